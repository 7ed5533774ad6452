internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NativeScreen {
  /// Reads a description: `{"title","modal","texts","buttons","onAppear"}`.
  ///
  /// - Parameter flags: The names of the declared feature flags.
  init(_ screen: RoutesReader, flags: [String]) throws(RouterAppFault) {
    try screen.admit(["title", "modal", "texts", "buttons", "onAppear"])
    content = DescribedScreen(
      title: try screen.optionalText("title"), rows: try Self.texts(screen) + Self.buttons(screen, flags))
    isModal = try screen.flag("modal", default: false)
    onAppear = try Self.actions(screen, "onAppear", flags)
  }

  private static func texts(_ screen: RoutesReader) throws(RouterAppFault) -> [DescribedScreen<[Action]>.Item] {
    try screen.items("texts").map { (text) throws(RouterAppFault) in
      try text.admit(["text", "testID"])
      return .init(.label, text: try text.text("text"), testID: try text.optionalText("testID"))
    }
  }

  private static func buttons(
    _ screen: RoutesReader, _ flags: [String]
  ) throws(RouterAppFault) -> [DescribedScreen<[Action]>.Item] {
    try screen.items("buttons").map { (button) throws(RouterAppFault) in
      try button.admit(["text", "testID", "actions"])
      return .init(
        .button, text: try button.text("text"), testID: try button.optionalText("testID"),
        action: try actions(button, "actions", flags))
    }
  }

  private static func actions(
    _ reader: RoutesReader, _ name: String, _ flags: [String]
  ) throws(RouterAppFault) -> [Action] {
    try reader.items(name).map { (item) throws(RouterAppFault) in try action(item, flags) }
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
