/// The owner of a set of options, used to explain the origin of a value.
enum OptionsSource: Sendable, Equatable {
  /// Options of a command that have not reached a node yet.
  case command
  /// A node's own options, with the node's id.
  case node(String)
  /// The options of `setDefaultOptions`.
  case defaults
}
