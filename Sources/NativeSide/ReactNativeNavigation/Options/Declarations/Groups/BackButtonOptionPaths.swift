/// The options under `topBar.backButton` (rnn-options §4.4). The options that customise the button are applied to the
/// previous screen's item.
final class BackButtonOptionPaths: Sendable {
  let visible = OptionPath("topBar.backButton.visible", .bool, default: true, .component(.apply, .merge))
  let identifier = OptionPath(
    "topBar.backButton.identifier", .text, default: "RNN.back", .stackController(.asked))
  let popStackOnPress = OptionPath(
    "topBar.backButton.popStackOnPress", .bool, default: true, .stackController(.asked))
  let icon = OptionPath("topBar.backButton.icon", .image, unset: "the system's", .topBar(.apply, .merge))
  let sfSymbol = OptionPath("topBar.backButton.sfSymbol", .text, unset: "none", .topBar(.apply, .merge))
  let color = OptionPath("topBar.backButton.color", .color, unset: "none", .topBar(.apply, .merge))
  let title = OptionPath(
    "topBar.backButton.title", .text, unset: "the previous screen's title", .topBar(.apply, .merge))
  let showTitle = OptionPath("topBar.backButton.showTitle", .bool, default: true, .topBar(.apply, .merge))
  let fontFamily = OptionPath("topBar.backButton.fontFamily", .text, unset: "none", .topBar(.apply, .merge))
  let fontSize = OptionPath("topBar.backButton.fontSize", .number, default: 17, .topBar(.apply, .merge))
  let displayMode = OptionPath("topBar.backButton.displayMode", .text, default: "default", .topBar(.apply, .merge))
  let enableMenu = OptionPath("topBar.backButton.enableMenu", .bool, default: true, .topBar(.apply, .merge))
  let testID = OptionPath("topBar.backButton.testID", .text, unset: "none", .topBar(.apply, .merge))
  let iconBackground = IconBackgroundOptionPaths(
    "topBar.backButton.iconBackground", isDisabled: false, .topBar(.apply, .merge))
  let hideSharedBackground = OptionPath(
    "topBar.backButton.hideSharedBackground", .bool, unset: "`true` with an icon background", fidelity: .ios26,
    .topBar(.apply, .merge))
  let transition = OptionPath("topBar.backButton.transition", .text, fidelity: .unread)
}

/// The background that is drawn behind an icon. It is drawn only if it has a colour.
final class IconBackgroundOptionPaths: Sendable {
  let color, disabledColor, cornerRadius, width, height: OptionPath

  /// - Parameter isDisabled: True if the element with the icon can be disabled.
  init(_ path: String, isDisabled: Bool, _ reader: OptionReader) {
    color = OptionPath("\(path).color", .color, unset: "clear", reader)
    disabledColor =
      isDisabled
      ? OptionPath("\(path).disabledColor", .color, unset: "none", reader)
      : OptionPath("\(path).disabledColor", .color, fidelity: .unread)
    cornerRadius = OptionPath("\(path).cornerRadius", .number, default: 0, reader)
    width = OptionPath("\(path).width", .number, unset: "the icon's", reader)
    height = OptionPath("\(path).height", .number, unset: "the icon's", reader)
  }
}
