/// Draws a pop or the dismissal of one modal, from options. The view that comes lies below and is seen from the start.
final class ScreenReversedAnimationController: ScreenAnimationController {
  override var hidesArrivingView: Bool { false }
}
