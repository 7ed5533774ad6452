internal import Shared

extension UINavigationController {
  /// Asked by each layout pass: shows the changes since the last one.
  func startNextTransition() {
    guard !isFinishing else { return }
    switch machine.startNext(while: visibility) {
    case .nothing: return
    case .settled: settle()
    case .start(let transition): start(transition)
    }
  }

  /// After each callback the transition may be over: a callback can take the whole stack off the screen.
  private func start(_ transition: NavigationTransition<UIViewController>) {
    guard begin(transition) else { return }
    placeBarAndContent()
    transition.to?.viewIfLoaded?.layoutIfNeeded()
    guard isRunning(transition) else { return }
    if !transition.isAnimated {
      finishTransition()
    } else if let context = customContext(of: transition) {
      runningContext = context
      context.start()
    } else {
      finish(transition, after: TransitionDuration.pushAndPop)
    }
  }

  /// What every kind of transition begins with. False when a callback has ended it.
  func begin(_ transition: NavigationTransition<UIViewController>) -> Bool {
    let isInteractive = transition.interaction == .fingerDown
    if transition.isAnimated {
      transitionCoordinator = UIViewControllerTransitionCoordinator(isAnimated: true, isInteractive: isInteractive)
    }
    swap(&runningAnimations, &awaitedAnimations)
    busyApplication = application
    runningBusy = busyApplication?.beginTransition { [self] in sentence(for: transition) }
    transition.to?.loadViewIfNeeded()
    guard isRunning(transition) else { return false }
    if let to = transition.to {
      delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
      guard isRunning(transition) else { return false }
    }
    if let from = transition.from, !hasMovedOn(from) {
      from.beginAppearanceTransition(false, animated: transition.isAnimated)
    }
    guard isRunning(transition) else { return false }
    transition.to?.beginAppearanceTransition(true, animated: transition.isAnimated)
    guard isRunning(transition) else { return false }
    installView(of: transition.to, below: transition.operation == .pop ? transition.from : nil)
    return true
  }

  /// Whether another container has taken a controller over, and its view: then it has not disappeared.
  private func hasMovedOn(_ controller: UIViewController) -> Bool {
    controller.storedParent !== self && controller.viewIfLoaded?.superview !== viewIfLoaded
  }

  func isRunning(_ transition: NavigationTransition<UIViewController>) -> Bool {
    machine.running?.id == transition.id
  }

  func finish(_ transition: NavigationTransition<UIViewController>, after delay: Int64) {
    let id = transition.id
    runningTimer = busyApplication?.clock.scheduleOnMain(after: delay) { [slot] in
      guard let stack = slot.object as? UINavigationController, stack.machine.running?.id == id else { return }
      stack.finishTransition()
    }
  }

  /// Ends the running transition: the did… callbacks, the delegate, and then the transactions that waited.
  func finishTransition() {
    guard let ended = machine.finish(canPutBack: machine.running?.from?.storedParent === self) else { return }
    // The stack may have been taken out of the application, or callbacks do it; that must hear of the end all the same.
    let application = busyApplication
    busyApplication = nil
    if let runningTimer { application?.clock.cancel(runningTimer) }
    runningTimer = nil
    transitionCoordinator = nil
    let context = runningContext
    runningContext = nil
    context?.cutShort()
    let animations = runningAnimations
    runningAnimations = []
    isFinishing = true
    if ended.interaction == .cancelling { turnBack(ended) } else { deliverEnd(of: ended) }
    isFinishing = false
    if let runningBusy { application?.endTransition(runningBusy) }
    runningBusy = nil
    for animation in animations { animation.end() }
    showWhatWaited()
  }

  private func deliverEnd(of ended: NavigationTransition<UIViewController>) {
    if ended.interaction == .completing { dropPopped(ended.from) }
    if let from = ended.from { takeAway(from, animated: ended.isAnimated) }
    if let to = ended.to, to.outwardAppearance == .willAppear { to.endAppearanceTransition() }
    finishMoves()
    guard let to = ended.to else { return }
    hasShown = true
    delegate?.navigationController(self, didShow: to, animated: ended.isAnimated)
  }

  /// Ends the disappearance of what a transition left, unless another container shows it by now.
  private func takeAway(_ from: UIViewController, animated: Bool) {
    let isHere = from.viewIfLoaded.map { $0.superview === viewIfLoaded } ?? false
    // A callback may have ended the transition before this one's start was told.
    if isHere, from.outwardAppearance == .didAppear { from.beginAppearanceTransition(false, animated: animated) }
    removeView(of: from)
    if from.outwardAppearance == .willDisappear { from.endAppearanceTransition() }
  }

  /// Ends a running transition before its time, because the stack is leaving the screen. A swipe is cancelled by that.
  func endTransitionAtOnce() {
    if machine.running?.interaction == .fingerDown { _ = liftFinger(completes: false) }
    finishTransition()
  }

  /// Brings the screen up to date once whatever kept it from that is over.
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

  /// What is left to do when the screen shows the stack and nothing moves.
  func settle() {
    let animations = awaitedAnimations
    awaitedAnimations = []
    finishMoves()
    application?.noteChange()
    for animation in animations { animation.end() }
  }

  /// Named for a person who asks what an application is waiting for.
  private func sentence(for transition: NavigationTransition<UIViewController>) -> String {
    let kind = transition.interaction == .none ? transition.operation.rawValue : "interactive pop"
    let classes = [transition.from, transition.to].map { $0.map { "<\($0.className)>" } ?? "nothing" }
    return "\(kind) transition of <\(className)> from \(classes[0]) to \(classes[1])"
  }
}
