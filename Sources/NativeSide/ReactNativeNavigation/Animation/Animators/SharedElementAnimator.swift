internal import HeadlessUIKit

/// Moves an element of the leaving screen to its counterpart on the arriving screen. A stand-in replaces both, which
/// are hidden meanwhile (rnn-options §7.5).
final class SharedElementAnimator: BaseAnimator {
  private let from: RCTViewComponentView
  private let to: RCTViewComponentView
  private let proxy: AnimatedReactView
  private let container: UIView

  /// The position of the stand-in from back to front. The target with the lowest index is at the back.
  let zIndex: Double

  init(
    _ options: SharedElementTransitionOptions, from: (RCTViewComponentView, RNNViewLocation),
    to: (RCTViewComponentView, RNNViewLocation), container: UIView
  ) {
    (self.from, self.to) = (from.0, to.0)
    self.container = container
    zIndex = to.0.zIndex
    proxy = AnimatedReactView(fromId: options.fromId, toId: options.toId, at: from.1)
    super.init(
      id: "\(options.fromId) → \(options.toId)", view: proxy,
      transitions: from.1.transitions(to: to.1, timing: options.timing)
        + options.transition.transitions(alpha: from.0.alpha, origin: from.1.frame.origin))
  }

  override func begin() {
    from.isHidden = true
    to.isHidden = true
    container.addSubview(proxy)
  }

  override func apply(_ values: AnimatedValues) {
    proxy.apply(values)
    if let alpha = values.alpha { proxy.alpha = alpha }
    if let transform = values.transform { proxy.transform3D = transform }
  }

  override func end() {
    proxy.removeFromSuperview()
    from.isHidden = false
    to.isHidden = false
  }
}

/// Animates one element of a screen with its own timing. At the end it restores the element, because React owns its
/// look.
final class ElementAnimator: BaseAnimator {
  private let alpha: Double
  private let transform: CATransform3D

  init(_ options: ElementTransitionOptions, element: RCTViewComponentView) {
    alpha = element.alpha
    transform = element.transform3D
    super.init(
      id: options.id, view: element,
      transitions: options.transition.transitions(alpha: element.alpha, origin: element.frame.origin))
  }

  override func end() {
    view.alpha = alpha
    view.transform3D = transform
  }
}
