public import NavbridgeRuntime

/// Decides on a finger's choice of a tab and is notified of it. Both methods are optional. A programmatic selection
/// calls neither (uikit-behaviour §3).
@MainQueue
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns true when the tapped tab may be selected. It is called for the selected tab too.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called after the selection, also when the tab was selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
