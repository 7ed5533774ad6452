internal import NavbridgeRuntime

/// The states of the values of one reading, by option. A state is made when it is written.
final class SharedOptionStates: Sendable {
  private let states = Guarded<[OptionPath: SharedOptionState]>([:])

  /// The state of a value. It is the initial state while nothing was written.
  subscript(option: OptionPath) -> SharedOptionState { states.withLock { $0[option] } ?? SharedOptionState() }

  func update<Result>(_ option: OptionPath, _ change: (inout SharedOptionState) -> Result) -> Result {
    states.withLock { change(&$0[option, default: SharedOptionState()]) }
  }
}

/// State that iOS writes into a value's object and that copies and merge results share (rnn-options §1
/// 'Consumption', §3.8).
struct SharedOptionState: Sendable {
  /// True when the value has acted. It has no further effect then.
  var isConsumed = false
  /// The colours that the buttons of a side received when they were first shown, for buttons that set no colours
  /// themselves.
  var buttonColors: ButtonColors?
}
