internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Draws one transition by an animator's parameters (layered-navigation §11).
@MainQueue
final class LayerTransition: UIViewControllerAnimatedTransitioning {
  private let animator: NavAnimator
  private let isShow: Bool
  private let ended: (UIViewControllerContextTransitioning, _ isCancelled: Bool) -> Void
  private var context: UIViewControllerContextTransitioning?
  private var animation: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - isShow: True when the arriving view moves, false when the leaving one does.
  ///   - ended: Called when the transition is over.
  init(
    _ animator: NavAnimator, isShow: Bool,
    ended: @escaping (UIViewControllerContextTransitioning, _ isCancelled: Bool) -> Void = { _, _ in }
  ) {
    self.animator = animator
    self.isShow = isShow
    self.ended = ended
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double { animator.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let animation = make(context)
    animation.startAnimation(sentence) { [weak context] in context?.completeTransition() }
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    let animation = make(context)
    animation.pauseAnimation(sentence)
    return animation
  }

  func animationEnded(_ completed: Bool) {
    guard let context else { return }
    self.context = nil
    let animation = animation
    self.animation = nil
    animation?.stopAnimation()
    // The views keep no trace of the transition.
    let view = context.view(forKey: isShow ? .to : .from)
    view?.alpha = 1
    view?.transform3D = .identity
    if isShow { animator.onShowCompletion(completed) } else { animator.onHideCompletion(completed) }
    ended(context, context.transitionWasCancelled)
  }

  /// Ends a transition that does not end by itself, and turns it back.
  func abort() { context?.completeTransition(false) }

  private func make(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    self.context = context
    let view = context.view(forKey: isShow ? .to : .from)
    let made = UIViewPropertyAnimator(
      application: context.application, duration: .milliseconds(animator.duration * 1000)
    ) { [animator, isShow] fraction in
      if let view { animator.draw(view, absence: isShow ? 1 - fraction : fraction) }
    }
    animation = made
    return made
  }

  private var sentence: String { "\(animator.style.rawValue) animation that \(isShow ? "shows" : "hides")" }
}

extension NavAnimator {
  /// Draws a view at a part of its way out: 0 is its place, 1 is gone.
  func draw(_ view: UIView, absence: Double) {
    let size = view.bounds.size
    switch style {
    case .fade: view.alpha = 1 - absence
    case .zoomIn, .zoomOut:
      let scale = 1 + (intensity - 1) * absence
      view.transform3D = .scale(x: scale, y: scale)
      view.alpha = 1 - absence
    case .slideLeft: slide(view, x: size.width * absence, absence)
    case .slideRight: slide(view, x: -size.width * absence, absence)
    case .slideTop: slide(view, y: size.height * absence, absence)
    case .slideBottom: slide(view, y: -size.height * absence, absence)
    }
  }

  /// Moves a view by a part of its size. A weak slide fades, too.
  private func slide(_ view: UIView, x: Double = 0, y: Double = 0, _ absence: Double) {
    view.transform3D = .translation(x: x * intensity, y: y * intensity)
    view.alpha = intensity < 0.9 ? 1 - absence : 1
  }
}
