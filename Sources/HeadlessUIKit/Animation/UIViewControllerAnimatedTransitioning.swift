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

/// The durations of transitions, in nanoseconds of the application's clock (uikit-behaviour §5).
enum TransitionDuration {
  static let pushAndPop = Int64.milliseconds(350)
  /// The time from the lifting of the finger to the end of an interactive pop, completed or cancelled. It is half of a
  /// pop's time (proposed: UIKit's depends on the position and the speed of the finger).
  static let restOfInteractivePop = Int64.milliseconds(175)
  static let presentAndDismiss = Int64.milliseconds(500)
  static let rotation = Int64.milliseconds(300)
  /// The duration of an animated programmatic scroll (proposed: Apple leaves it open).
  static let scroll = Int64.milliseconds(300)
  /// The time from the lifting of the finger until the sheet is at rest or gone. It is half of a dismissal's time
  /// (proposed, as above).
  static let restOfSheetSwipe = Int64.milliseconds(250)
}

/// Drives a transition in place of the clock.
@MainQueue
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes the transition over. Both views are in the container at their final places, and both appearance transitions
  /// have begun.
  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning)
}

/// Supplies the animators of a presentation and of its dismissal. With nil, UIKit draws the transition.
@MainQueue
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animation of a presentation; nil for that of UIKit.
  func animationController(
    forPresented presented: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animation of a dismissal; nil for that of UIKit.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a dismissal. With nil, the animator runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
