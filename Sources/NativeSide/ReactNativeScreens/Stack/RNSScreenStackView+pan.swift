internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A finger that pops from anywhere on a screen with `fullScreenSwipeEnabled` (react-native-screens §6).
extension RNSScreenStackView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let topScreen, topScreen.decided(.fullScreenSwipeEnabled) == true else { return false }
    return topScreen.isInGestureResponseDistance(touch.location(in: topScreen))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { maySwipeBack }

  func handlePan() {
    let distance = pan.forwards(pan.translation(in: self))
    let extent = max(1, pan.isVertical ? bounds.height : bounds.width)
    switch pan.state {
    case .began:
      panInteraction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      panInteraction?.update(distance / extent)
    case .ended:
      let projected = distance + 0.3 * pan.forwards(pan.velocity(in: self))
      if projected > extent / 2 { panInteraction?.finish() } else { panInteraction?.cancel() }
      panInteraction = nil
    case .cancelled:
      panInteraction?.cancel()
      panInteraction = nil
    case .possible: break
    }
  }
}

/// The pan of a stack.
@MainQueue
final class RNSPanGestureRecognizer: UIPanGestureRecognizer {
  private var screen: RNSScreenView? { (view as? RNSScreenStackView)?.topScreen }

  /// True if the finger moves down, not to the side.
  var isVertical: Bool { screen?.text(.swipeDirection) == "vertical" }
  /// True if the finger moves to the left: where lines begin on the right, and for a screen that came from the left.
  private var isMirrored: Bool { (view?.isRightToLeft ?? false) || screen?.animation == "slide_from_left" }

  /// The part of a way, or of a speed, in the direction of the pop.
  func forwards(_ way: CGPoint) -> Double { isVertical ? way.y : isMirrored ? -way.x : way.x }

  override func recognizes(_ translation: CGPoint) -> Bool {
    forwards(translation) > abs(isVertical ? translation.x : translation.y)
  }
}

extension UIView {
  /// True if lines begin on the right.
  fileprivate var isRightToLeft: Bool { window?.application?.userInterfaceLayoutDirection == .rightToLeft }
}

extension RNSScreenView {
  /// True if a finger at this place of the screen may begin to swipe back. A bound below zero is none; `start` counts from
  /// the side on which lines begin.
  fileprivate func isInGestureResponseDistance(_ place: CGPoint) -> Bool {
    let distance = props[Property.gestureResponseDistance]
    func bound(_ name: String) -> Double? { distance?[name]?.double.flatMap { $0 < 0 ? nil : $0 } }
    let x = isRightToLeft ? bounds.width - place.x : place.x
    return bound("start").map { x >= $0 } ?? true && bound("end").map { x <= $0 } ?? true
      && bound("top").map { place.y >= $0 } ?? true && bound("bottom").map { place.y <= $0 } ?? true
  }
}
