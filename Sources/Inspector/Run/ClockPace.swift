internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Decides how far the device's clock moves while a person watches: as fast as the real time, or by a factor of it.
///
/// Time passes only while something is due, or while a finger is on the device. An app at rest stands still, so that its time
/// is that of what happens.
struct ClockPace {
  var speed = 1.0
  private(set) var isPlaying = true
  /// The real time up to which the clock has moved, in nanoseconds; nil after a pause.
  private var last: Int64?

  /// The longest movement at once, in milliseconds of real time. A machine that falls behind moves slowly, and does not
  /// jump.
  private static let longest = 100.0

  mutating func play() { isPlaying = true }

  mutating func pause() { (isPlaying, last) = (false, nil) }

  /// Nothing is due: the time that passes until something is does not count.
  mutating func rest() { last = nil }

  /// Returns the milliseconds by which the clock moves now; nil if it stands.
  mutating func movement(now: Int64, clock: ClockState, isFingerDown: Bool = false) -> Double? {
    guard isPlaying, clock.nextDue != nil || isFingerDown else {
      rest()
      return nil
    }
    guard let last else {
      self.last = now
      return 0
    }
    // Whole milliseconds, so that the moments of acts are such in a recorded test. The rest counts for the next movement.
    let real = min(Double(now - last) / 1_000_000, Self.longest)
    let movement = (real * speed).rounded(.down)
    self.last = now - .milliseconds(real - movement / speed)
    return movement
  }
}
