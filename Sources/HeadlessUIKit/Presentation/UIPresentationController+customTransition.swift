extension UIPresentationController {
  /// Ends the presentation when it has been drawn. The animator of the presented view controller's delegate draws it,
  /// or else UIKit.
  func closePresenting() {
    guard let presented = presentedViewController, let presenter = presentingViewController else { return }
    close(drawnBy: isAnimated ? presented.transitioningDelegate?.animationController(forPresented: presented) : nil) {
      (from: presenter, to: presented, fromView: $0, toView: presented.viewIfLoaded)
    }
  }

  /// Ends a dismissal when it has been drawn. The topmost view controller is the one that moves. The delegate is that
  /// of the lowest one, for which the dismissal was requested.
  func closeDismissing() {
    guard let presented = presentedViewController, let presenter = presentingViewController,
      let topmost = leaving.first
    else { return close(after: TransitionDuration.presentAndDismiss) }
    let delegate = presented.transitioningDelegate
    let animator = isAnimated ? delegate?.animationController(forDismissed: presented) : nil
    // Only one view controller can be turned back.
    let interaction =
      leaving.count == 1 ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
    close(drawnBy: animator, interaction) {
      (from: topmost, to: presenter, fromView: topmost.viewIfLoaded, toView: $0)
    }
  }

  private typealias Ends = (from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?)

  /// - Parameter ends: A closure that is called with the presenter's view when that enters or leaves the window with
  ///   the transition, and with nil otherwise.
  private func close(
    drawnBy animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil, _ ends: (UIView?) -> Ends
  ) {
    guard let animator, let application, let containerView else {
      return close(after: TransitionDuration.presentAndDismiss)
    }
    let (from, to, fromView, toView) = ends(takesPresenterAway ? presentingViewController?.viewIfLoaded : nil)
    var views: [UIViewControllerContextTransitioning.Key: UIView] = [:]
    views[.from] = fromView
    views[.to] = toView
    let round = machine.round
    let context = UIViewControllerContextTransitioning(
      application: application, containerView: containerView, controllers: [.from: from, .to: to], views: views,
      animator: animator, interaction: interaction
    ) { [weak self] didComplete in
      guard let self, isRunning(round) else { return }
      if !didComplete { machine.turnBack() }
      finish()
    }
    // The layout runs now, because the animation begins with the places that the views will have.
    containerView.layoutIfNeeded()
    guard isRunning(round) else { return }
    self.context = context
    context.coordinator = coordinator
    coordinator?.transitionDuration = animator.transitionDuration(using: context)
    if interaction != nil { coordinator?.decide(isInteractive: true) }
    coordinator?.animationBegan()
    guard isRunning(round) else { return }
    application.noteChange()
    context.start()
  }
}

extension UIViewController {
  /// The delegate that supplies the animators of this view controller's presentation and dismissal. It is not retained.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal?.transitioningDelegate }
    set { if newValue !== transitioningDelegate { modalState.transitioningDelegate = newValue } }
  }
}
