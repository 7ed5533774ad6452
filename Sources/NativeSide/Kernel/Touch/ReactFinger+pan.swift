internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A finger that a native recognizer takes over, such as that of a swipe back (uikit-behaviour §2).
extension ReactFinger {
  /// How far a finger moves before it is a pan, in points (inferred: UIKit publishes none).
  static let slop = 10.0

  /// True if a finger that began at `start` has just moved far enough, from `place`, for a pan.
  func isPan(_ offset: CGPoint, after place: CGPoint?, from start: CGPoint) -> Bool {
    func length(_ way: CGPoint) -> Double { max(abs(way.x), abs(way.y)) }
    let before = place.map { length(CGPoint(x: $0.x - start.x, y: $0.y - start.y)) } ?? 0
    return before < Self.slop && length(offset) >= Self.slop
  }

  /// Gives the finger to a native recognizer, which takes the touch away from React. Returns false when there is none.
  func beginPan(
    _ act: Act, _ content: ReactContent, from start: CGPoint, moving offset: CGPoint, isFromEdge: Bool,
    _ steps: ArraySlice<FingerPath.Step>
  ) -> Bool {
    guard let view = content.view else { return false }
    let pan = host.application.beginPan(at: view.convert(start, to: nil), moving: offset) { pan in
      pan.comesFirst == isFromEdge
    }
    guard let pan else { return false }
    cancel(act, content, start)
    self.pan = pan
    pan.move(to: offset)
    drive(pan, act, at: offset, steps)
    return true
  }

  /// Gives a finger that touches no content of React's to a native recognizer. Returns false when there is none.
  func beginPan(
    _ act: Act, from start: CGPoint, moving offset: CGPoint, _ steps: ArraySlice<FingerPath.Step>
  ) -> Bool {
    guard let pan = host.application.beginPan(at: start, moving: offset) else { return false }
    self.pan = pan
    pan.move(to: offset)
    drive(pan, act, at: offset, steps)
    return true
  }

  /// Moves a native recognizer's finger along the rest of the way, and lifts it with the speed that it has then.
  private func drive(
    _ pan: UIPanGestureRecognizer, _ act: Act, at place: CGPoint, speed: CGPoint = .zero,
    _ steps: ArraySlice<FingerPath.Step>
  ) {
    guard let step = steps.first else {
      self.pan = nil
      pan.end(velocity: speed)
      return end(act, .success(true))
    }
    rest(step.delay) { [self] in
      guard let offset = step.first else { return drive(pan, act, at: place, steps.dropFirst()) }
      let seconds = Double(step.delay) / 1e9
      let velocity = CGPoint(x: (offset.x - place.x) / seconds, y: (offset.y - place.y) / seconds)
      pan.move(to: offset, velocity: velocity)
      drive(pan, act, at: offset, speed: velocity, steps.dropFirst())
    }
  }
}
