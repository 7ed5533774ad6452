extension UINavigationController {
  /// A finger taps the back button. False when there is none to be seen, or while a transition runs or is about to.
  ///
  /// True says that the tap arrived; `navigationBarShouldPop` decides whether it pops.
  @discardableResult
  public func tapBackButton() -> Bool {
    if let stackOnTop, stackOnTop.viewControllers.count > 1 { return stackOnTop.tapBackButton() }
    let button = stackWithBar.navigationBar.backButton
    guard machine.canPopInteractively(while: visibility), button?.isVisible ?? false else { return false }
    if navigationBarShouldPop() { popViewController(animated: true) }
    return true
  }

  /// A finger begins to swipe from the left edge. False when the swipe is refused (uikit-behaviour §2).
  @discardableResult
  public func beginInteractivePop() -> Bool {
    let gesture = interactivePopGestureRecognizer
    guard gesture.isEnabled, machine.canPopInteractively(while: visibility), !isFinishing else { return false }
    let isAllowed = gesture.shouldReceiveTouch?() ?? stackWithBar.navigationBar.backButton?.isVisible ?? false
    guard isAllowed, let transition = machine.startInteractivePop(while: visibility) else { return false }
    followStack()
    if begin(transition) { application?.noteChange() }
    return true
  }

  /// The finger lifts, and what is left of the animation runs: half of a pop's 350 ms. False when no finger swipes.
  @discardableResult
  public func endInteractivePop(complete: Bool) -> Bool {
    guard let transition = liftFinger(completes: complete) else { return false }
    // What was told of the lift may have taken the stack off the screen.
    if isRunning(transition) { finish(transition, after: TransitionDuration.restOfInteractivePop) }
    return true
  }

  func liftFinger(completes: Bool) -> NavigationTransition<UIViewController>? {
    guard let transition = machine.liftFinger(completes: completes) else { return nil }
    transitionCoordinator?.fingerLifted(isCancelled: !completes)
    return transition
  }

  /// The end of a cancelled swipe, in the order of uikit-behaviour §1. The delegate hears nothing.
  func turnBack(_ ended: NavigationTransition<UIViewController>) {
    dropPopped(ended.from)
    ended.to?.beginAppearanceTransition(false, animated: true)
    removeView(of: ended.to)
    ended.to?.endAppearanceTransition()
    // Without a start to turn back there is nothing to tell: a callback ended the swipe before that. A stack that a
    // callback takes off the screen keeps its top going with it.
    if isSeen, let from = ended.from, from.outwardAppearance == .willDisappear {
      from.beginAppearanceTransition(true, animated: true)
      from.endAppearanceTransition()
    }
    finishMoves()
  }

  private func followStack() {
    findBottomBarHider(in: machine.stack, same: storedChildren.commonPrefix(machine.stack))
    storedChildren = machine.stack
  }

  /// At the end of a swipe the one that was swiped away leaves, unless it is in the stack: put back, or by an operation
  /// during the swipe.
  func dropPopped(_ controller: UIViewController?) {
    followStack()
    guard let controller, !machine.stack.contains(identical: controller) else { return }
    guard controller.storedParent === self, !leaving.contains(identical: controller) else { return }
    leaving.append(controller)
    controller.willMove(toParent: nil)
  }
}
