internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A finger that a native recognizer takes over, such as that of a swipe back (uikit-behaviour §2).
extension ReactFinger {
  /// How far a finger moves before it is a pan, in points (inferred: UIKit publishes none).
  nonisolated static let slop = 10.0
  /// The time, in nanoseconds, after which a finger that does not move rests, and has no speed. React's scroll views have
  /// the same.
  private static let rest = Int64.milliseconds(50)

  /// True if a finger that began at `start` has just moved far enough, from `place`, for a pan.
  nonisolated static func isPan(_ offset: CGPoint, after place: CGPoint?, from start: CGPoint) -> Bool {
    func length(_ way: CGPoint) -> Double { max(abs(way.x), abs(way.y)) }
    let before = place.map { length(CGPoint(x: $0.x - start.x, y: $0.y - start.y)) } ?? 0
    return before < Self.slop && length(offset) >= Self.slop
  }

  /// Gives the finger to a native recognizer, which takes the touch away from React. Returns false when there is none.
  func beginPan(
    _ act: Act, _ content: ReactContent, from start: CGPoint, moving offset: CGPoint, isFromEdge: Bool
  ) -> Bool {
    guard let view = content.view else { return false }
    let pan = host.application.beginPan(at: view.convert(start, to: nil), moving: offset) { pan in
      pan.comesFirst == isFromEdge
    }
    guard let pan else { return false }
    cancel(act, content, start)
    drive(pan, act, by: offset)
    return true
  }

  /// Gives a finger that touches no content of React's to a native recognizer. Returns false when there is none.
  func beginPan(_ act: Act, from start: CGPoint, moving offset: CGPoint) -> Bool {
    guard let pan = host.application.beginPan(at: start, moving: offset) else { return false }
    drive(pan, act, by: offset)
    return true
  }

  private func drive(_ pan: UIPanGestureRecognizer, _ act: Act, by offset: CGPoint) {
    self.pan = pan
    act.held?.touches = true
    pan.move(to: offset)
    drive(pan, act, at: offset, since: host.clock.now)
  }

  /// Moves a native recognizer's finger along the rest of the way, and lifts it with the speed that it has then.
  ///
  /// - Parameter moved: the time at which the finger came to its place.
  private func drive(
    _ pan: UIPanGestureRecognizer, _ act: Act, at place: CGPoint, since moved: Int64, speed: CGPoint = .zero
  ) {
    nextStep(act) { [self] step in
      guard let step else {
        self.pan = nil
        pan.end(velocity: host.clock.now - moved > Self.rest ? .zero : speed)
        return end(act, .success(true))
      }
      rest(step.delay) { [self] in
        guard let offset = step.first else { return drive(pan, act, at: place, since: moved) }
        let velocity = self.velocity(from: place, to: offset, since: moved)
        pan.move(to: offset, velocity: velocity)
        drive(pan, act, at: offset, since: host.clock.now, speed: velocity)
      }
    }
  }

  /// The speed of a finger that has come from a place, in points per second. While time stands it has none.
  private func velocity(from place: CGPoint, to next: CGPoint, since moved: Int64) -> CGPoint {
    let seconds = Double(host.clock.now - moved) / 1e9
    return seconds > 0 ? CGPoint(x: (next.x - place.x) / seconds, y: (next.y - place.y) / seconds) : .zero
  }
}
