internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The tab bar controller of the tabs' layers, which is presented over the main navigation. A finger's choice of a tab
/// goes through the queue, as the back button does (layered-navigation §10).
@MainQueue
final class LayerTabBarController: UITabBarController, UITabBarControllerDelegate {
  /// Decides on a tap of a tab. False means that the tap is handled elsewhere.
  var shouldSelect: (LayerNavigationController) -> Bool = { _ in true }

  override init() {
    super.init()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    (viewController as? LayerNavigationController).map(shouldSelect) ?? true
  }
}
