internal import Shared

/// A node's options, as they were sent. Untyped: what a path means is its reader's to know.
struct RNNNavigationOptions: Sendable {
  private(set) var tree: JSON
  /// Whether the values that act once have acted. Shared by copies and merges, as iOS shares the values themselves
  /// (rnn-options §1, 'Consumption').
  private var consumed: [OptionPath: Guarded<Bool>] = [:]

  init(_ tree: JSON = [:]) {
    self.tree = tree.object == nil ? [:] : tree
    for path in OptionPath.consumable where tree.value(at: path.keys) != nil { consumed[path] = Guarded(false) }
  }

  /// Lays `other` over this, value by value (rnn-options §2.1).
  mutating func mergeOptions(_ other: RNNNavigationOptions) {
    if other.tree == [:] { return }
    tree = tree.merging(other.tree)
    consumed.merge(other.consumed) { _, new in new }
  }

  /// Nil where there is none, or where it was consumed.
  func value(at path: OptionPath) -> JSON? {
    if !consumed.isEmpty, consumed[path]?.withLock({ $0 }) == true { return nil }
    return tree.value(at: path.keys)
  }

  /// One group of these options alone, with what of it was consumed.
  func group(_ name: String) -> RNNNavigationOptions {
    var group = self
    group.tree = tree[name].map { .object([name: $0]) } ?? [:]
    return group
  }

  /// Has a value act no more, here and wherever it was merged into.
  func consume(_ path: OptionPath) { consumed[path]?.withLock { $0 = true } }
}

extension RNNNavigationOptions: Equatable {
  static func == (first: RNNNavigationOptions, second: RNNNavigationOptions) -> Bool { first.tree == second.tree }
}
