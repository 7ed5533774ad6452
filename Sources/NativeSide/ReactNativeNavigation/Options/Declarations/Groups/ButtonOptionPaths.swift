internal import NavbridgeWire

/// The keys of a top bar's button (rnn-options §4.5). A button is read from its own object and never merged key by key.
final class ButtonOptionPaths: Sendable {
  /// The placeholder in a path for a button of either side.
  static let prefix = "topBar.*Buttons.*"

  let id, text, icon, sfSymbol, systemItem, color, disabledColor, disableIconTint, enabled, fontFamily, fontSize,
    fontWeight, testID, accessibilityLabel, hideSharedBackground, selectTabOnPress: OptionPath
  let component: ComponentOptionPaths
  let iconInsets: EdgesOptionPaths
  let iconBackground: IconBackgroundOptionPaths

  init(_ options: inout OptionBuilder) {
    id = options.addButtonKey("id", .text, unset: "required")
    component = ComponentOptionPaths(&options, "\(Self.prefix).component", isAligned: false, buttonReader)
    text = options.addButtonKey("text", .text)
    icon = options.addButtonKey("icon", .image)
    sfSymbol = options.addButtonKey("sfSymbol", .text)
    systemItem = options.addButtonKey("systemItem", .text)
    iconInsets = EdgesOptionPaths(&options, "\(Self.prefix).iconInsets", buttonReader)
    iconBackground = IconBackgroundOptionPaths(
      &options, "\(Self.prefix).iconBackground", isDisabled: true, buttonReader)
    color = options.addButtonKey("color", .color, unset: "the side's")
    disabledColor = options.addButtonKey("disabledColor", .color, unset: "the side's")
    disableIconTint = options.add("\(Self.prefix).disableIconTint", .bool, default: false, buttonReader)
    enabled = options.add("\(Self.prefix).enabled", .bool, default: true, buttonReader)
    fontFamily = options.addButtonKey("fontFamily", .text, unset: "the system's")
    fontSize = options.add("\(Self.prefix).fontSize", .number, default: 17, buttonReader)
    fontWeight = options.addButtonKey("fontWeight", .text, unset: "regular")
    testID = options.addButtonKey("testID", .text)
    accessibilityLabel = options.addButtonKey("accessibilityLabel", .text)
    hideSharedBackground = options.add(
      "\(Self.prefix).hideSharedBackground", .bool, unset: "`true` for components and custom icons", fidelity: .ios26,
      buttonReader)
    selectTabOnPress = options.add("\(Self.prefix).selectTabOnPress", .bool, fidelity: .unread)
  }
}

private let buttonReader = OptionReader.buttons(.apply, .merge)

extension OptionBuilder {
  fileprivate mutating func addButtonKey(_ key: String, _ type: OptionType, unset: String = "none") -> OptionPath {
    add("\(ButtonOptionPaths.prefix).\(key)", type, unset: unset, buttonReader)
  }
}
