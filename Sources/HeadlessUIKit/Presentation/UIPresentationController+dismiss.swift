extension UIPresentationController {
  /// Dismisses this presentation with all presentations above it, as soon as no transition among them runs. A further
  /// call during that dismissal adds a completion to it.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    if machine.phase == .dismissing {
      if !animated, isAnimated, !completions.isEmpty, losesCompletion(of: dismissalSentence) { completions = [] }
      if let completion { completions.append(completion) }
      return
    }
    let busy = chainAbove.compactMap { $0.modal?.presentation }.first(where: \.isBusy)
    var completion = completion
    if completion != nil, busy != nil, losesCompletion(of: dismissalSentence) { completion = nil }
    let again = keepingContext { [weak self, completion] in
      guard let self, isUnderWay else { return completion?() ?? () }
      requestDismissal(animated: animated, completion: completion)
    }
    if let window = presentingViewController?.windowOfPresentations, window.isLeaving {
      return window.afterLeaving.append(again)
    }
    guard let busy else {
      return dismiss(animated: animated, completion: completion)
    }
    busy.afterwards.append(again)
  }

  private var dismissalSentence: String {
    "dismissal of <\(chainAbove.last?.className ?? "nothing")>"
  }

  /// Begins a dismissal. Only the topmost view controller is animated (uikit-behaviour §4).
  private func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    guard let round = machine.dismiss() else { return }
    leaving = chainAbove.reversed()
    for controller in leaving { controller.modal?.presentation?.joinDismissal() }
    let topmost = leaving.first
    let isSeen = isHostOnScreen
    open(animated: animated && isSeen, from: topmost, to: presentingViewController) {
      "dismissal of <\(topmost?.className ?? "nothing")>"
    }
    guard isSeen else { return finish() }
    for controller in leaving { controller.modal?.presentation?.coordinator = coordinator }
    for controller in leaving where controller.isSeen {
      hasNotified = true
      controller.beginAppearanceTransition(false, animated: isAnimated && controller === topmost)
      guard isRunning(round) else { return }
    }
    if takesPresenterAway {
      notifyPresenter(true)
      guard isRunning(round) else { return }
      restorePresenterView()
    }
    closeDismissing()
  }

  /// Ends a dismissal in the order of uikit-behaviour §1: the presenter has appeared before the presented view
  /// controllers have disappeared.
  func finishDismissing() {
    if takesPresenterAway, let presenter = presentingViewController {
      restorePresenterView()
      if hasNotified, presenter.appearanceState == .willAppear { end(presenter) }
    }
    let gone = leaving
    leaving = []
    for controller in gone {
      let presentation = controller.modal?.presentation
      presentation?.endJoinedDismissal()
      presentation?.containerView?.removeFromSuperview()
      if hasNotified, controller.appearanceState == .willDisappear { controller.endAppearanceTransition() }
    }
    for case let joined? in gone.map({ $0.modal?.presentation }) where joined !== self {
      completions += joined.completions
      afterwards += joined.afterwards
      joined.unlink()
    }
    unlink()
  }

  /// Cuts all links, so that the view controller can be presented again. No callback runs.
  func unlink() {
    machine = PresentationMachine()
    if isJoined { (ending, coordinator) = (nil, nil) }
    isJoined = false
    if let presenter = presentingViewController, presenter.modal?.presented === presentedViewController {
      presenter.modal?.presented = nil
    }
    if let presentedViewController { PresentationChain.unlink(presentedViewController) }
    presentingViewController = nil
    containerView = nil
    storedStyle = nil
    if presentedViewController?.modal?.presentation === self { presentedViewController?.modal?.presentation = nil }
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// The presented view controller and all that are presented above it, from the lowest to the topmost.
  var chainAbove: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.modal?.presented
    }
    return chain
  }

  /// True when a transition of this presentation can be seen.
  var isHostOnScreen: Bool {
    guard let presenter = presentingViewController else { return false }
    if isInContext {
      let isSeen = presenter.isSeen || presentedViewController?.isSeen ?? false
      return isSeen && presenter.viewIfLoaded?.window?.showsTransitions ?? false
    }
    return presenter.windowOfPresentations?.showsTransitions ?? false
  }

  /// Ends a dismissal that this presentation has joined: in `viewDidDisappear` the view controller has no presenter any
  /// more (react-native-screens §5.4).
  private func endJoinedDismissal() { if isJoined { ending = machine.end() } }

  /// Joins the dismissal of a presentation below.
  private func joinDismissal() { if machine.dismiss() != nil { isJoined = true } }
}
