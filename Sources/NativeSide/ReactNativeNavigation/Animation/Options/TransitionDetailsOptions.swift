internal import Shared

/// How one property of a view is animated (rnn-options §7.1).
struct TransitionDetailsOptions: Sendable, Equatable {
  let from: Double?
  let to: Double?
  let timing: TransitionTiming
  /// As set, in milliseconds: what UIKit is told of.
  let explicitDuration: Double?

  init(_ json: JSON?) {
    from = json?["from"]?.double
    to = json?["to"]?.double
    timing = TransitionTiming(json)
    explicitDuration = json?["duration"]?.double
  }

  var hasAnimation: Bool { from != nil || to != nil }
}
