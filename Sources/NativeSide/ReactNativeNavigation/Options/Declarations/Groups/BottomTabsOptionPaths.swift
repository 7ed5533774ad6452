internal import NavbridgeWire

/// The options under `bottomTabs` (rnn-options §4.6).
final class BottomTabsOptionPaths: Sendable {
  let visible, animate, currentTabIndex, currentTabId, drawBehind, backgroundColor, translucent, hideShadow, barStyle,
    testID, titleDisplayMode, tabsAttachMode, borderColor, borderWidth, shadowColor, shadowRadius, shadowOpacity,
    tabColor, selectedTabColor, fontSize, fontFamily: OptionPath
  let customRow: CustomRowOptionPaths

  init(_ options: inout OptionBuilder) {
    visible = options.add("bottomTabs.visible", .bool, default: true, .tabs(.apply, .merge), .base(.asked))
    animate = options.add("bottomTabs.animate", .bool, default: false, .tabs(.merge))
    currentTabIndex = options.add(
      "bottomTabs.currentTabIndex", .intNumber, default: 0, merging: .consumed, .tabs(.onInit, .merge))
    currentTabId = options.add(
      "bottomTabs.currentTabId", .text, unset: "none", merging: .consumed, .tabs(.onInit, .merge))
    drawBehind = options.add("bottomTabs.drawBehind", .bool, default: false, .component(.onInit, .merge))
    backgroundColor = options.add(
      "bottomTabs.backgroundColor", .color, unset: "system background", .tabBar(.apply, .merge))
    translucent = options.add("bottomTabs.translucent", .bool, default: false, .tabBar(.apply, .merge))
    hideShadow = options.add("bottomTabs.hideShadow", .bool, default: false, .tabBar(.apply, .merge))
    barStyle = options.add("bottomTabs.barStyle", .text, unset: "unchanged", .tabBar(.apply, .merge))
    testID = options.add("bottomTabs.testID", .text, unset: "none", .tabBar(.apply, .merge))
    titleDisplayMode = options.add("bottomTabs.titleDisplayMode", .text, default: "alwaysShow", .tabs(.onInit))
    tabsAttachMode = options.add(
      "bottomTabs.tabsAttachMode", .word(["together", "afterInitialTab", "onSwitchToTab"]), default: "together",
      .tabsController(.onInit))
    borderColor = options.add(
      "bottomTabs.borderColor", .color, unset: "black, if a width is set", .tabBar(.apply, .merge))
    borderWidth = options.add(
      "bottomTabs.borderWidth", .number, default: 0.1, .tabBar(.apply, .merge))
    shadowColor = options.add("bottomTabs.shadow.color", .color, unset: "as it is", .tabBar(.apply, .merge))
    shadowRadius = options.add("bottomTabs.shadow.radius", .number, unset: "as it is", .tabBar(.apply, .merge))
    shadowOpacity = options.add("bottomTabs.shadow.opacity", .number, unset: "as it is", .tabBar(.apply, .merge))
    customRow = CustomRowOptionPaths(&options)
    tabColor = options.add("bottomTabs.tabColor", .color, fidelity: .unread)
    selectedTabColor = options.add("bottomTabs.selectedTabColor", .color, fidelity: .unread)
    fontSize = options.add("bottomTabs.fontSize", .number, fidelity: .unread)
    fontFamily = options.add("bottomTabs.fontFamily", .text, fidelity: .unread)
  }
}

/// The options under `bottomTabs.customRow`, the row of React views over the bar. Only the tabs' own options are read.
final class CustomRowOptionPaths: Sendable {
  let height, backgroundColor, backgroundEffect, cornerRadius, horizontalMargin, bottomMargin: OptionPath

  init(_ options: inout OptionBuilder) {
    height = options.add("bottomTabs.customRow.height", .number, unset: "the bar's", .tabsController(.layout))
    backgroundColor = options.add(
      "bottomTabs.customRow.backgroundColor", .color, unset: "none", .tabsController(.layout))
    backgroundEffect = options.add(
      "bottomTabs.customRow.backgroundEffect", .text, unset: "`blur`", .tabsController(.layout))
    cornerRadius = options.add("bottomTabs.customRow.cornerRadius", .number, default: 0, .tabsController(.layout))
    horizontalMargin = options.add(
      "bottomTabs.customRow.horizontalMargin", .number, default: 0, .tabsController(.layout))
    bottomMargin = options.add("bottomTabs.customRow.bottomMargin", .number, default: 0, .tabsController(.layout))
  }
}
