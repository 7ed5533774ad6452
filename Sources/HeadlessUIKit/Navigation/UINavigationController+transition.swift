internal import NavbridgeRuntime

extension UINavigationController {
  /// Shows the changes since the last layout pass. Each layout pass calls this.
  func startNextTransition() {
    guard !isFinishing else { return }
    switch machine.startNext(while: visibility) {
    case .nothing: return
    case .settled: onBehalfOfChange { settle() }
    case .start(let transition): onBehalfOfChange { start(transition) }
    }
  }

  /// Runs the work for the pending change in the context of the change, because one layout pass may serve several.
  private func onBehalfOfChange(_ work: () -> Void) {
    guard let observer = application?.observer else { return work() }
    let context = awaitedContext ?? observer.context
    awaitedContext = nil
    context(work)
  }

  /// Starts a transition. The transition may be over after each callback, because a callback can remove the whole stack
  /// from the screen.
  private func start(_ transition: NavigationTransition<UIViewController>) {
    guard begin(transition) else { return }
    // The rest of this layout serves what the callbacks and the new view have asked for.
    viewIfLoaded?.needsLayout = false
    placeBarAndContent()
    transition.to?.viewIfLoaded?.layoutIfNeeded()
    guard isRunning(transition) else { return }
    if !transition.isAnimated {
      finishTransition()
    } else {
      draw(transition)
    }
  }

  /// Lets the delegate's animator draw a transition, or else UIKit.
  private func draw(_ transition: NavigationTransition<UIViewController>) {
    let context = customContext(of: transition)
    runningCoordinator?.animationBegan()
    guard isRunning(transition) else { return }
    guard let context else { return finish(transition, after: TransitionDuration.pushAndPop) }
    runningContext = context
    context.start()
  }

  /// Performs the first steps of every kind of transition. Returns false when a callback has ended the transition.
  func begin(_ transition: NavigationTransition<UIViewController>) -> Bool {
    takeCoordinator(for: transition)
    swap(&runningAnimations, &awaitedAnimations)
    busyApplication = application
    runningBusy = busyApplication?.beginTransition(
      leads: true, endAtOnce: { [slot] in unsafe (slot.object as? UINavigationController)?.endTransitionAtOnce() },
      { [self] in sentence(for: transition) })
    transition.to?.loadViewIfNeeded()
    guard isRunning(transition) else { return false }
    askForAnimator(of: transition)
    if transition.operation == .pop { transition.to?.movement = .none }
    if let to = transition.to {
      delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
      guard isRunning(transition) else { return false }
    }
    if let from = transition.from, !hasMovedOn(from) {
      from.beginAppearanceTransition(false, animated: transition.isAnimated)
    }
    guard isRunning(transition) else { return false }
    beginAppearance(of: transition.to, animated: transition.isAnimated)
    guard isRunning(transition) else { return false }
    installView(of: transition.to, below: transition.operation == .pop ? transition.from : nil)
    return true
  }

  private func beginAppearance(of controller: UIViewController?, animated: Bool) {
    let wasInterrupted = controller != nil && controller === shownByInterruptedSwipe
    shownByInterruptedSwipe = nil
    if wasInterrupted { return controller?.beginAppearingAfterSwipe(animated: animated) ?? () }
    controller?.beginAppearanceTransition(true, animated: animated)
  }

  /// True when another container has adopted a view controller and its view. It has not disappeared then.
  private func hasMovedOn(_ controller: UIViewController) -> Bool {
    controller.storedParent !== self && controller.viewIfLoaded?.superview !== viewIfLoaded
  }

  func isRunning(_ transition: NavigationTransition<UIViewController>) -> Bool {
    machine.running?.id == transition.id
  }

  func finish(_ transition: NavigationTransition<UIViewController>, after delay: Int64) {
    let id = transition.id
    runningCoordinator?.run(to: transition.interaction == .cancelling ? 0 : 1, in: delay)
    runningTimer = busyApplication?.scheduleEnd(ofAnimation: delay) { [slot] in
      guard let stack = unsafe slot.object as? UINavigationController, stack.machine.running?.id == id else { return }
      stack.finishTransition()
    }
  }

  /// Ends the running transition: first the did… callbacks, then the delegate's, then the transactions that waited.
  func finishTransition() {
    let during = machine.stack
    guard let ended = machine.finish(canPutBack: machine.running?.from?.storedParent === self) else { return }
    // The stack may have been removed from the application, or a callback may remove it now. That application must be
    // notified of the end all the same.
    let application = busyApplication
    busyApplication = nil
    if let runningTimer { application?.clock.cancel(runningTimer) }
    runningTimer = nil
    let coordinator = runningCoordinator
    runningCoordinator = nil
    runningAnimator = nil
    let context = runningContext
    runningContext = nil
    context?.cutShort()
    let animations = runningAnimations
    runningAnimations = []
    isFinishing = true
    switch ended.interaction {
    case .cancelling: turnBack(ended)
    case .turnedBack:
      restoreStack(from: during)
      turnBack(ended)
    case .none, .fingerDown, .completing: deliverEnd(of: ended, in: application)
    }
    isFinishing = false
    coordinator?.transitionEnded()
    if let runningBusy { application?.endTransition(runningBusy) }
    runningBusy = nil
    for animation in animations { animation.end() }
    showWhatWaited()
  }

