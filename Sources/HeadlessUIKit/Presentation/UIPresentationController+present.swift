internal import NavbridgeRuntime

extension UIPresentationController {
  /// Links the presented view controller and its presenter. The presentation begins now, or when the presenter's own
  /// presentation has ended.
  func request(over presenter: UIViewController, inContext: Bool, animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, machine.wait() != nil else { return }
    presentingViewController = presenter
    presenter.modalState.presented = presented
    isInContext = inContext
    storedStyle = presentationStyle
    PresentationChain.link(presented, over: presenter)
    let below = presenter.modal?.presentation
    if let completion, !(below?.isBusy ?? false && losesCompletion(of: "presentation of <\(presented.className)>")) {
      completions.append(completion)
    }
    if let window = presenter.windowOfPresentations, window.isLeaving {
      return window.afterLeaving.append(keepingContext { [weak self] in self?.present(animated: animated) })
    }
    guard let below, below.isBusy else { return present(animated: animated) }
    below.afterwards.append(keepingContext { [weak self] in self?.present(animated: animated) })
  }

  /// Returns true if UIKit loses a completion, because transitions overlap.
  func losesCompletion(of transition: String) -> Bool {
    application?.takes(.lostCompletion) { "the completion of the \(transition) is never called" } ?? false
  }

  /// Begins the presentation. The transition may be over after each callback, because a callback can remove all of it
  /// from the screen.
  private func present(animated: Bool) {
    guard let presented = presentedViewController, let presenter = presentingViewController, machine.phase == .waiting,
      let round = machine.present()
    else { return }
    let isSeen = isHostOnScreen
    open(animated: animated && isSeen, from: presenter, to: presented) {
      "presentation of <\(presented.className)> over <\(presenter.className)>"
    }
    if !presentationStyle.isCard { application?.whatFillsScreenChanged() }
    guard isSeen else { return finish() }
    presented.loadViewIfNeeded()
    guard isRunning(round) else { return }
    installPresentedView()
    coordinator?.move(into: containerView)
    if takesPresenterAway {
      notifyPresenter(false)
      guard isRunning(round) else { return }
    }
    presented.beginAppearanceTransition(true, animated: animated)
    guard isRunning(round) else { return }
    closePresenting()
  }

  /// Ends a presentation in the order of uikit-behaviour §1: the presented view controller has appeared before the
  /// presenter has disappeared.
  func finishPresenting() {
    guard let presented = presentedViewController, let presenter = presentingViewController else { return }
    installPresentedView()
    if takesPresenterAway {
      // A callback may have ended the transition before the presenter's disappearance began.
      if presenter.appearanceState == .didAppear { notifyPresenter(false) }
      removePresenterView()
    }
    if presented.appearanceState == .willAppear { presented.endAppearanceTransition() }
    if takesPresenterAway, hasNotified, presenter.appearanceState == .willDisappear { end(presenter) }
  }

  // MARK: Steps of every transition

  /// Returns work that keeps the context of its request, for work that waits for the end of another transition.
  func keepingContext(_ work: @escaping () -> Void) -> () -> Void { application?.keepingContext(work) ?? work }

  func isRunning(_ round: Int) -> Bool { machine.round == round && machine.isInTransition && !isFinishing }

  func open(
    animated: Bool, from: UIViewController?, to: UIViewController?, isInteractive: Bool = false,
    sentence: @escaping () -> String
  ) {
    isAnimated = animated
    if animated {
      let presenter = presentingViewController
      let staying: UIViewControllerTransitionCoordinator.Key? =
        takesPresenterAway ? nil : from === presenter ? .from : .to
      coordinator = UIViewControllerTransitionCoordinator(
        .init(
          from: from, to: to, containerView: containerView, presentationStyle: presentationStyle, staying: staying),
        in: application, isInteractive: isInteractive, duration: TransitionDuration.presentAndDismiss)
    }
    hasNotified = false
    busyApplication = application
    busy = application?.beginTransition(leads: true, endAtOnce: { [weak self] in self?.finish() }, sentence)
    if animated { animation = CATransaction.addAnimation() }
  }

  /// Ends the running transition after a delay in nanoseconds, or at once when it is not animated.
  func close(after delay: Int64) {
    application?.noteChange()
    guard isAnimated else { return finish() }
    let round = machine.round
    coordinator?.animationBegan()
    guard isRunning(round) else { return }
    coordinator?.run(to: machine.phase == .turningBack ? 0 : 1, in: delay)
    timer = application?.scheduleEnd(ofAnimation: delay) { [weak self] in
      guard let self, isRunning(round) else { return }
      finish()
    }
  }

  /// Ends the running transition now. The remaining callbacks run first, then the completions, then the work that
  /// waited for the end.
  func finish() {
    guard !isFinishing, let ended = machine.end() else { return }
    let application = busyApplication
    busyApplication = nil
    if let timer { application?.clock.cancel(timer) }
    timer = nil
    let context = context
    self.context = nil
    context?.cutShort()
    let (busy, animation) = (busy, animation)
    (self.busy, self.animation) = (nil, nil)
    // The dismissed view controller is retained until all callbacks have run.
    let presented = presentedViewController
    let coordinator = coordinator
    self.coordinator = nil
    ending = ended
    switch ended {
    case .presenting: finishPresenting()
    case .dismissing: finishDismissing()
    case .turningBack: finishTurningBack()
    case .idle, .waiting, .presented, .swiping: break
    }
    ending = nil
    if ended == .dismissing { application?.whatFillsScreenChanged() }
    if let busy { application?.endTransition(busy) }
    coordinator?.transitionEnded()
    animation?.end()
    withExtendedLifetime(presented) { deliverCompletions() }
  }

  func deliverCompletions() {
    let waiting = completions + afterwards
    completions = []
    afterwards = []
    for completion in waiting { completion() }
  }

  /// Begins the presenter's appearance transition, because its view enters or leaves the window.
  func notifyPresenter(_ isAppearing: Bool) {
    guard let presenter = presentingViewController, presenter.isSeen != isAppearing else { return }
    isNotifyingPresenter = true
    hasNotified = true
    if !isAppearing { presenter.windowAsRoot?.forgetAppearance(of: presenter) }
    presenter.beginAppearanceTransition(isAppearing, animated: isAnimated)
    isNotifyingPresenter = false
  }

  /// Ends the presenter's appearance transition. The presenter is a parameter, because a callback may have cut the
  /// link.
  func end(_ presenter: UIViewController) {
    isNotifyingPresenter = true
    presenter.endAppearanceTransition()
    isNotifyingPresenter = false
  }
}
