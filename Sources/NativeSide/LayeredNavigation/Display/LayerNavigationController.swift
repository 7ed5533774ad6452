internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The navigation controller of a layer. UIKit's own swipe from the edge is off; gestures of animators play its part
/// (layered-navigation §10).
@MainQueue
final class LayerNavigationController: UINavigationController {
  let layer: Layer
  let config: NavConfig
  /// Decides on a tap of the back button. False means that the tap is handled elsewhere.
  var shouldPop: () -> Bool = { true }
  /// Called when the stack has changed while it is not on the screen. UIKit reports no *did show* then.
  var onHiddenChange: () -> Void = {}

  init(layer: Layer, root: UIViewController, config: NavConfig) {
    self.layer = layer
    self.config = config
    super.init()
    interactivePopGestureRecognizer.isEnabled = false
    isNavigationBarHidden = !config.navBar
    pushViewController(root, animated: false)
  }

  /// True if the stack has exactly these view controllers.
  func holds(_ controllers: [UIViewController]) -> Bool {
    controllers.count == viewControllers.count && zip(controllers, viewControllers).allSatisfy { $0 === $1 }
  }

  /// Shows the bar, or hides it, as the layer's definition wants it, if a screen has changed that.
  func restoreBar() {
    if !isNavigationBarHidden != config.navBar {
      setNavigationBarHidden(!config.navBar, animated: config.navBarAnimated)
    }
  }

  override func navigationBarShouldPop() -> Bool { shouldPop() }

  override func loadView() {
    super.loadView()
    guard layer.isAccesory else { return }
    let view = AccesoryView(frame: view.frame)
    view.addSubview(navigationBar)
    self.view = view
  }

  // MARK: Changes of the stack

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    noteChange()
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    noteChange()
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    defer { noteChange() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    defer { noteChange() }
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { noteChange() }
    return super.popToRootViewController(animated: animated)
  }

  private func noteChange() { if !isInWindow { onHiddenChange() } }
}
