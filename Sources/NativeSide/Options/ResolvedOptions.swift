internal import Shared

/// Options of several nodes, the one that wins first. Reading looks from layer to layer, so that resolving costs nothing
/// that nobody reads.
struct ResolvedOptions: Sendable {
  let layers: [RNNNavigationOptions]

  init(_ layers: [RNNNavigationOptions]) { self.layers = layers }

  func withDefault(_ defaults: RNNNavigationOptions) -> ResolvedOptions { ResolvedOptions(layers + [defaults]) }

  func value(at path: OptionPath) -> JSON? {
    for layer in layers {
      if let value = layer.value(at: path) { return value }
    }
    return nil
  }

  func bool(_ path: OptionPath, default unset: Bool) -> Bool { value(at: path)?.bool ?? unset }

  /// All layers as one tree, for a reader of the whole.
  var tree: JSON { layers.reversed().reduce([:]) { $0.merging($1.tree) } }
}
