public import NavbridgeRuntime

/// Receives the events of a navigation controller. Every method is optional.
@MainQueue
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called right before a transition begins the appearance callbacks. `viewController` is loaded.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called after the last appearance callback of a transition, and at the first layout in a window. It is not called
  /// after a cancelled interactive pop.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Returns the animator of an animated transition that no finger drives. With nil, UIKit draws the transition.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the transition of an animator. With nil, the animator runs by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The kind of transition that shows a change of the stack.
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

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
