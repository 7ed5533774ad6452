internal import Shared

/// A node's options, as they were sent. Untyped: what a path means is its reader's to know.
struct RNNNavigationOptions: Sendable, Equatable {
  private(set) var tree: JSON

  init(_ tree: JSON = [:]) { self.tree = tree.object == nil ? [:] : tree }

  /// Lays `other` over this, value by value (rnn-options §2.1).
  mutating func mergeOptions(_ other: RNNNavigationOptions) {
    if other.tree == [:] { return }
    tree = tree.merging(other.tree)
  }

  func value(at path: OptionPath) -> JSON? { tree.value(at: path.keys) }
}
