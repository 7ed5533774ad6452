/// Whose options they are, for those who ask where a value came from.
enum OptionsSource: Sendable, Equatable {
  /// A command's, on their way to a node.
  case command
  /// A node's own, by its id.
  case node(String)
  /// Of `setDefaultOptions`.
  case defaults
}
