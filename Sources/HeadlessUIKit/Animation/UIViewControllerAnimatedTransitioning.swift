public import Shared

/// Draws a transition between two controllers in place of UIKit.
@MainQueue
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds that UIKit is told. The transition ends with `completeTransition`, whenever that comes.
  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double

  /// Begins. Both views are in the container, at their final places, and the start of both appearances has been told.
  func animateTransition(using context: UIViewControllerContextTransitioning)

  /// The transition is over, `completed` or cut short because its container left the screen.
  func animationEnded(_ completed: Bool)
}
