internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NativeScreen {
  /// Reads a description: `{"title","modal","texts","buttons","onAppear"}`.
  init(_ screen: RoutesReader) throws(RouterAppFault) {
    try screen.admit(["title", "modal", "texts", "buttons", "onAppear"])
    title = try screen.optionalText("title")
    isModal = try screen.flag("modal", default: false)
    var texts: [Text] = []
    for text in try screen.items("texts") {
      try text.admit(["text", "testID"])
      texts.append(Text(text: try text.text("text"), testID: try text.optionalText("testID")))
    }
    var buttons: [Button] = []
    for button in try screen.items("buttons") {
      try button.admit(["text", "testID", "actions"])
      buttons.append(
        Button(
          text: try button.text("text"), testID: try button.optionalText("testID"),
          actions: try Self.actions(button, "actions")))
    }
    (self.texts, self.buttons) = (texts, buttons)
    onAppear = try Self.actions(screen, "onAppear")
  }

  private static func actions(_ reader: RoutesReader, _ name: String) throws(RouterAppFault) -> [Action] {
    var actions: [Action] = []
    for item in try reader.items(name) { actions.append(try action(item)) }
    return actions
  }

  private static func action(_ item: RoutesReader) throws(RouterAppFault) -> Action {
    try item.admit(["perform", "openURL", "setFlag", "enabled"])
    if let perform = item.member("perform") { return .perform(try NavigationAction(perform)) }
    if let url = try item.optionalText("openURL") { return .openURL(url) }
    if let flag = try item.optionalText("setFlag") {
      return .setFlag(flag, isEnabled: try item.flag("enabled", default: true))
    }
    throw RouterAppFault(
      item.path,
      "An action is one of {\"perform\": ACTION}, {\"openURL\": URL} and {\"setFlag\": NAME, \"enabled\": true or false}."
    )
  }
}
