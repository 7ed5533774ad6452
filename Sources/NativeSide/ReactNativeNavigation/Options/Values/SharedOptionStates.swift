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

/// The states of a node's options, which copies and merge results share, as iOS shares the values' objects.
struct OptionStates: Sendable {
  /// The options of one reading into whose values iOS writes, and their states.
  private var options: [OptionPath] = []
  private var states: SharedOptionStates?
  /// The states of the options that were merged since. Seldom are there any, and never more than a few.
  private var merged: [(option: OptionPath, states: SharedOptionStates)] = []

  init() {}

  /// Makes the states of values that were just read. They belong to no other reading.
  init(of options: [OptionPath]) {
    guard !options.isEmpty else { return }
    self.options = options
    states = SharedOptionStates()
  }

  var isEmpty: Bool { states == nil && merged.isEmpty }

  /// The states, or nil for an option into which iOS writes nothing.
  subscript(option: OptionPath) -> SharedOptionStates? {
    merged.first { $0.option == option }?.states ?? (options.contains(option) ? states : nil)
  }

  /// Takes the states of options that are merged.
  mutating func merge(_ other: OptionStates) {
    if isEmpty { return self = other }
    if let states = other.states { other.options.forEach { set($0, states) } }
    other.merged.forEach { set($0.option, $0.states) }
  }

  private mutating func set(_ option: OptionPath, _ states: SharedOptionStates) {
    merged.removeAll { $0.option == option }
    merged.append((option, states))
  }
}
