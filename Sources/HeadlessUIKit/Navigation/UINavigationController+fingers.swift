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

  /// Begins a finger's swipe from the left edge. Returns false when the swipe is refused (uikit-behaviour §2). When the
  /// delegate supplies an animator and an object that drives it, that object takes the pop over, and the finger has no
  /// further effect.
  ///
  /// - Parameter touch: The touch that the gesture's delegate judges. With nil, it is a touch at the middle of the edge.
  @discardableResult
  public func beginInteractivePop(with touch: UITouch? = nil) -> Bool {
    let gesture = interactivePopGestureRecognizer
    guard gesture.isEnabled, machine.canPopInteractively(while: visibility), !isFinishing else { return false }
    guard gesture.mayBegin(with: touch) ?? stackWithBar.navigationBar.backButton?.isVisible ?? false,
      let transition = machine.startInteractivePop(while: visibility)
    else { return false }
    closeMenu()
    followStack()
    transition.from?.movement = .fromParent
    if begin(transition) {
      application?.noteChange()
      if let context = customContext(of: transition) { hand(transition, to: context) }
    }
    if isRunning(transition) { runningCoordinator?.animationBegan() }
    gesture.change(to: .began)
    if machine.running?.interaction != .fingerDown { gesture.change(to: .cancelled) }
    return true
  }

  /// Gives a swipe to the object that drives the delegate's animator. The swiped view controller leaves as in a pop that
  /// a program requests.
  private func hand(
    _ transition: NavigationTransition<UIViewController>, to context: UIViewControllerContextTransitioning
  ) {
    machine.handToAnimator()
    dropPopped(transition.from)
    guard isRunning(transition) else { return }
    viewIfLoaded?.layoutIfNeeded()
    guard isRunning(transition) else { return }
    runningContext = context
    context.start()
  }

  /// Moves the finger to a fraction of the way, from 0 to 1. Returns false when no finger swipes.
  @discardableResult
  public func updateInteractivePop(_ fraction: Double) -> Bool {
    guard machine.running?.interaction == .fingerDown else { return false }
    runningCoordinator?.hold(at: max(0, min(1, fraction)))
    interactivePopGestureRecognizer.change(to: .changed)
    return true
  }

  /// Lifts the finger with a speed in points per second, positive in the direction of the swipe. The pop completes as
  /// UIKit decides: after half of the way or with a fling (uikit-behaviour §2). Returns false when no finger swipes.
  @discardableResult
  public func endInteractivePop(velocity: Double) -> Bool {
    guard machine.running?.interaction == .fingerDown else { return false }
    let fraction = runningCoordinator?.percentComplete ?? 0
    return endInteractivePop(complete: SwipeEnd(fraction: fraction, velocity: velocity).completes)
  }

  /// Lifts the finger. The rest of the animation takes its part of a pop's 350 ms. A finger that was not moved by
  /// `updateInteractivePop` is lifted in the middle. Returns false when no finger swipes.
  @discardableResult
  public func endInteractivePop(complete: Bool) -> Bool {
    guard let transition = liftFinger(completes: complete) else { return false }
    // A callback that ran when the finger was lifted may have removed the stack from the screen.
    if isRunning(transition) {
      finish(transition, after: runningCoordinator?.timeAfterFinger ?? TransitionDuration.restOfInteractivePop)
    }
    return true
  }

  func liftFinger(completes: Bool) -> NavigationTransition<UIViewController>? {
    guard let transition = machine.liftFinger(completes: completes) else { return nil }
    runningCoordinator?.moveFingerToMiddle()
    interactivePopGestureRecognizer.change(to: .ended)
    runningCoordinator?.fingerLifted(isCancelled: !completes)
    return transition
  }

  /// Ends a cancelled swipe, in the order of uikit-behaviour §1. No method of the delegate is called.
  func turnBack(_ ended: NavigationTransition<UIViewController>) {
    dropPopped(ended.from)
    if ended.from?.storedParent === self { ended.from?.movement = .none }
    shownByInterruptedSwipe = ended.to
    ended.to?.beginAppearanceTransition(false, animated: true)
    removeView(of: ended.to)
    ended.to?.endAppearanceTransition()
    // When the swiped view controller has not begun to disappear, there is nothing to turn back: a callback ended the
    // swipe before. When a callback removes the stack from the screen, its top continues to disappear with it.
    if isSeen, let from = ended.from, from.outwardAppearance == .willDisappear {
      from.beginAppearingAfterSwipe(animated: true)
      from.endAppearanceTransition()
    }
    finishMoves()
  }

  private func followStack() {
    let same = storedChildren.commonPrefix(machine.stack)
    storedChildren = machine.stack
    findBottomBarHider(in: machine.stack, same: same)
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
