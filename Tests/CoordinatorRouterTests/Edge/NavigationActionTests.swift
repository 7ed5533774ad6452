import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// native-router §4: the actions on the wire, and each mistake in one.
@Suite("An action on the wire")
struct NavigationActionTests {
  static let actions: [NavigationAction] = [
    .goBack, .setParams(params: ["a": 1, "b": .null]), .setParams(params: nil),
    .navigate(
      action: .push(navParams: NavigateParams(route: Route(name: "B"))), route: Route(key: "k", name: "A"),
      stack: "home"),
    .navigate(action: nil, route: nil, stack: nil), .reset, .resetHome,
    .openDrawer(drawerState: DrawerState(side: .right)), .openDrawer(drawerState: nil), .closerDrawer,
    .toggleDrawer(drawerState: DrawerState()),
    .push(navParams: NavigateParams(route: Route(name: "A", params: ["x": [1, 2]]), stack: "home", animated: false)),
    .push(navParams: nil), .pop(popParams: PopParams(count: 3, toKey: "k", animated: false)), .pop(popParams: nil),
    .replace(navParams: NavigateParams(route: Route(name: "A"), replaceKey: "k")), .popToTop,
  ]

  @Test("is read as it was written", arguments: actions)
  func roundTrip(_ action: NavigationAction) throws {
    let text = action.json.description
    #expect(try NavigationAction(json: JSONDocument(text).root.json) == action)
  }

  @Test("has each of the twelve kinds")
  func kinds() {
    #expect(Set(Self.actions.map(\.kind)) == Set(NavigationAction.Kind.allCases))
    #expect(NavigationAction.Kind.allCases.count == 12)
  }

  @Test("may be written with 'closeDrawer', and with parameters that are left out or null")
  func leniency() throws {
    #expect(try NavigationAction(json: ["type": "closeDrawer"]) == .closerDrawer)
    #expect(
      try NavigationAction(json: ["type": "push", "navParams": ["route": ["name": "A"]]])
        == .push(navParams: NavigateParams(route: Route(name: "A"))))
    #expect(try NavigationAction(json: ["type": "pop", "popParams": .null]) == .pop(popParams: nil))
    #expect(try NavigationAction(json: ["type": "pop", "popParams": [:]]) == .pop(popParams: PopParams()))
    #expect(
      try NavigationAction(json: ["type": "openDrawer", "drawerState": [:]])
        == .openDrawer(drawerState: DrawerState(side: .left)))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let json: JSON
    let message: String
    init(_ json: JSON, _ message: String) { (self.json, self.message) = (json, message) }
    var testDescription: String { json.description }
  }

  private static let types =
    "'goBack', 'setParams', 'navigate', 'reset', 'resetHome', 'openDrawer', 'closerDrawer', 'toggleDrawer', 'push', "
    + "'pop', 'replace', 'popToTop'"

  static let mistakes = [
    Mistake("goBack", "The action is not an object, but a text."),
    Mistake(.null, "The action is not an object, but null."),
    Mistake([:], "The action has no 'type'; the types are \(types)."),
    Mistake(["type": 7], "The action has a wrong 'type': it is a number, and a text is expected."),
    Mistake(["type": "jump"], "The action has the type 'jump', which does not exist; the types are \(types)."),
    Mistake(
      ["type": "goBack", "route": [:]],
      "The action has the member 'route', which does not exist; the members are 'type'."),
    Mistake(
      ["type": "setParams", "params": [1]],
      "The action has a wrong 'params': it is an array, and an object is expected."),
    Mistake(
      ["type": "navigate", "route": "A"],
      "The action has a wrong 'route': it is a text, and an object is expected."),
    Mistake(
      ["type": "navigate", "route": ["key": "k"]],
      "The action's 'route' has no 'name'; the name of a screen is expected."),
    Mistake(
      ["type": "navigate", "route": ["name": ""]],
      "The action's 'route' has no 'name'; the name of a screen is expected."),
    Mistake(
      ["type": "navigate", "route": ["name": "A", "param": [:]]],
      "The action's 'route' for the route 'A' has the member 'param', which does not exist; the members are 'key', 'name', 'params'."
    ),
    Mistake(
      ["type": "navigate", "stack": true],
      "The action has a wrong 'stack': it is a flag, and a text is expected."),
    Mistake(
      ["type": "navigate", "action": ["type": "pop", "popParams": ["count": 0]]],
      "The action's 'action.popParams' has a wrong 'count': it is 0, and a whole number from 1 is expected."),
    Mistake(
      [
        "type": "navigate", "route": ["name": "A"],
        "action": ["type": "push", "navParams": ["route": ["name": "B", "key": 1]]],
      ],
      "The action's 'action.navParams.route' for the route 'B' has a wrong 'key': it is a number, and a text is expected."
    ),
    Mistake(
      ["type": "openDrawer", "drawerState": ["side": "top"]],
      "The action's 'drawerState' has the side 'top'; 'left' or 'right' is expected."),
    Mistake(
      ["type": "push", "navParams": ["animated": true]],
      "The action's 'navParams' has no 'route'; an object with the 'name' of a screen is expected."),
    Mistake(
      ["type": "push", "navParams": ["route": ["name": "A"], "animated": 1]],
      "The action's 'navParams' for the route 'A' has a wrong 'animated': it is a number, and true or false is expected."
    ),
    Mistake(
      ["type": "replace", "navParams": ["route": ["name": "A", "params": "x"]]],
      "The action's 'navParams.route' for the route 'A' has a wrong 'params': it is a text, and an object is expected."),
    Mistake(
      ["type": "pop", "popParams": ["count": 1.5]],
      "The action's 'popParams' has a wrong 'count': it is 1.5, and a whole number from 1 is expected."),
    Mistake(
      ["type": "pop", "popParams": ["toKey": 5]],
      "The action's 'popParams' has a wrong 'toKey': it is a number, and a text is expected."),
  ]

  @Test("is refused with a sentence that names the mistake", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let error = #expect(throws: RouterError.self) { try NavigationAction(json: mistake.json) }
    #expect(error == RouterError(.badAction, mistake.message))
  }
}
