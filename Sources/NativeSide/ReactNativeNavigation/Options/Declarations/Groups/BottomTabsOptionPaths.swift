/// The options under `bottomTabs` (rnn-options §4.6).
final class BottomTabsOptionPaths: Sendable {
  let visible = OptionPath("bottomTabs.visible", .bool, default: true, .tabs(.apply, .merge), .base(.asked))
  let animate = OptionPath("bottomTabs.animate", .bool, default: false, .tabs(.merge))
  let currentTabIndex = OptionPath(
    "bottomTabs.currentTabIndex", .intNumber, default: 0, merging: .consumed, .tabs(.onInit, .merge))
  let currentTabId = OptionPath(
    "bottomTabs.currentTabId", .text, unset: "none", merging: .consumed, .tabs(.onInit, .merge))
  let drawBehind = OptionPath("bottomTabs.drawBehind", .bool, default: false, .component(.onInit, .merge))
  let backgroundColor = OptionPath(
    "bottomTabs.backgroundColor", .color, unset: "system background", .tabBar(.apply, .merge))
  let translucent = OptionPath("bottomTabs.translucent", .bool, default: false, .tabBar(.apply, .merge))
  let hideShadow = OptionPath("bottomTabs.hideShadow", .bool, default: false, .tabBar(.apply, .merge))
  let barStyle = OptionPath("bottomTabs.barStyle", .text, unset: "unchanged", .tabBar(.apply, .merge))
  let testID = OptionPath("bottomTabs.testID", .text, unset: "none", .tabBar(.apply, .merge))
  let titleDisplayMode = OptionPath("bottomTabs.titleDisplayMode", .text, default: "alwaysShow", .tabs(.onInit))
  let tabsAttachMode = OptionPath(
    "bottomTabs.tabsAttachMode", .word(["together", "afterInitialTab", "onSwitchToTab"]), default: "together",
    .tabsController(.onInit))
  let borderColor = OptionPath(
    "bottomTabs.borderColor", .color, unset: "black, if a width is set", .tabBar(.apply, .merge))
  let borderWidth = OptionPath(
    "bottomTabs.borderWidth", .number, default: 0.1, .tabBar(.apply, .merge))
  let shadowColor = OptionPath("bottomTabs.shadow.color", .color, unset: "as it is", .tabBar(.apply, .merge))
  let shadowRadius = OptionPath("bottomTabs.shadow.radius", .number, unset: "as it is", .tabBar(.apply, .merge))
  let shadowOpacity = OptionPath("bottomTabs.shadow.opacity", .number, unset: "as it is", .tabBar(.apply, .merge))
  let customRow = CustomRowOptionPaths()
  let tabColor = OptionPath("bottomTabs.tabColor", .color, fidelity: .unread)
  let selectedTabColor = OptionPath("bottomTabs.selectedTabColor", .color, fidelity: .unread)
  let fontSize = OptionPath("bottomTabs.fontSize", .number, fidelity: .unread)
  let fontFamily = OptionPath("bottomTabs.fontFamily", .text, fidelity: .unread)
}

/// The options under `bottomTabs.customRow`, the row of React views over the bar. Only the tabs' own options are read.
final class CustomRowOptionPaths: Sendable {
  let height = OptionPath("bottomTabs.customRow.height", .number, unset: "the bar's", .tabsController(.layout))
  let backgroundColor = OptionPath(
    "bottomTabs.customRow.backgroundColor", .color, unset: "none", .tabsController(.layout))
  let backgroundEffect = OptionPath(
    "bottomTabs.customRow.backgroundEffect", .text, unset: "`blur`", .tabsController(.layout))
  let cornerRadius = OptionPath("bottomTabs.customRow.cornerRadius", .number, default: 0, .tabsController(.layout))
  let horizontalMargin = OptionPath(
    "bottomTabs.customRow.horizontalMargin", .number, default: 0, .tabsController(.layout))
  let bottomMargin = OptionPath("bottomTabs.customRow.bottomMargin", .number, default: 0, .tabsController(.layout))
}
