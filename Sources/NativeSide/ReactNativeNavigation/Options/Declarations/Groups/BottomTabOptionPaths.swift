/// The options under `bottomTab` (rnn-options §4.7).
final class BottomTabOptionPaths: Sendable {
  let text = OptionPath("bottomTab.text", .text, unset: "none", .tab(.apply, .merge))
  let icon = OptionPath("bottomTab.icon", .image, unset: "none", .tab(.apply, .merge))
  let selectedIcon = OptionPath("bottomTab.selectedIcon", .image, unset: "`bottomTab.icon`", .tab(.apply, .merge))
  let sfSymbol = OptionPath("bottomTab.sfSymbol", .text, unset: "none", .tab(.apply, .merge))
  let sfSelectedSymbol = OptionPath("bottomTab.sfSelectedSymbol", .text, unset: "none", .tab(.apply, .merge))
  let iconColor = OptionPath("bottomTab.iconColor", .color, unset: "none", .tab(.apply, .merge))
  let selectedIconColor = OptionPath(
    "bottomTab.selectedIconColor", .color, unset: "`bottomTab.iconColor`", .tab(.apply, .merge))
  let textColor = OptionPath(
    "bottomTab.textColor", .color, default: 0xFF00_0000, unset: "black", .tab(.apply, .merge))
  let selectedTextColor = OptionPath(
    "bottomTab.selectedTextColor", .color, default: 0xFF00_0000, unset: "black", .tab(.apply, .merge))
  let fontFamily = OptionPath("bottomTab.fontFamily", .text, unset: "the system's", .tab(.apply, .merge))
  let fontSize = OptionPath("bottomTab.fontSize", .number, default: 10, .tab(.apply, .merge))
  let fontWeight = OptionPath("bottomTab.fontWeight", .text, unset: "regular", .tab(.apply, .merge))
  let iconInsets = EdgesOptionPaths("bottomTab.iconInsets", .tab(.apply, .merge))
  let badge = OptionPath("bottomTab.badge", .clearableText, unset: "none", .tab(.apply, .merge))
  let badgeColor = OptionPath(
    "bottomTab.badgeColor", .color, unset: "the system's", .tab(.apply, .merge), .component(.apply, .merge))
  let dotIndicator = DotIndicatorOptionPaths()
  let testID = OptionPath("bottomTab.testID", .text, unset: "none", .tab(.apply, .merge))
  let accessibilityLabel = OptionPath("bottomTab.accessibilityLabel", .text, unset: "none", .tab(.apply, .merge))
  let selectTabOnPress = OptionPath("bottomTab.selectTabOnPress", .bool, default: true, .tabsController(.asked))
  let role = OptionPath("bottomTab.role", .text, unset: "none", .tab(.apply, .merge))
  let componentName = OptionPath("bottomTab.component.name", .text, unset: "none", .tabsController(.onInit))
  let componentId = OptionPath("bottomTab.component.componentId", .text, unset: "none", .tabsController(.onInit))
  let visible = OptionPath("bottomTab.visible", .bool, unset: "none", .tabsController(.merge))
}

/// The options under `bottomTab.dotIndicator`.
final class DotIndicatorOptionPaths: Sendable {
  let visible = OptionPath("bottomTab.dotIndicator.visible", .bool, unset: "as it is", .dot(.layout, .merge))
  let color = OptionPath(
    "bottomTab.dotIndicator.color", .color, default: 0xFFFF_0000, unset: "red", .dot(.layout, .merge))
  let size = OptionPath("bottomTab.dotIndicator.size", .number, default: 6, .dot(.layout, .merge))

  var all: [OptionPath] { [visible, color, size] }
}
