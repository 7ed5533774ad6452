internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Presents and dismisses one controller over another with an animator: the tabs over the main navigation, or an
/// accessory in its window. The animator of a presentation is kept for the dismissal (layered-navigation §4).
@MainQueue
final class LayerPresenter: UIViewControllerTransitioningDelegate {
  let presented: UIViewController
  private let standard: NavAnimator
  private let standardDismissal: NavAnimator
  /// The animator that a call named for the presentation.
  private(set) var kept: NavAnimator?
  private var dismissal: NavAnimator?
  private var session: DismissSession?
  private weak var transition: LayerTransition?

  init(_ presented: UIViewController, standard: NavAnimator, standardDismissal: NavAnimator) {
    self.presented = presented
    self.standard = standard
    self.standardDismissal = standardDismissal
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
  }

  var isPresented: Bool { presented.presentingViewController != nil && !presented.isBeingDismissed }

  /// Presents over a controller. `done` receives the reason if UIKit refuses.
  func present(
    over presenter: UIViewController, animator: NavAnimator?, animated: Bool, done: @escaping (NavFailure?) -> Void
  ) {
    if let animator { kept = animator }
    if let refusal = presenter.refusalOfPresenting(presented) { return done(NavFailure(.refused, refusal.message)) }
    presenter.present(presented, animated: animated) { done(nil) }
  }

  /// Dismisses what is presented. `done` receives the reason if a finger cancels.
  func dismiss(
    animator: NavAnimator?, session: DismissSession?, animated: Bool, done: @escaping (NavFailure?) -> Void
  ) {
    dismissal = animator
    self.session = session
    presented.presentingViewController?.dismiss(animated: animated) { [self] in
      (dismissal, self.session) = (nil, nil)
      guard !isPresented else { return done(NavFailure(.cancelled, "The dismissal was cancelled.")) }
      kept = nil
      done(nil)
    }
  }

  /// Ends a transition that does not end by itself.
  func abort() { transition?.abort() }

  /// The animator whose gestures dismiss what is presented.
  var shown: NavAnimator { kept ?? standard }

  func animationController(
    forPresented presented: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { remember(LayerTransition(shown, isShow: true)) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    remember(LayerTransition(dismissal ?? kept ?? standardDismissal, isShow: false))
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { session?.drive }

  private func remember(_ transition: LayerTransition) -> LayerTransition {
    self.transition = transition
    return transition
  }
}
