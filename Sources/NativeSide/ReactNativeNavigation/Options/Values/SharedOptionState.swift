/// State that iOS writes into a value's object and that copies and merge results share (rnn-options §1
/// 'Consumption', §3.8).
struct SharedOptionState: Sendable {
  /// True when the value has acted. It has no further effect then.
  var isConsumed = false
  /// The colours that the buttons of a side received when they were first shown, for buttons that set no colours
  /// themselves.
  var buttonColors: ButtonColors?
}
