internal import NavbridgeWire

/// The options under `bottomTab` (rnn-options §4.7).
final class BottomTabOptionPaths: Sendable {
  let text, icon, selectedIcon, sfSymbol, sfSelectedSymbol, iconColor, selectedIconColor, textColor, selectedTextColor,
    fontFamily, fontSize, fontWeight, badge, badgeColor, testID, accessibilityLabel, selectTabOnPress, role,
    componentName, componentId, componentOwnId, visible: OptionPath
  let iconInsets: EdgesOptionPaths
  let dotIndicator: DotIndicatorOptionPaths

  init(_ options: inout OptionBuilder) {
    text = options.add("bottomTab.text", .text, unset: "none", .tab(.apply, .merge))
    icon = options.add("bottomTab.icon", .image, unset: "none", .tab(.apply, .merge))
    selectedIcon = options.add("bottomTab.selectedIcon", .image, unset: "`bottomTab.icon`", .tab(.apply, .merge))
    sfSymbol = options.add("bottomTab.sfSymbol", .text, unset: "none", .tab(.apply, .merge))
    sfSelectedSymbol = options.add("bottomTab.sfSelectedSymbol", .text, unset: "none", .tab(.apply, .merge))
    iconColor = options.add("bottomTab.iconColor", .color, unset: "none", .tab(.apply, .merge))
    selectedIconColor = options.add(
      "bottomTab.selectedIconColor", .color, unset: "`bottomTab.iconColor`", .tab(.apply, .merge))
    textColor = options.add(
      "bottomTab.textColor", .color, default: 0xFF00_0000, unset: "black", .tab(.apply, .merge))
    selectedTextColor = options.add(
      "bottomTab.selectedTextColor", .color, default: 0xFF00_0000, unset: "black", .tab(.apply, .merge))
    fontFamily = options.add("bottomTab.fontFamily", .text, unset: "the system's", .tab(.apply, .merge))
    fontSize = options.add("bottomTab.fontSize", .number, default: 10, .tab(.apply, .merge))
    fontWeight = options.add("bottomTab.fontWeight", .text, unset: "regular", .tab(.apply, .merge))
    iconInsets = EdgesOptionPaths(&options, "bottomTab.iconInsets", .tab(.apply, .merge))
    badge = options.add("bottomTab.badge", .clearableText, unset: "none", .tab(.apply, .merge))
    badgeColor = options.add(
      "bottomTab.badgeColor", .color, unset: "the system's", .tab(.apply, .merge), .component(.apply, .merge))
    dotIndicator = DotIndicatorOptionPaths(&options)
    testID = options.add("bottomTab.testID", .text, unset: "none", .tab(.apply, .merge))
    accessibilityLabel = options.add("bottomTab.accessibilityLabel", .text, unset: "none", .tab(.apply, .merge))
    selectTabOnPress = options.add("bottomTab.selectTabOnPress", .bool, default: true, .tabsController(.asked))
    role = options.add("bottomTab.role", .text, unset: "none", .tab(.apply, .merge))
    componentName = options.add("bottomTab.component.name", .text, unset: "none", .tabsController(.onInit))
    componentId = options.add("bottomTab.component.componentId", .text, unset: "none", .tabsController(.onInit))
    componentOwnId = options.add("bottomTab.component.id", .text, fidelity: .idOfComponent)
    visible = options.add("bottomTab.visible", .bool, unset: "none", .tabsController(.merge))
  }
}

/// The options under `bottomTab.dotIndicator`.
final class DotIndicatorOptionPaths: Sendable {
  let visible, color, size: OptionPath

  init(_ options: inout OptionBuilder) {
    visible = options.add("bottomTab.dotIndicator.visible", .bool, unset: "as it is", .dot(.layout, .merge))
    color = options.add(
      "bottomTab.dotIndicator.color", .color, default: 0xFFFF_0000, unset: "red", .dot(.layout, .merge))
    size = options.add("bottomTab.dotIndicator.size", .number, default: 6, .dot(.layout, .merge))
  }

  var all: [OptionPath] { [visible, color, size] }
}
