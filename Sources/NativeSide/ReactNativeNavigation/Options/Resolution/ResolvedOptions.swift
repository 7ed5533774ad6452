internal import Shared

/// Options of several nodes, the one that wins first. Reading looks from layer to layer, so that resolving costs nothing
/// that nobody reads.
struct ResolvedOptions: Sendable {
  let layers: [RNNNavigationOptions]
  /// The options that a layer has a value of: most are asked for and not set.
  private let mask: OptionMask

  init(_ layers: [RNNNavigationOptions]) {
    self.layers = layers
    mask = layers.reduce(into: OptionMask()) { $0.formUnion($1.values.mask) }
  }

  func withDefault(_ defaults: RNNNavigationOptions) -> ResolvedOptions {
    defaults.isEmpty && !layers.isEmpty ? self : ResolvedOptions(layers + [defaults])
  }

  /// The layer whose value counts, if any has one.
  func winner(of option: OptionPath) -> RNNNavigationOptions? {
    guard mask.contains(option.index) else { return nil }
    switch option.merging {
    case .value, .consumed:
      for layer in layers where layer.value(at: option) != nil { return layer }
      return nil
    case .always: return layers.first.flatMap { $0.value(at: option) == nil ? nil : $0 }
    case .whole:
      let whole = OptionMask.wholes.first { $0.contains(option.index) }!
      return layer(of: whole).flatMap { $0.value(at: option) == nil ? nil : $0 }
    }
  }

  /// Of options that are replaced together: the layer whose values count, if any has some.
  func layer(of whole: OptionMask) -> RNNNavigationOptions? {
    guard mask.intersects(whole) else { return nil }
    return layers.first { $0.values.mask.intersects(whole) }
  }

  /// Nil where no layer has a value that counts.
  func value(at option: OptionPath) -> JSON? {
    guard mask.contains(option.index) else { return nil }
    guard option.merging == .value else { return winner(of: option)?.value(at: option) }
    for place in layers.indices {
      if let value = layers[place].values[option] { return value }
    }
    return nil
  }

  func isSet(_ option: OptionPath) -> Bool { value(at: option) != nil }

  /// Whether a layer has a value of one of these, whether or not it counts.
  func mentions(_ options: OptionMask) -> Bool { mask.intersects(options) }

  /// Has the value that `value(at:)` answers act no more.
  func consume(_ option: OptionPath) { winner(of: option)?.sharedState(of: option)?.withLock { $0.isConsumed = true } }

  /// These layers, each with some of its options alone.
  func only(_ options: OptionMask) -> ResolvedOptions { ResolvedOptions(layers.map { $0.only(options) }) }

  /// Each value that counts, as one tree, for a reader of the whole.
  var tree: JSON {
    var values = OptionValues()
    mask.forEach { index in
      let option = OptionPath.all[index]
      if let winner = winner(of: option) { values[option] = winner.value(at: option) }
    }
    return values.tree
  }
}
