/// An option that acts, declared once: those of a container in the extension that its presenters have.
struct OptionPath: Sendable, Hashable {
  let keys: [String]

  init(_ path: String) { keys = path.split(separator: ".").map(String.init) }

  /// Values that act once and are then consumed (rnn-options §1).
  static let consumable = [
    OptionPath("sideMenu.left.visible"), OptionPath("sideMenu.right.visible"),
    .currentTabIndex, .currentTabId,
  ]

  static let popGesture = OptionPath("popGesture")
  static let navigationButtonEventOnSwipeBack = OptionPath("navigationButtonEventOnSwipeBack")
  static let setRootWaitForRender = OptionPath("animations.setRoot.waitForRender")
  static let pushEnabled = OptionPath("animations.push.enabled")
  static let pushWaitForRender = OptionPath("animations.push.waitForRender")
  static let popEnabled = OptionPath("animations.pop.enabled")
  static let setStackRootEnabled = OptionPath("animations.setStackRoot.enabled")
  static let setStackRootWaitForRender = OptionPath("animations.setStackRoot.waitForRender")
}
