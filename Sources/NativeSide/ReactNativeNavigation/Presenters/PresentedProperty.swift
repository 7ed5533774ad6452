internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The options that a presenter sees when it sets a property.
struct PresentedOptions {
  /// The options of the layers and the defaults. In a merge the merged options come first.
  let resolved: ResolvedOptions
  private let defaults: RNNNavigationOptions
  /// The trace in which each property that is set is recorded, or nil while no trace is written.
  let trace: TraceLog?
  /// The options that are being merged, or nil while a screen appears.
  let merged: RNNNavigationOptions?

  /// The merged options in a merge, for properties that must not act again; otherwise all options.
  var asked: ResolvedOptions { merged.map { ResolvedOptions([$0]) } ?? resolved }

  /// The merged options and the defaults in a merge, for properties that forget earlier values; otherwise all options.
  var askedWithDefaults: ResolvedOptions { merged == nil ? resolved : asked.withDefault(defaults) }

  /// The options of the layers without the defaults.
  var withoutDefaults: ResolvedOptions {
    resolved.layers.count == ownLayers ? resolved : ResolvedOptions(Array(resolved.layers.prefix(ownLayers)))
  }

  /// The number of layers before the defaults.
  private let ownLayers: Int

  init(_ options: ResolvedOptions, defaults: RNNNavigationOptions, trace: TraceLog?) {
    self.trace = trace
    self.defaults = defaults
    merged = nil
    ownLayers = options.layers.count
    resolved = options.withDefault(defaults)
  }

  init(
    merging merged: RNNNavigationOptions, _ options: ResolvedOptions, defaults: RNNNavigationOptions, trace: TraceLog?
  ) {
    self.trace = trace
    self.merged = merged
    self.defaults = defaults
    ownLayers = options.layers.count + 1
    resolved = ResolvedOptions([merged] + options.layers).withDefault(defaults)
  }
}

/// A property of a bar, an item or a view, declared with the options that it follows. It is set when a screen appears,
/// and only by those merges that mention one of the options.
struct PresentedProperty<Target>: Sendable {
  let options: [OptionPath]
  fileprivate let mask: OptionMask
  fileprivate let isSetByAppearing: Bool
  fileprivate let isSetByEveryMerge: Bool
  fileprivate let isSetWhereverResolved: Bool
  fileprivate let set: @MainQueue @Sendable (inout Target, PresentedOptions) -> Void

  /// - Parameters:
  ///   - onlyByMerge: True if the property is not set when a screen appears.
  ///   - whereverResolved: True if every merge sets the property when any layer, or the defaults, mention one of its
  ///     options.
  init(
    _ options: OptionPath..., onlyByMerge: Bool = false, whereverResolved: Bool = false,
    set: @escaping @MainQueue @Sendable (inout Target, PresentedOptions) -> Void
  ) {
    self.init(options, onlyByMerge: onlyByMerge, whereverResolved: whereverResolved, set: set)
  }

  /// - Parameter byEveryMerge: True if merges that mention none of the options set the property too.
  init(
    _ options: [OptionPath], onlyByMerge: Bool = false, byEveryMerge: Bool = false, whereverResolved: Bool = false,
    set: @escaping @MainQueue @Sendable (inout Target, PresentedOptions) -> Void
  ) {
    self.options = options
    mask = OptionMask(options)
    isSetByAppearing = !onlyByMerge
    isSetByEveryMerge = byEveryMerge
    isSetWhereverResolved = whereverResolved
    self.set = set
  }
}

/// All properties that a presenter sets on one kind of target.
struct PresentedProperties<Target>: Sendable {
  private let rows: [PresentedProperty<Target>]
  private let mask: OptionMask
  /// True if merges that mention none of the options set a property too.
  let isSetByEveryMerge: Bool
  private let isSetWhereverResolved: Bool

  init(_ rows: [PresentedProperty<Target>]) {
    self.rows = rows
    mask = rows.reduce(into: OptionMask()) { $0.formUnion($1.mask) }
    isSetByEveryMerge = rows.contains { $0.isSetByEveryMerge }
    isSetWhereverResolved = rows.contains { $0.isSetWhereverResolved }
  }

  /// Sets the properties: all of them when a screen appears, otherwise those that the merge mentions.
  ///
  /// - Parameter touched: Called for each property that is set, with the option after which it is named.
  @MainQueue
  func present(_ options: PresentedOptions, on target: inout Target, touched: ((OptionPath) -> Void)? = nil) {
    if let merged = options.merged {
      guard follows(merged) || isSetWhereverResolved else { return }
      for row in rows.indices where isSet(rows[row], by: merged, options.resolved) {
        set(row, options, on: &target, touched)
      }
    } else {
      for row in rows.indices where rows[row].isSetByAppearing { set(row, options, on: &target, touched) }
    }
  }

  private func isSet(
    _ row: PresentedProperty<Target>, by merged: RNNNavigationOptions, _ resolved: ResolvedOptions
  ) -> Bool {
    row.isSetByEveryMerge || merged.values.mask.intersects(row.mask)
      || row.isSetWhereverResolved && resolved.mentions(row.mask)
  }

  /// Returns true if a merge mentions an option that sets a property, or if every merge sets one.
  func follows(_ merged: RNNNavigationOptions) -> Bool { isSetByEveryMerge || merged.values.mask.intersects(mask) }

  @MainQueue
  private func set(
    _ row: Int, _ options: PresentedOptions, on target: inout Target, _ touched: ((OptionPath) -> Void)?
  ) {
    rows[row].set(&target, options)
    touched?(rows[row].options[0])
  }
}
