internal import NavbridgeRuntime

/// The part of a transition that is drawn, from 0 at its beginning to 1 at its end. It grows with time, shrinks after a
/// finger that turned back, or stands where a finger holds it.
struct TransitionProgress: Equatable {
  /// The fractions between which the drawing moves, when it began to move, and how long it takes, in nanoseconds.
  private var (from, to) = (0.0, 0.0)
  private var (began, duration) = (Int64(0), Int64(0))

  /// True while time moves the drawing.
  private(set) var isRunning = false

  /// Lets a finger hold the drawing at a fraction.
  mutating func hold(at fraction: Double) { (from, to, isRunning) = (fraction, fraction, false) }

  /// Lets the drawing move from where it is to a fraction.
  mutating func run(to end: Double, in duration: Int64, from now: Int64) {
    let start = fraction(at: now)
    (from, to, began, self.duration, isRunning) = (start, end, now, duration, duration > 0)
  }

  /// Returns the fraction that is drawn at a time. UIKit's default curve leads from one end to the other (proposed: the
  /// springs of UIKit's own transitions have no public parameters).
  func fraction(at now: Int64) -> Double {
    guard isRunning else { return to }
    let part = UICubicTimingParameters.easeInOut.progress(at: Double(now - began) / Double(duration))
    return from + (to - from) * part
  }

  /// True when the drawing still moves at a time.
  func moves(at now: Int64) -> Bool { isRunning && now - began < duration }
}

/// A finger that is lifted at the end of a swipe.
///
/// The direction of a fling decides on it. A slower finger completes the swipe after half of the way (uikit-behaviour
/// §2).
struct SwipeEnd {
  /// The least speed of a fling, in points per second (proposed: UIKit publishes none).
  static let fling = 300.0

  /// The part of the way that the finger has gone, from 0 to 1.
  let fraction: Double
  /// The speed in points per second, positive in the direction of the swipe.
  let velocity: Double

  var completes: Bool { abs(velocity) >= Self.fling ? velocity > 0 : fraction > 0.5 }
}
