internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Draws a push, a modal's presentation, or the dismissal of all modals, from options (rnn-options §7.2).
@MainQueue
class ScreenAnimationController: UIViewControllerAnimatedTransitioning {
  private let animation: ScreenAnimation
  private let waitsForMount: Bool
  private var context: UIViewControllerContextTransitioning?
  private var animator: DisplayLinkAnimator?
  private var fade: UIViewPropertyAnimator?
  /// The look of the two views before the transition.
  private var looks: [UIViewControllerContextTransitioning.Key: (alpha: Double, transform: CATransform3D)] = [:]

  /// - Parameter waitsForMount: True to begin with React's next mount, false to begin at once.
  init(_ animation: ScreenAnimation, waitsForMount: Bool = false) {
    self.animation = animation
    self.waitsForMount = waitsForMount
  }

  /// True if the arriving view is invisible before the first frame.
  var hidesArrivingView: Bool { true }

  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double {
    animation.maxDuration / 1000
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    for key in [UIViewControllerContextTransitioning.Key.from, .to] {
      looks[key] = context.view(forKey: key).map { ($0.alpha, $0.transform3D) }
    }
    guard let arriving = context.view(forKey: .to) else { return fadeAway(context) }
    if hidesArrivingView { arriving.alpha = 0 }
    guard waitsForMount, let surface = context.screen(.to)?.reactView?.surface else { return start(context) }
    surface.afterNextMount { [weak self] in
      // The transition may have ended by now.
      if let self, self.context === context { start(context) }
    }
  }

  func animationEnded(_ completed: Bool) {
    guard let context else { return }
    self.context = nil
    let hasStarted = animator != nil || fade != nil
    animator?.stop()
    fade?.stopAnimation()
    (animator, fade) = (nil, nil)
    if !hasStarted, let look = looks[.to] { context.view(forKey: .to)?.alpha = look.alpha }
    // The leaving view is restored for its next appearance (proposed: UIKit would leave it as the animation did).
    if let left = context.view(forKey: .from), let look = looks[.from] {
      (left.alpha, left.transform3D) = look
    }
    trace(context, completed ? "end" : "cut short", [:])
  }

  private func start(_ context: UIViewControllerContextTransitioning) {
    context.viewController(forKey: .to)?.asLayout?.prepareForTransition()
    let animator = DisplayLinkAnimator(
      animators(context), application: context.application,
      onFirstFrame: { [looks, hidesArrivingView] in
        if hidesArrivingView, let look = looks[.to] { context.view(forKey: .to)?.alpha = look.alpha }
      }
    ) { context.completeTransition() }
    self.animator = animator
    trace(context, "start", ["duration": .double(animator.length), "uikitDuration": .double(animation.maxDuration)])
    animator.start()
  }

  /// Fades the leaving view. A dismissal without an arriving view, such as a sheet's, is not drawn by the options.
  private func fadeAway(_ context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    let alpha = leaving?.alpha ?? 1
    let duration = Int64.milliseconds(animation.maxDuration)
    let fade = UIViewPropertyAnimator(application: context.application, duration: duration) { [weak self] progress in
      leaving?.alpha = alpha * (1 - progress)
      self?.trace(context, "tick", ["alpha": .double(alpha * (1 - progress))])
    }
    self.fade = fade
    trace(
      context, "start", ["duration": .double(animation.maxDuration), "uikitDuration": .double(animation.maxDuration)])
    fade.startAnimation("fade of a modal that is dismissed") { context.completeTransition() }
  }

  // MARK: - Animators

  private func animators(_ context: UIViewControllerContextTransitioning) -> [BaseAnimator] {
    content(.to, animation.enter, context) + content(.from, animation.exit, context) + elements(context)
      + sharedElements(context)
  }

  private func content(
    _ key: UIViewControllerContextTransitioning.Key, _ options: TransitionOptions,
    _ context: UIViewControllerContextTransitioning
  ) -> [BaseAnimator] {
    guard options.hasAnimation, let view = context.view(forKey: key) else { return [] }
    let transitions = options.transitions(alpha: looks[key]?.alpha ?? 1, origin: view.frame.origin)
    let id = context.viewController(forKey: key)?.componentId ?? "\(key)"
    return [BaseAnimator(id: id, view: view, transitions: transitions)]
  }

  /// Returns the animators of single elements. Each element is looked up on the leaving screen, then on the arriving
  /// one. An element on neither screen is skipped.
  private func elements(_ context: UIViewControllerContextTransitioning) -> [BaseAnimator] {
    animation.elementTransitions.compactMap { options in
      let found = context.screen(.from)?.elements?[options.id] ?? context.screen(.to)?.elements?[options.id]
      return found.map { ElementAnimator(options, element: $0) }
    }
  }

  /// Returns the animators of shared elements. A pair with a missing end is skipped.
  private func sharedElements(_ context: UIViewControllerContextTransitioning) -> [BaseAnimator] {
    guard let left = context.screen(.from), let arriving = context.screen(.to) else { return [] }
    let animators: [SharedElementAnimator] = animation.sharedElementTransitions.compactMap { options in
      guard let from = left.locate(options.fromId, in: context.containerView),
        let to = arriving.locate(options.toId, in: context.containerView)
      else { return nil }
      return SharedElementAnimator(options, from: from, to: to, container: context.containerView)
    }
    return animators.sorted { $0.zIndex < $1.zIndex }
  }

  private func trace(
    _ context: UIViewControllerContextTransitioning, _ action: String, _ values: @autoclosure () -> JSON
  ) {
    context.application.traceAnimation(
      "\(type(of: self))", action, id: context.viewController(forKey: .to)?.componentId, values())
  }
}

extension ScreenAnimationController: UIViewControllerTransitioningDelegate {
  package func animationController(
    forPresented presented: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension UIViewControllerContextTransitioning {
  /// Returns the React screen at one end of the transition.
  fileprivate func screen(_ key: Key) -> RNNComponentViewController? {
    let layout = viewController(forKey: key)?.asLayout
    return layout?.presentedComponentViewController as? RNNComponentViewController
  }
}
