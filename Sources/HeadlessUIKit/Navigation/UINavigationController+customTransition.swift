extension UINavigationController {
  /// Returns the context for the animator that the delegate supplies. Returns nil when UIKit draws the transition.
  func customContext(of transition: NavigationTransition<UIViewController>) -> UIViewControllerContextTransitioning? {
    guard let application, let from = transition.from, let to = transition.to, let container = viewIfLoaded,
      let fromView = from.viewIfLoaded, let toView = to.viewIfLoaded,
      let animator = delegate?.navigationController(
        self, animationControllerFor: transition.operation == .push ? .push : .pop, from: from, to: to)
    else { return nil }
    let id = transition.id
    let context = UIViewControllerContextTransitioning(
      application: application, containerView: container, controllers: [.from: from, .to: to],
      views: [.from: fromView, .to: toView], animator: animator
    ) { [slot] in
      guard let stack = slot.object as? UINavigationController, stack.machine.running?.id == id else { return }
      stack.finishTransition()
    }
    transitionCoordinator?.transitionDuration = animator.transitionDuration(using: context)
    return context
  }
}
