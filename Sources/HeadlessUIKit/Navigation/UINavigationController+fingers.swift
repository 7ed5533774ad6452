extension UINavigationController {
  /// Taps the back button with a finger. Returns false when no back button is visible, or while a transition runs or is
  /// pending.
  ///
  /// True means that the tap arrived. `navigationBarShouldPop` decides whether it pops.
  @discardableResult
  public func tapBackButton() -> Bool {
    if let stackOnTop, stackOnTop.viewControllers.count > 1 { return stackOnTop.tapBackButton() }
    let button = stackWithBar.navigationBar.backButton
    guard machine.canPopInteractively(while: visibility), button?.isVisible ?? false else { return false }
    if navigationBarShouldPop() { popViewController(animated: true) }
    return true
  }

  /// Begins a finger's swipe from the left edge. Returns false when the swipe is refused (uikit-behaviour §2).
  @discardableResult
  public func beginInteractivePop() -> Bool {
    let gesture = interactivePopGestureRecognizer
    guard gesture.isEnabled, machine.canPopInteractively(while: visibility), !isFinishing else { return false }
    let isAllowed = gesture.shouldReceiveTouch?() ?? stackWithBar.navigationBar.backButton?.isVisible ?? false
    guard isAllowed, let transition = machine.startInteractivePop(while: visibility) else { return false }
    closeBackMenu()
    followStack()
    guard begin(transition) else { return true }
    application?.noteChange()
    guard let context = customContext(of: transition) else { return true }
    machine.handToAnimator()
    viewIfLoaded?.layoutIfNeeded()
    runningContext = context
    context.start()
    return true
  }

  /// Lifts the finger. The rest of the animation runs for half of a pop's 350 ms. Returns false when no finger swipes.
  @discardableResult
  public func endInteractivePop(complete: Bool) -> Bool {
    guard let transition = liftFinger(completes: complete) else { return false }
    // A callback that ran when the finger was lifted may have removed the stack from the screen.
    if isRunning(transition) { finish(transition, after: TransitionDuration.restOfInteractivePop) }
    return true
  }

  func liftFinger(completes: Bool) -> NavigationTransition<UIViewController>? {
    guard let transition = machine.liftFinger(completes: completes) else { return nil }
    runningCoordinator?.fingerLifted(isCancelled: !completes)
    return transition
  }

  /// Ends a cancelled swipe, in the order of uikit-behaviour §1. No method of the delegate is called.
  func turnBack(_ ended: NavigationTransition<UIViewController>) {
    dropPopped(ended.from)
    ended.to?.beginAppearanceTransition(false, animated: true)
    removeView(of: ended.to)
    ended.to?.endAppearanceTransition()
    // When the swiped view controller has not begun to disappear, there is nothing to turn back: a callback ended the
    // swipe before. When a callback removes the stack from the screen, its top continues to disappear with it.
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

  /// Removes the swiped view controller at the end of a swipe, unless it is in the stack. It is there when it was put
  /// back or when an operation during the swipe added it.
  func dropPopped(_ controller: UIViewController?) {
    followStack()
    guard let controller, !machine.stack.contains(identical: controller) else { return }
    guard controller.storedParent === self, !leaving.contains(identical: controller) else { return }
    leaving.append(controller)
    controller.willMove(toParent: nil)
  }
}
