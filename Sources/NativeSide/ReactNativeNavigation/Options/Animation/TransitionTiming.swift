internal import NavbridgeWire

/// The timing of a property's animation, in milliseconds from the start of its transition (rnn-options §7.3).
struct TransitionTiming: Sendable, Equatable {
  var startDelay = 0.0
  var duration = 300.0
  var interpolator = Interpolator.linear

  /// The longest duration and delay. A clock could not represent much longer ones.
  static let longest = 1e9

  init(startDelay: Double = 0, duration: Double = 300, interpolator: Interpolator = .linear) {
    self.startDelay = startDelay
    self.duration = duration
    self.interpolator = interpolator
  }

  /// Reads `duration`, `startDelay` and `interpolation`. A negative time counts as 0.
  init(_ json: JSON?) {
    duration = min(max(0, json?["duration"]?.double ?? 300), Self.longest)
    startDelay = min(max(0, json?["startDelay"]?.double ?? 0), Self.longest)
    interpolator = Interpolator(json?["interpolation"])
  }

  /// The end of the animation.
  var end: Double { startDelay + duration }

  /// Returns the progress, from 0 to 1 and, with a delay, beyond 1. Returns nil before the animation begins.
  ///
  /// The delay is subtracted from the duration and does not move the end, as on iOS. A delayed property therefore runs
  /// too fast, overshoots, and returns at its end.
  func progress(at elapsed: Double) -> Double? {
    if elapsed >= end { return 1 }
    guard elapsed > startDelay else { return nil }
    return duration == startDelay ? 1 : (elapsed - startDelay) / (duration - startDelay)
  }
}

extension Sequence<TransitionTiming> {
  /// The length of properties that are animated together, in milliseconds, as iOS computes it. It is the last duration
  /// that, with its delay, exceeds the length found before it. The delay itself is not included.
  var runLength: Double {
    reduce(0) { length, timing in timing.duration + timing.startDelay > length ? timing.duration : length }
  }
}
