public import NavbridgeRuntime

/// Drives a transition by the fraction of it that is done, as a finger does.
///
/// A fraction, or the lifting of the finger, that arrives before the transition has started takes effect when it starts.
@MainQueue
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private enum End { case finish, cancel }

  /// The fraction that is done, from 0 to 1.
  public private(set) var percentComplete = 0.0
  private var end: End?
  private var context: UIViewControllerContextTransitioning?
  private var animator: UIViewPropertyAnimator?

  /// A transition that is at its beginning.
  public init() {}

  /// True from the start of the transition until it has ended.
  public var isRunning: Bool { context != nil }

  open func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    guard let animator = context.animator.interruptibleAnimator(using: context) else {
      // Without an animation that stands still, nothing can be driven.
      return context.startAnimation()
    }
    self.context = context
    self.animator = animator
    animator.fractionComplete = percentComplete
    context.updateInteractiveTransition(percentComplete)
    animator.addCompletion { [self] in
      let context = self.context
      (self.context, self.animator) = (nil, nil)
      context?.completeTransition(end != .cancel)
    }
    proceed()
  }

  /// Moves the transition to a fraction from 0 to 1.
  open func update(_ percentComplete: Double) {
    guard end == nil else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    animator?.fractionComplete = self.percentComplete
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run on to its end.
  open func finish() { lift(.finish) }

  /// Lets the transition run back. The container then has what it had before.
  open func cancel() { lift(.cancel) }

  private func lift(_ end: End) {
    guard self.end == nil else { return }
    self.end = end
    proceed()
  }

  private func proceed() {
    guard let end, let animator else { return }
    if end == .cancel { context?.cancelInteractiveTransition() } else { context?.finishInteractiveTransition() }
    let rest = end == .finish ? 1.0 : 0
    context?.coordinator?.run(to: rest, in: animator.time(to: rest))
    animator.continueAnimation(to: rest)
  }
}
