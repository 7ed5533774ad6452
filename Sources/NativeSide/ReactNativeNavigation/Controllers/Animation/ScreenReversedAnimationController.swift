/// Draws a pop or the dismissal of one modal, from options. The arriving view lies below and is visible from the start.
final class ScreenReversedAnimationController: ScreenAnimationController {
  override var hidesArrivingView: Bool { false }
}
