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
      views: [.from: fromView, .to: toView], animator: animator,
      interaction: delegate?.navigationController(self, interactionControllerFor: animator)
    ) { [slot] didComplete in
      guard let stack = unsafe slot.object as? UINavigationController, stack.machine.running?.id == id else { return }
      if !didComplete { stack.machine.turnBack() }
      stack.finishTransition()
    }
    transitionCoordinator?.transitionDuration = animator.transitionDuration(using: context)
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
