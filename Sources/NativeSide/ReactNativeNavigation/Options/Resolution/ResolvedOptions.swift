internal import NavbridgeWire

/// The options of several nodes. The first layer wins. A value is looked up layer by layer only when it is read, so
/// resolving costs nothing for options that are never read.
struct ResolvedOptions: Sendable {
  let layers: [RNNNavigationOptions]
  /// The options that any layer sets.
  private let mask: OptionMask
  /// The words of the mask in one. It makes the common case fast, because most options that are read are not set.
  private let folded: UInt64

  init(_ layers: [RNNNavigationOptions]) {
    self.layers = layers
    mask = layers.reduce(into: OptionMask()) { $0.formUnion($1.values.mask) }
    folded = mask.folded
  }

  func withDefault(_ defaults: RNNNavigationOptions) -> ResolvedOptions {
    if defaults.isEmpty && !layers.isEmpty { return self }
    return ResolvedOptions(layers + [defaults])
  }

  /// Returns the layer whose value is in effect, or nil.
  func winner(of option: OptionPath) -> RNNNavigationOptions? {
    guard mask.contains(option.index) else { return nil }
    switch option.merging {
    case .value, .consumed:
      for layer in layers where layer.value(at: option) != nil { return layer }
      return nil
    case .always: return layers.first.flatMap { $0.value(at: option) == nil ? nil : $0 }
    case .whole:
      let whole = OptionMask.replacedTogether.first { $0.contains(option.index) }!
      return layer(of: whole).flatMap { $0.value(at: option) == nil ? nil : $0 }
    }
  }

  /// Returns the layer whose values are in effect, or nil, for options that are replaced together.
  func layer(of whole: OptionMask) -> RNNNavigationOptions? {
    guard mask.intersects(whole) else { return nil }
    return layers.first { $0.values.mask.intersects(whole) }
  }

  /// Returns the value, or nil if no layer has one that is in effect.
  func value(at option: OptionPath) -> JSON? {
    guard folded &>> UInt64(truncatingIfNeeded: option.index) & 1 != 0, mask.contains(option.index) else { return nil }
    return setValue(at: option)
  }

  /// Returns the value of an option that a layer sets.
  @inline(never)
  private func setValue(at option: OptionPath) -> JSON? {
    guard option.merging == .value else { return winner(of: option)?.value(at: option) }
    for place in layers.indices {
      if let value = layers[place].values[option] { return value }
    }
    return nil
  }

  func isSet(_ option: OptionPath) -> Bool { value(at: option) != nil }

  /// Returns true if a layer has a value for one of these options, in effect or not.
  func mentions(_ options: OptionMask) -> Bool { mask.intersects(options) }

  /// Consumes the value that `value(at:)` returns, so that it has no further effect.
  func consume(_ option: OptionPath) {
    winner(of: option)?.sharedStates(of: option)?.update(option) { $0.isConsumed = true }
  }

  /// Returns these layers, each reduced to the given options.
  func only(_ options: OptionMask) -> ResolvedOptions { ResolvedOptions(layers.map { $0.only(options) }) }

  /// All values that are in effect, as one tree.
  var tree: JSON {
    OptionShape.shared.tree { body in
      mask.forEach { index in
        if let value = value(at: OptionPath.all[index]) { body(index, value) }
      }
    }
  }
}
