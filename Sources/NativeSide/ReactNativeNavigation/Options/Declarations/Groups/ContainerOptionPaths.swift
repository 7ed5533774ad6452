internal import NavbridgeWire

/// The options under `topTabs` and `topTab`. iOS declares them and never parses them (rnn-options §4.8).
final class TopTabsOptionPaths: Sendable {
  let backgroundColor, title, titleFontFamily: OptionPath

  init(_ options: inout OptionBuilder) {
    backgroundColor = options.add("topTabs.backgroundColor", .color, fidelity: .unread)
    title = options.add("topTab.title", .text, fidelity: .unread)
    titleFontFamily = options.add("topTab.titleFontFamily", .text, fidelity: .unread)
  }
}

/// The options under `sideMenu` (rnn-options §4.8).
final class SideMenuOptionPaths: Sendable {
  let left, right: SideMenuSideOptionPaths
  let animationType, openGestureMode: OptionPath

  init(_ options: inout OptionBuilder) {
    left = SideMenuSideOptionPaths(&options, "left")
    right = SideMenuSideOptionPaths(&options, "right")
    animationType = options.add("sideMenu.animationType", .text, unset: "none", .sideMenu(.apply, .merge))
    openGestureMode = options.add("sideMenu.openGestureMode", .text, default: "bezel", .sideMenu(.onInit))
  }
}

/// The options of one drawer.
final class SideMenuSideOptionPaths: Sendable {
  let visible, enabled, width, shouldStretchDrawer, animationVelocity, openMode: OptionPath

  init(_ options: inout OptionBuilder, _ side: String) {
    let path = "sideMenu.\(side)"
    visible = options.add("\(path).visible", .bool, unset: "as it is", merging: .consumed, .sideMenu(.apply, .merge))
    enabled = options.add("\(path).enabled", .bool, default: true, .sideMenu(.apply, .merge))
    width = options.add("\(path).width", .double, default: 280, .sideMenu(.onInit, .apply, .merge))
    shouldStretchDrawer = options.add("\(path).shouldStretchDrawer", .bool, default: true, .sideMenu(.apply, .merge))
    animationVelocity = options.add("\(path).animationVelocity", .double, default: 840, .sideMenu(.apply, .merge))
    openMode = options.add("\(path).openMode", .text, default: "aboveContent", .sideMenu(.apply, .merge))
  }
}

/// The options under `splitView` (rnn-options §4.8). Default options are never read for them.
final class SplitViewOptionPaths: Sendable {
  let displayMode, primaryEdge, minWidth, maxWidth, primaryBackgroundStyle: OptionPath

  init(_ options: inout OptionBuilder) {
    displayMode = options.add("splitView.displayMode", .text, default: "auto", .split(.onInit, .apply, .merge))
    primaryEdge = options.add("splitView.primaryEdge", .text, default: "leading", .split(.onInit, .apply, .merge))
    minWidth = options.add("splitView.minWidth", .double, unset: "the system's", .split(.onInit, .apply, .merge))
    maxWidth = options.add("splitView.maxWidth", .double, unset: "the system's", .split(.onInit, .apply, .merge))
    primaryBackgroundStyle = options.add(
      "splitView.primaryBackgroundStyle", .text, default: "none", .split(.onInit, .apply, .merge))
  }
}
