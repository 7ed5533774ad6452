public import Shared

/// Decides on and hears of a finger's choice of tab. Both methods may be left out; selection by the program calls neither
/// (uikit-behaviour §3).
@MainQueue
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the tapped tab may be selected. Asked for the selected one too.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Comes after the selection, also when the tab had been selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
