internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A finger that pops from anywhere on a screen with `fullScreenSwipeEnabled` (react-native-screens §6).
extension RNSScreenStackView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let topScreen, topScreen.text("fullScreenSwipeEnabled") == "true" else { return false }
    return topScreen.isInGestureResponseDistance(touch.location(in: topScreen))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { maySwipeBack }

  func handlePan() {
    let (way, speed) = (pan.translation(in: self), pan.velocity(in: self))
    let isVertical = pan.isVertical
    let extent = max(1, isVertical ? bounds.height : bounds.width)
    let sign = pan.isMirrored ? -1.0 : 1
    let distance = isVertical ? way.y : sign * way.x
    switch pan.state {
    case .began:
      panInteraction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      panInteraction?.update(distance / extent)
    case .ended:
      let projected = distance + 0.3 * (isVertical ? speed.y : sign * speed.x)
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
  var isVertical: Bool { screen?.text("swipeDirection") == "vertical" }
  /// True if the finger moves to the left: where lines begin on the right, and for a screen that came from the left.
  var isMirrored: Bool {
    view?.window?.application?.userInterfaceLayoutDirection == .rightToLeft || screen?.animation == "slide_from_left"
  }

  override func recognizes(_ translation: CGPoint) -> Bool {
    let (x, y) = (isMirrored ? -translation.x : translation.x, translation.y)
    return isVertical ? y > abs(x) : x > abs(y)
  }
}

extension RNSScreenView {
  /// True if a finger at this place of the screen may begin to swipe back. A bound below zero is none; `start` counts from
  /// the side on which lines begin.
  fileprivate func isInGestureResponseDistance(_ place: CGPoint) -> Bool {
    let distance = props["gestureResponseDistance"]
    func bound(_ name: String) -> Double? { distance?[name]?.double.flatMap { $0 < 0 ? nil : $0 } }
    let isMirrored = window?.application?.userInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - place.x : place.x
    return bound("start").map { x >= $0 } ?? true && bound("end").map { x <= $0 } ?? true
      && bound("top").map { place.y >= $0 } ?? true && bound("bottom").map { place.y <= $0 } ?? true
  }
}
