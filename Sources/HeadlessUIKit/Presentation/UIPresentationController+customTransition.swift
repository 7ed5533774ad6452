internal import Shared

extension UIPresentationController {
  /// Ends the presentation when it has been drawn, by whoever the presented controller's delegate names, or by UIKit.
  func closePresenting() {
    guard let presented = presentedViewController, let presenter = presentingViewController else { return }
    close(drawnBy: isAnimated ? presented.transitioningDelegate?.animationController(forPresented: presented) : nil) {
      (from: presenter, to: presented, fromView: $0, toView: presented.viewIfLoaded)
    }
  }

  /// The same for a dismissal, of which the topmost is what moves. The delegate is that of the lowest, which was asked to
  /// go.
  func closeDismissing() {
    guard let presented = presentedViewController, let presenter = presentingViewController,
      let topmost = leaving.first
    else { return close(after: TransitionDuration.presentAndDismiss) }
    close(drawnBy: isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil) {
      (from: topmost, to: presenter, fromView: topmost.viewIfLoaded, toView: $0)
    }
  }

  private typealias Ends = (from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?)

  /// - Parameter ends: given the presenter's view where that comes or goes with the transition.
  private func close(drawnBy animator: (any UIViewControllerAnimatedTransitioning)?, _ ends: (UIView?) -> Ends) {
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
      animator: animator
    ) { [weak self] in
      guard let self, isRunning(round) else { return }
      finish()
    }
    // Laid out now: what is drawn begins where views will lie.
    containerView.layoutIfNeeded()
    guard isRunning(round) else { return }
    self.context = context
    application.noteChange()
    context.start()
  }
}

extension UIViewController {
  /// Names who draws this controller's presentation and dismissal. Not kept alive.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal?.transitioningDelegate }
    set { if newValue !== transitioningDelegate { modalState.transitioningDelegate = newValue } }
  }
}
