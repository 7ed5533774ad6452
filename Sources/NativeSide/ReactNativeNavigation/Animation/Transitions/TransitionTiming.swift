internal import Shared

/// When and how a property moves, in milliseconds from the start of its transition (rnn-options §7.3).
struct TransitionTiming: Sendable, Equatable {
  var startDelay = 0.0
  var duration = 300.0
  var interpolator = Interpolator.linear

  /// What a transition may last: a clock could not count much more.
  static let longest = 1e9

  init(startDelay: Double = 0, duration: Double = 300, interpolator: Interpolator = .linear) {
    self.startDelay = startDelay
    self.duration = duration
    self.interpolator = interpolator
  }

  /// Reads `duration`, `startDelay` and `interpolation`; what is negative counts as 0.
  init(_ json: JSON?) {
    duration = min(max(0, json?["duration"]?.double ?? 300), Self.longest)
    startDelay = min(max(0, json?["startDelay"]?.double ?? 0), Self.longest)
    interpolator = Interpolator(json?["interpolation"])
  }

  /// When it comes to its end.
  var end: Double { startDelay + duration }

  /// How far it has come, from 0 to 1 and, where there is a delay, beyond. Nil before it begins.
  ///
  /// The delay is taken from the duration here and not from the end, as on iOS: a property that is delayed runs too fast,
  /// overshoots, and returns at its end.
  func progress(at elapsed: Double) -> Double? {
    if elapsed >= end { return 1 }
    guard elapsed > startDelay else { return nil }
    return duration == startDelay ? 1 : (elapsed - startDelay) / (duration - startDelay)
  }
}

extension Sequence<TransitionTiming> {
  /// How long properties that move together last, in milliseconds, as iOS reckons: the last duration that, with its
  /// delay, exceeds what was found before it. The delay itself is not in it.
  var runLength: Double {
    reduce(0) { length, timing in timing.duration + timing.startDelay > length ? timing.duration : length }
  }
}
