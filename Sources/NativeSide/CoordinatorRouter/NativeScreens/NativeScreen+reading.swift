internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NativeScreen {
  /// Reads a description: `{"title","modal","texts","buttons","onAppear"}`.
  init(_ screen: RoutesReader) throws(RouterAppFault) {
    try screen.admit(["title", "modal", "texts", "buttons", "onAppear"])
    content = DescribedScreen(
      title: try screen.optionalText("title"), rows: try Self.texts(screen) + Self.buttons(screen))
    isModal = try screen.flag("modal", default: false)
    onAppear = try Self.actions(screen, "onAppear")
  }

  private static func texts(_ screen: RoutesReader) throws(RouterAppFault) -> [DescribedScreen<[Action]>.Item] {
    try screen.items("texts").map { (text) throws(RouterAppFault) in
      try text.admit(["text", "testID"])
      return .init(.label, text: try text.text("text"), testID: try text.optionalText("testID"))
    }
  }

  private static func buttons(_ screen: RoutesReader) throws(RouterAppFault) -> [DescribedScreen<[Action]>.Item] {
    try screen.items("buttons").map { (button) throws(RouterAppFault) in
      try button.admit(["text", "testID", "actions"])
      return .init(
        .button, text: try button.text("text"), testID: try button.optionalText("testID"),
        action: try actions(button, "actions"))
    }
  }

  private static func actions(_ reader: RoutesReader, _ name: String) throws(RouterAppFault) -> [Action] {
    try reader.items(name).map(action)
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
