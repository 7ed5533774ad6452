/// An option that acts, declared once: those of a container in the extension that its presenters have.
struct OptionPath: Sendable {
  let keys: [String]

  init(_ path: String) { keys = path.split(separator: ".").map(String.init) }

  static let popGesture = OptionPath("popGesture")
  static let navigationButtonEventOnSwipeBack = OptionPath("navigationButtonEventOnSwipeBack")
  static let setRootWaitForRender = OptionPath("animations.setRoot.waitForRender")
  static let pushEnabled = OptionPath("animations.push.enabled")
  static let pushWaitForRender = OptionPath("animations.push.waitForRender")
  static let popEnabled = OptionPath("animations.pop.enabled")
  static let setStackRootEnabled = OptionPath("animations.setStackRoot.enabled")
  static let setStackRootWaitForRender = OptionPath("animations.setStackRoot.waitForRender")
}
