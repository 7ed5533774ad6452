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

  /// Returns the animator of an animated transition. With nil, UIKit draws the transition. UIKit also draws a pop that a
  /// finger has begun, unless there is an object that drives the animator (proposed: UIKit's rule is not documented).
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
public enum UINavigationControllerOperation: Sendable {
  /// A screen comes on top.
  case push
  /// The screen on top goes.
  case pop
}

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

extension UINavigationController {
  /// Asks the delegate for the animator of an animated transition, and for the object that drives it. The transition is
  /// interactive if there is one.
  func askForAnimator(of transition: NavigationTransition<UIViewController>) {
    guard let delegate, transition.isAnimated, let from = transition.from, let to = transition.to,
      let animator = delegate.navigationController(
        self, animationControllerFor: transition.operation == .push ? .push : .pop, from: from, to: to)
    else { return }
    let interaction = delegate.navigationController(self, interactionControllerFor: animator)
    guard interaction != nil || transition.interaction == .none else { return }
    runningAnimator = (animator, interaction)
    if interaction != nil { runningCoordinator?.decide(isInteractive: true) }
  }

  /// Returns the context for the animator that the delegate has supplied. Returns nil when UIKit draws the transition.
  func customContext(of transition: NavigationTransition<UIViewController>) -> UIViewControllerContextTransitioning? {
    guard let (animator, interaction) = runningAnimator, let application, let from = transition.from,
      let to = transition.to, let container = viewIfLoaded, let fromView = from.viewIfLoaded,
      let toView = to.viewIfLoaded
    else { return nil }
    let id = transition.id
    let context = UIViewControllerContextTransitioning(
      application: application, containerView: container, controllers: [.from: from, .to: to],
      views: [.from: fromView, .to: toView], animator: animator, interaction: interaction
    ) { [slot] didComplete in
      guard let stack = unsafe slot.object as? UINavigationController, stack.machine.running?.id == id else { return }
      if interaction != nil { stack.runningCoordinator?.fingerLifted(isCancelled: !didComplete) }
      if !didComplete { stack.machine.turnBack() }
      stack.finishTransition()
    }
    context.coordinator = runningCoordinator
    runningCoordinator?.transitionDuration = animator.transitionDuration(using: context)
    return context
  }

  /// Restores the children when an animator has turned its transition back.
  func restoreStack(from during: [UIViewController]) {
    let restored = machine.stack
    guard !during.isIdentical(to: restored) else { return }
    storedChildren = restored
    let same = during.commonPrefix(restored)
    move(from: during, to: restored, same: same)
    findBottomBarHider(in: restored, same: same)
  }
}
