internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NativeScreen {
  /// Reads a description: `{"title","modal","texts","buttons","onAppear"}`.
  ///
  /// - Parameter flags: The names of the declared feature flags.
  init(_ screen: RoutesReader, flags: [String]) throws(RouterAppFault) {
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
          actions: try Self.actions(button, "actions", flags)))
    }
    (self.texts, self.buttons) = (texts, buttons)
    onAppear = try Self.actions(screen, "onAppear", flags)
  }

  private static func actions(
    _ reader: RoutesReader, _ name: String, _ flags: [String]
  ) throws(RouterAppFault) -> [Action] {
    var actions: [Action] = []
    for item in try reader.items(name) { actions.append(try action(item, flags)) }
    return actions
  }

  private static func action(_ item: RoutesReader, _ flags: [String]) throws(RouterAppFault) -> Action {
    try item.admit(["perform", "openURL", "setFlag", "enabled"])
    guard ["perform", "openURL", "setFlag"].count(where: { item.member($0) != nil }) == 1 else { throw noAction(item) }
    if let perform = item.member("perform") { return .perform(try NavigationAction(perform)) }
    if let url = try item.optionalText("openURL") { return .openURL(url) }
    let flag = try item.text("setFlag")
    guard flags.contains(flag) else {
      throw RouterAppFault(
        item.path + [.member("setFlag")], "The action sets the feature flag \(RouterApp.undeclared(flag, among: flags))"
      )
    }
    return .setFlag(flag, isEnabled: try item.flag("enabled", default: true))
  }

  private static func noAction(_ item: RoutesReader) -> RouterAppFault {
    RouterAppFault(
      item.path,
      "An action is one of {\"perform\": ACTION}, {\"openURL\": URL} and {\"setFlag\": NAME, \"enabled\"?: true or false}."
    )
  }
}
