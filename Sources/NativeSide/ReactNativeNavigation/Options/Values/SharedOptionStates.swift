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
