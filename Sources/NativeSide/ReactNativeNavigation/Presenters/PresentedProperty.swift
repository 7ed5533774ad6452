internal import Shared

/// Options as a presenter sees them when it sets a property.
struct PresentedOptions {
  /// Of the layers and the defaults; in a merge what is merged comes first.
  let resolved: ResolvedOptions
  /// The same without the defaults.
  let withoutDefaults: ResolvedOptions
  private let defaults: RNNNavigationOptions
  /// What is merged now; nil while a screen appears.
  let merged: RNNNavigationOptions?

  /// In a merge what is merged alone, for what must not act again; else everything.
  var asked: ResolvedOptions { merged.map { ResolvedOptions([$0]) } ?? resolved }

  /// In a merge what is merged and the defaults, for what forgets what was set before; else everything.
  var askedWithDefaults: ResolvedOptions { merged == nil ? resolved : asked.withDefault(defaults) }

  init(_ options: ResolvedOptions, defaults: RNNNavigationOptions) {
    self.defaults = defaults
    merged = nil
    withoutDefaults = options
    resolved = options.withDefault(defaults)
  }

  init(merging merged: RNNNavigationOptions, _ options: ResolvedOptions, defaults: RNNNavigationOptions) {
    self.merged = merged
    self.defaults = defaults
    withoutDefaults = ResolvedOptions([merged] + options.layers)
    resolved = withoutDefaults.withDefault(defaults)
  }
}

/// A property of a bar, an item or a view, declared with the options that it follows: set when a screen appears, and by
/// the merges that mention one of them, by no other.
struct PresentedProperty<Target>: Sendable {
  let options: [OptionPath]
  fileprivate let mask: OptionMask
  fileprivate let isSetByAppearing: Bool
  fileprivate let isSetByEveryMerge: Bool
  fileprivate let isSetWhereverResolved: Bool
  fileprivate let set: @MainQueue @Sendable (inout Target, PresentedOptions) -> Void

  /// - Parameters:
  ///   - onlyByMerge: Whether it is left alone when a screen appears.
  ///   - whereverResolved: Whether every merge sets it where any of the layers, or the defaults, speak of it.
  init(
    _ options: OptionPath..., onlyByMerge: Bool = false, whereverResolved: Bool = false,
    set: @escaping @MainQueue @Sendable (inout Target, PresentedOptions) -> Void
  ) {
    self.init(options, onlyByMerge: onlyByMerge, whereverResolved: whereverResolved, set: set)
  }

  /// - Parameter byEveryMerge: Whether merges that mention none of the options set it too.
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
  /// Whether merges that mention none of the options set something too.
  let isSetByEveryMerge: Bool
  private let isSetWhereverResolved: Bool

  init(_ rows: [PresentedProperty<Target>]) {
    self.rows = rows
    mask = rows.reduce(into: OptionMask()) { $0.formUnion($1.mask) }
    isSetByEveryMerge = rows.contains { $0.isSetByEveryMerge }
    isSetWhereverResolved = rows.contains { $0.isSetWhereverResolved }
  }

  /// Sets what the options say: all when a screen appears, else what the merge mentions.
  ///
  /// - Parameter touched: Told of each property that is set, by the option that it is named after.
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

  /// Whether a merge would set anything by what it mentions.
  func follows(_ merged: RNNNavigationOptions) -> Bool { isSetByEveryMerge || merged.values.mask.intersects(mask) }

  @MainQueue
  private func set(
    _ row: Int, _ options: PresentedOptions, on target: inout Target, _ touched: ((OptionPath) -> Void)?
  ) {
    rows[row].set(&target, options)
    touched?(rows[row].options[0])
  }
}
