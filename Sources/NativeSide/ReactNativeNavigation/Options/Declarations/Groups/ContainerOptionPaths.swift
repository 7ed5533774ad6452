/// The options under `topTabs` and `topTab`. iOS declares them and never parses them (rnn-options §4.8).
final class TopTabsOptionPaths: Sendable {
  let backgroundColor = OptionPath("topTabs.backgroundColor", .color, fidelity: .unread)
  let title = OptionPath("topTab.title", .text, fidelity: .unread)
  let titleFontFamily = OptionPath("topTab.titleFontFamily", .text, fidelity: .unread)
}

/// The options under `sideMenu` (rnn-options §4.8).
final class SideMenuOptionPaths: Sendable {
  let left = SideMenuSideOptionPaths("left")
  let right = SideMenuSideOptionPaths("right")
  let animationType = OptionPath("sideMenu.animationType", .text, unset: "none", .sideMenu(.apply, .merge))
  let openGestureMode = OptionPath("sideMenu.openGestureMode", .text, default: "bezel", .sideMenu(.onInit))
}

/// The options of one drawer.
final class SideMenuSideOptionPaths: Sendable {
  let visible, enabled, width, shouldStretchDrawer, animationVelocity, openMode: OptionPath

  init(_ side: String) {
    let path = "sideMenu.\(side)"
    visible = OptionPath("\(path).visible", .bool, unset: "as it is", merging: .consumed, .sideMenu(.apply, .merge))
    enabled = OptionPath("\(path).enabled", .bool, default: true, .sideMenu(.apply, .merge))
    width = OptionPath("\(path).width", .double, default: 280, .sideMenu(.onInit, .apply, .merge))
    shouldStretchDrawer = OptionPath("\(path).shouldStretchDrawer", .bool, default: true, .sideMenu(.apply, .merge))
    animationVelocity = OptionPath("\(path).animationVelocity", .double, default: 840, .sideMenu(.apply, .merge))
    openMode = OptionPath("\(path).openMode", .text, default: "aboveContent", .sideMenu(.apply, .merge))
  }
}

/// The options under `splitView` (rnn-options §4.8). Default options are never read for them.
final class SplitViewOptionPaths: Sendable {
  let displayMode = OptionPath("splitView.displayMode", .text, default: "auto", .split(.onInit, .apply, .merge))
  let primaryEdge = OptionPath("splitView.primaryEdge", .text, default: "leading", .split(.onInit, .apply, .merge))
  let minWidth = OptionPath("splitView.minWidth", .double, unset: "the system's", .split(.onInit, .apply, .merge))
  let maxWidth = OptionPath("splitView.maxWidth", .double, unset: "the system's", .split(.onInit, .apply, .merge))
  let primaryBackgroundStyle = OptionPath(
    "splitView.primaryBackgroundStyle", .text, default: "none", .split(.onInit, .apply, .merge))
}
