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

  /// Has the value that `value(at:)` answers act no more.
  func consume(_ path: OptionPath) { layers.first { $0.value(at: path) != nil }?.consume(path) }

  func bool(_ path: OptionPath, default unset: Bool) -> Bool { value(at: path)?.bool ?? unset }
  func bool(_ path: OptionPath) -> Bool? { value(at: path)?.bool }
  func text(_ path: OptionPath) -> String? { value(at: path)?.string }
  func number(_ path: OptionPath) -> Double? { value(at: path)?.double }
  /// An unsigned whole number; `Int.max` for one that is none.
  func index(_ path: OptionPath) -> Int? {
    number(path).map { Int(exactly: $0.rounded(.towardZero)).flatMap { $0 < 0 ? nil : $0 } ?? .max }
  }

  /// Whether the transition at a path moves anything (rnn-options §7.1).
  func animates(_ path: OptionPath) -> Bool {
    let transition = value(at: path)
    return Self.animated.contains { property in
      let details = transition?[property]
      return details?["from"]?.double != nil || details?["to"]?.double != nil
    }
  }

  private static let animated = [
    "alpha", "x", "y", "scaleX", "scaleY", "translationX", "translationY", "rotationX", "rotationY",
  ]

  /// The layers with one group of options alone.
  func group(_ name: String) -> ResolvedOptions { ResolvedOptions(layers.map { $0.group(name) }) }

  /// All layers as one tree, for a reader of the whole.
  var tree: JSON { layers.reversed().reduce([:]) { $0.merging($1.tree) } }
}
