/// The keys of a top bar's button (rnn-options §4.5). A button is read from its own object and never merged key by key.
final class ButtonOptionPaths: Sendable {
  /// The placeholder in a path for a button of either side.
  static let prefix = "topBar.*Buttons.*"

  let id = buttonKey("id", .text, unset: "required")
  let component = ComponentOptionPaths("\(prefix).component", isAligned: false, buttonReader)
  let text = buttonKey("text", .text)
  let icon = buttonKey("icon", .image)
  let sfSymbol = buttonKey("sfSymbol", .text)
  let systemItem = buttonKey("systemItem", .text)
  let iconInsets = EdgesOptionPaths("\(prefix).iconInsets", buttonReader)
  let iconBackground = IconBackgroundOptionPaths("\(prefix).iconBackground", isDisabled: true, buttonReader)
  let color = buttonKey("color", .color, unset: "the side's")
  let disabledColor = buttonKey("disabledColor", .color, unset: "the side's")
  let disableIconTint = OptionPath("\(prefix).disableIconTint", .bool, default: false, buttonReader)
  let enabled = OptionPath("\(prefix).enabled", .bool, default: true, buttonReader)
  let fontFamily = buttonKey("fontFamily", .text, unset: "the system's")
  let fontSize = OptionPath("\(prefix).fontSize", .number, default: 17, buttonReader)
  let fontWeight = buttonKey("fontWeight", .text, unset: "regular")
  let testID = buttonKey("testID", .text)
  let accessibilityLabel = buttonKey("accessibilityLabel", .text)
  let hideSharedBackground = OptionPath(
    "\(prefix).hideSharedBackground", .bool, unset: "`true` for components and custom icons", fidelity: .ios26,
    buttonReader)
  let selectTabOnPress = OptionPath("\(prefix).selectTabOnPress", .bool, fidelity: .unread)
}

private let buttonReader = OptionReader.buttons(.apply, .merge)

private func buttonKey(_ key: String, _ type: OptionType, unset: String = "none") -> OptionPath {
  OptionPath("\(ButtonOptionPaths.prefix).\(key)", type, unset: unset, buttonReader)
}
