public import Shared

/// Hears of what a navigation controller shows. Both methods may be left out.
@MainQueue
public protocol UINavigationControllerDelegate: AnyObject {
  /// Comes right before the appearance callbacks of a transition start, with `viewController` loaded.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Comes after the last appearance callback of a transition, and at the first layout in a window. Not after an
  /// interactive pop that was cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
