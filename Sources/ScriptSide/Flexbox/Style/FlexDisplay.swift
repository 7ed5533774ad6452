/// The value of `display`.
package enum FlexDisplay: String, Equatable, Sendable {
  case flex
  case none
  /// The node has no box of its own; its children belong to its parent's line.
  case contents
}
