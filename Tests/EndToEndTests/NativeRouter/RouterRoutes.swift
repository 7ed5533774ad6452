/// The apps that the tests of the native router run.
enum RouterRoutes {
  /// Two tabs; 'L' is modal; 'Event' is native while its flag is on; 'Wallet' is native only, and 'Sheet' a native modal.
  static let app = """
    {
      "tabs": [{"name": "home", "root": "H"}, {"name": "sports", "root": {"name": "S", "params": {"sport": "all"}}}],
      "screens": [
        {"name": "L", "modal": true},
        {"name": "Lock", "modal": true, "dismissable": false},
        {"name": "Event", "native": "event", "flag": "nativeEvent"},
        {"name": "ModalEvent", "modal": true, "native": "event", "flag": "nativeEvent"},
        {"name": "Wallet", "native": "wallet", "nativeOnly": true, "flag": "nativeWallet"},
        {"name": "Plain", "native": "event"},
        {"name": "Sheet", "native": "sheet", "nativeOnly": true}
      ],
      "flags": {"nativeEvent": false, "nativeWallet": false},
      "links": {
        "schemes": ["entain"],
        "templates": [
          {"pattern": "bets/:eventId?tab#:section", "screen": "EventScreen", "stack": "sports"},
          {"pattern": "login", "screen": "L"},
          {"pattern": "event/:id", "screen": "Event"}
        ]
      },
      "nativeScreens": {
        "event": {"title": "Event $params.id", "texts": [{"text": "native $params.id", "testID": "event.text"}]},
        "wallet": {
          "buttons": [
            {"text": "Link", "testID": "link", "actions": [{"openURL": "entain://bets/9?tab=x"}]},
            {"text": "Foreign link", "testID": "foreign", "actions": [{"openURL": "other://bets/9"}]},
            {"text": "Go", "testID": "go", "actions": [
              {"perform": {"type": "navigate", "route": {"name": "A", "params": {"from": "native"}}}}]},
            {"text": "Modal", "testID": "modal", "actions": [{"perform": {"type": "navigate", "route": {"name": "L"}}}]},
            {"text": "Flag", "testID": "flag", "actions": [{"setFlag": "nativeEvent", "enabled": true}]}
          ]
        },
        "sheet": {"modal": true}
      }
    }
    """
}
