internal import NavbridgeWire

/// The animation of one property of a view (rnn-options §7.1).
struct TransitionDetailsOptions: Sendable, Equatable {
  let from: Double?
  let to: Double?
  let timing: TransitionTiming
  /// The duration that the options set, in milliseconds. It counts for the duration that UIKit receives.
  let explicitDuration: Double?

  init(_ json: JSON?) {
    from = json?["from"]?.double
    to = json?["to"]?.double
    timing = TransitionTiming(json)
    explicitDuration = json?["duration"]?.double
  }

  var hasAnimation: Bool { from != nil || to != nil }
}