  private func deliverEnd(of ended: NavigationTransition<UIViewController>, in application: UIApplication?) {
    if ended.interaction == .completing { dropPopped(ended.from) }
    if let from = ended.from { takeAway(from, animated: ended.isAnimated, in: application) }
    if let to = ended.to, to.outwardAppearance == .willAppear { to.endAppearanceTransition() }
    finishMoves()
    guard let to = ended.to else { return }
    hasShown = true
    delegate?.navigationController(self, didShow: to, animated: ended.isAnimated)
  }

  /// Ends the disappearance of the view controller that a transition left, unless another container shows it by now.
  private func takeAway(_ from: UIViewController, animated: Bool, in application: UIApplication?) {
    let isHere = from.viewIfLoaded.map { $0.superview === viewIfLoaded } ?? false
    // A callback may have ended the transition before this view controller's disappearance began.
    if isHere, from.outwardAppearance == .didAppear { from.beginAppearanceTransition(false, animated: animated) }
    removeView(of: from)
    guard from.outwardAppearance == .willDisappear else { return }
    guard leaving.contains(identical: from), from.storedParent === self else { return from.endAppearanceTransition() }
    // A popped view controller has no parent in its last callback (react-native-screens §5.4), but it still belongs to
    // the application.
    let isLent = from.destinationApplication == nil
    if isLent { from.destinationApplication = application }
    from.storedParent = nil
    cutOff = from
    from.endAppearanceTransition()
    if isLent { from.destinationApplication = nil }
  }

  /// Ends a running transition early, because the stack is leaving the screen. A swipe is cancelled by this.
  func endTransitionAtOnce() {
    if machine.running?.interaction == .fingerDown { _ = liftFinger(completes: false) }
    finishTransition()
  }

  /// The coordinator of the pending change. It exists from the call that requests an animated change, which is before the
  /// layout pass that begins the transition. It is made when it is read first.
  var coordinatorOfPendingChange: UIViewControllerTransitionCoordinator? {
    guard machine.awaited == true, visibility == .visible, let from = machine.topOnScreen, let to = machine.stack.last,
      from !== to
    else { return nil }
    if let awaitedCoordinator, awaitedCoordinator.viewController(forKey: .to) === to { return awaitedCoordinator }
    let made = makeCoordinator(from: from, to: to, isInteractive: false)
    made.takeOver(awaitedCoordinator)
    awaitedCoordinator = made
    return made
  }

  private func takeCoordinator(for transition: NavigationTransition<UIViewController>) {
    let isInteractive = transition.interaction == .fingerDown
    let awaited = awaitedCoordinator
    awaitedCoordinator = nil
    guard transition.isAnimated else { return awaited?.transitionEnded() ?? () }
    if let awaited, awaited.viewController(forKey: .to) === transition.to { return runningCoordinator = awaited }
    runningCoordinator = makeCoordinator(from: transition.from, to: transition.to, isInteractive: isInteractive)
    runningCoordinator?.takeOver(awaited)
  }

  private func makeCoordinator(
    from: UIViewController?, to: UIViewController?, isInteractive: Bool
  ) -> UIViewControllerTransitionCoordinator {
    UIViewControllerTransitionCoordinator(
      .init(from: from, to: to, containerView: viewIfLoaded), in: application, isInteractive: isInteractive,
      duration: TransitionDuration.pushAndPop)
  }

  /// Shows the pending change once the transition or the appearance that delayed it is over.
  func showWhatWaited() {
    guard machine.awaited != nil, machine.running == nil else { return }
    switch visibility {
    case .changing: return
    case .visible: viewIfLoaded?.setNeedsLayout()
    case .outside:
      machine.showAtOnce()
      showStackAtOnce()
    }
  }

  /// Performs the last steps of a change when the screen shows the stack and no transition runs.
  func settle() {
    let animations = awaitedAnimations
    awaitedAnimations = []
    let coordinator = awaitedCoordinator
    awaitedCoordinator = nil
    finishMoves()
    application?.noteChange()
    coordinator?.transitionEnded()
    for animation in animations { animation.end() }
  }

  /// Returns a readable description of the transition, for a report of what the application waits for.
  private func sentence(for transition: NavigationTransition<UIViewController>) -> String {
    let kind = transition.interaction == .none ? transition.operation.rawValue : "interactive pop"
    let classes = [transition.from, transition.to].map { $0.map { "<\($0.className)>" } ?? "nothing" }
    return "\(kind) transition of <\(className)> from \(classes[0]) to \(classes[1])"
  }
}

/// One change of the view controller that a navigation controller shows, from its start to its end.
struct NavigationTransition<Controller: AnyObject> {
  enum Operation: String, Sendable {
    case push
    case pop
  }

  /// The part of a finger in the transition.
  enum Interaction: Sendable, Equatable {
    case none
    case fingerDown
    case completing
    case cancelling
    /// The transition's animator has turned it back.
    case turnedBack
  }

  /// The number of the transition, which is unique within its navigation controller.
  let id: Int
  /// The view controller that was on the screen. Nil when there was none.
  let from: Controller?
  /// The view controller that comes to the screen. Nil when the stack is empty now.
  let to: Controller?
  let operation: Operation
  let isAnimated: Bool
  var interaction = Interaction.none
}
