internal import Shared

/// What iOS writes into a value's object, which copies and merges share (rnn-options §1 'Consumption', §3.8).
struct SharedOptionState: Sendable {
  /// The value has acted, and acts no more.
  var isConsumed = false
  /// The colours that a side's buttons got when they first were shown, where they have none of their own.
  var buttonColors: ButtonColors?
}
