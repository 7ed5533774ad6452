/// The arguments by which `navbridge explore` starts a program of simulations.
package enum SimulationArgument: String {
  case architecture
  /// The search, as `ExploreOptions` write it.
  case explore
  /// The only test that is asked for: its path as an array.
  case test
  /// The processor time that a run may take, in milliseconds.
  case timeout

  /// The argument with a value.
  package func with(_ value: String) -> String { "--\(rawValue)=\(value)" }

  /// Returns the value of this argument among others; nil if it is not there.
  package func value(in arguments: some Sequence<String>) -> String? {
    arguments.first { $0.hasPrefix(with("")) }.map { String($0.dropFirst(with("").count)) }
  }
}
