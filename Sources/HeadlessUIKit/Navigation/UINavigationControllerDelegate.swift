public import Shared

/// Hears of what a navigation controller shows. Every method may be left out.
@MainQueue
public protocol UINavigationControllerDelegate: AnyObject {
  /// Comes right before the appearance callbacks of a transition start, with `viewController` loaded.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Comes after the last appearance callback of a transition, and at the first layout in a window. Not after an
  /// interactive pop that was cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Asked for an animated transition that no finger drives: who draws it. Nil: UIKit.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// What kind of transition a change of the stack is.
public enum UINavigationControllerOperation: Sendable { case push, pop }

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
