internal import NavbridgeRuntime
internal import NavbridgeWire

/// The trees of a controller's options, kept while the options stay the same. A driver that waits for something takes
/// snapshots of the same controllers again and again.
@MainQueue
struct KeptOptionTrees {
  private var own: (options: RNNNavigationOptions, tree: JSON)?
  private var resolved: (layers: [RNNNavigationOptions], tree: JSON)?

  /// Returns the tree of the controller's own options.
  mutating func tree(of options: RNNNavigationOptions) -> JSON {
    if let own, own.options.isCopy(of: options) { return own.tree }
    let tree = options.tree
    own = (options, tree)
    return tree
  }

  /// Returns the tree of the controller's resolved options.
  mutating func tree(of options: ResolvedOptions) -> JSON {
    let layers = options.layers
    // iOS may consume a value without a change of the options.
    guard layers.allSatisfy(\.sharesNoState) else { return options.tree }
    // Most screens and their containers have no default options, so that their own ones are resolved as they are.
    if let own, let first = layers.first, own.options.isCopy(of: first), layers.dropFirst().allSatisfy(\.isEmpty) {
      resolved = nil
      return own.tree
    }
    if let resolved, resolved.layers.elementsEqual(layers, by: { $0.isCopy(of: $1) }) { return resolved.tree }
    let tree = options.tree
    resolved = (layers, tree)
    return tree
  }
}

/// The owner of a set of options, used to explain the origin of a value.
enum OptionsSource: Sendable, Equatable {
  /// Options of a command that have not reached a node yet.
  case command
  /// A node's own options, with the node's id.
  case node(String)
  /// The options of `setDefaultOptions`.
  case defaults
}
