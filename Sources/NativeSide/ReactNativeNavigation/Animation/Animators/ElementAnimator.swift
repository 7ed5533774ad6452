internal import HeadlessUIKit

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
