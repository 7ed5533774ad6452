internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The navigation controller of a layer. UIKit's own swipe from the edge is off; gestures of animators play its part
/// (layered-navigation §10).
@MainQueue
final class LayerNavigationController: UINavigationController {
  let layer: Layer
  /// Decides on a tap of the back button. False means that the tap is handled elsewhere.
  var shouldPop: () -> Bool = { true }

  init(layer: Layer, root: UIViewController, config: NavConfig) {
    self.layer = layer
    super.init()
    interactivePopGestureRecognizer.isEnabled = false
    isNavigationBarHidden = !config.navBar
    pushViewController(root, animated: false)
  }

  var root: UIViewController? { viewControllers.first }

  override func navigationBarShouldPop() -> Bool { shouldPop() }

  override func loadView() {
    super.loadView()
    guard layer.isAccesory else { return }
    let view = AccesoryView(frame: view.frame)
    view.addSubview(navigationBar)
    self.view = view
  }
}

/// The view of an accessory. A touch outside its content belongs to what lies below.
@MainQueue
final class AccesoryView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
