internal import Shared

/// What iOS throws at when it comes to use the options of a command: found before the command begins, so that it can be
/// rejected with nothing half done (protocol §10, 'where iOS throws').
enum OptionsCheck {
  static func check(_ options: JSON) throws(RNNException) {
    guard let topBar = options["topBar"] else { return }
    for side in ["leftButtons", "rightButtons"] {
      for button in items(topBar[side]) {
        if button["id"]?.string == nil { throw .buttonWithoutId(text: button["text"]?.string) }
        try checkComponent(button["component"])
      }
    }
    try checkComponent(topBar["title"]?["component"])
    try checkComponent(topBar["background"]?["component"])
  }

  /// iOS reads name and id of a component that has either (rnn-layouts §6.5).
  private static func checkComponent(_ component: JSON?) throws(RNNException) {
    let (name, id) = (component?["name"]?.string, component?["componentId"]?.string)
    if (name == nil) != (id == nil) { throw .paramGet }
  }

  private static func items(_ json: JSON?) -> [JSON] {
    switch json {
    case .array(let items)?: items
    case .object?: [json!]
    default: []
    }
  }
}
