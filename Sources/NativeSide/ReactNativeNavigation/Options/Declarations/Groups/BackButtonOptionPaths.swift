internal import NavbridgeWire

/// The options under `topBar.backButton` (rnn-options §4.4). The options that customise the button are applied to the
/// previous screen's item.
final class BackButtonOptionPaths: Sendable {
  let visible, identifier, popStackOnPress, icon, sfSymbol, color, title, showTitle, fontFamily, fontSize, displayMode,
    enableMenu, testID, hideSharedBackground, transition: OptionPath
  let iconBackground: IconBackgroundOptionPaths

  init(_ options: inout OptionBuilder) {
    visible = options.add("topBar.backButton.visible", .bool, default: true, .component(.apply, .merge))
    identifier = options.add(
      "topBar.backButton.identifier", .text, default: "RNN.back", .stackController(.asked))
    popStackOnPress = options.add(
      "topBar.backButton.popStackOnPress", .bool, default: true, .stackController(.asked))
    icon = options.add("topBar.backButton.icon", .image, unset: "the system's", .topBar(.apply, .merge))
    sfSymbol = options.add("topBar.backButton.sfSymbol", .text, unset: "none", .topBar(.apply, .merge))
    color = options.add("topBar.backButton.color", .color, unset: "none", .topBar(.apply, .merge))
    title = options.add(
      "topBar.backButton.title", .text, unset: "the previous screen's title", .topBar(.apply, .merge))
    showTitle = options.add("topBar.backButton.showTitle", .bool, default: true, .topBar(.apply, .merge))
    fontFamily = options.add("topBar.backButton.fontFamily", .text, unset: "none", .topBar(.apply, .merge))
    fontSize = options.add("topBar.backButton.fontSize", .number, default: 17, .topBar(.apply, .merge))
    displayMode = options.add("topBar.backButton.displayMode", .text, default: "default", .topBar(.apply, .merge))
    enableMenu = options.add("topBar.backButton.enableMenu", .bool, default: true, .topBar(.apply, .merge))
    testID = options.add("topBar.backButton.testID", .text, unset: "none", .topBar(.apply, .merge))
    iconBackground = IconBackgroundOptionPaths(
      &options, "topBar.backButton.iconBackground", isDisabled: false, .topBar(.apply, .merge))
    hideSharedBackground = options.add(
      "topBar.backButton.hideSharedBackground", .bool, unset: "`true` with an icon background", fidelity: .ios26,
      .topBar(.apply, .merge))
    transition = options.add("topBar.backButton.transition", .text, fidelity: .unread)
  }
}

/// The background that is drawn behind an icon. It is drawn only if it has a colour.
final class IconBackgroundOptionPaths: Sendable {
  let color, disabledColor, cornerRadius, width, height: OptionPath

  /// - Parameter isDisabled: True if the element with the icon can be disabled.
  init(_ options: inout OptionBuilder, _ path: String, isDisabled: Bool, _ reader: OptionReader) {
    color = options.add("\(path).color", .color, unset: "clear", reader)
    disabledColor =
      isDisabled
      ? options.add("\(path).disabledColor", .color, unset: "none", reader)
      : options.add("\(path).disabledColor", .color, fidelity: .unread)
    cornerRadius = options.add("\(path).cornerRadius", .number, default: 0, reader)
    width = options.add("\(path).width", .number, unset: "the icon's", reader)
    height = options.add("\(path).height", .number, unset: "the icon's", reader)
  }
}
