internal import NavbridgeWire

/// Creates the options. An option's index is the number of options that were added before it.
struct OptionBuilder {
  private(set) var options: [OptionPath] = []

  /// Adds an option.
  ///
  /// - Parameters:
  ///   - unset: The effect without a value, where `defaultValue` does not describe it.
  ///   - merging: The behaviour in a merge, where it is not value by value.
  mutating func add(
    _ path: String, _ type: OptionType, default defaultValue: JSON? = nil, unset: String? = nil,
    merging: OptionMerging = .value, fidelity: OptionFidelity = .exact, _ readers: OptionReader...
  ) -> OptionPath {
    let index = options.count
    precondition(
      index < OptionMask.capacity,
      "The option '\(path)' is one more than an OptionMask holds. Raise OptionMask.capacity and the number of its words."
    )
    let option = OptionPath(
      path, type, default: defaultValue, unset: unset, merging: merging, fidelity: fidelity, readers, index: index)
    options.append(option)
    return option
  }
}
