public import NavbridgeRuntime

/// Draws a transition between two view controllers in place of UIKit.
@MainQueue
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds that UIKit reports for the transition. The transition itself ends with the call of
  /// `completeTransition`, at whatever time that comes.
  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double

  /// Begins the drawing. Both views are in the container at their final places, and both appearance transitions have
  /// begun.
  func animateTransition(using context: UIViewControllerContextTransitioning)

  /// Called when the transition is over. `completed` is false when it was turned back, or cut short because its
  /// container left the screen.
  func animationEnded(_ completed: Bool)

  /// Returns the animation of a transition that a finger drives. It has begun and stands still. An animator without one
  /// cannot be driven.
  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator?
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    nil
  }
}
