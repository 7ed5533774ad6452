internal import HeadlessUIKit
internal import Shared

/// Applies a split view's options (rnn-layouts §12). Default options are never asked.
final class RNNSplitViewControllerPresenter: RNNBasePresenter {
  /// What applies where nothing is set. Other words mean the same.
  private static let unset = RNNNavigationOptions([
    "splitView": ["displayMode": "auto", "primaryEdge": "leading", "primaryBackgroundStyle": "none"]
  ])

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    apply(options.withDefault(Self.unset))
  }

  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    apply(options.withDefault(Self.unset))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    apply(ResolvedOptions([options]))
  }

  private func apply(_ options: ResolvedOptions) {
    guard let split = boundViewController as? RNNSplitViewController else { return }
    if let mode = options.text(.splitDisplayMode) { split.preferredDisplayMode = Self.displayMode(mode) }
    if let edge = options.text(.splitPrimaryEdge) { split.primaryEdge = edge == "trailing" ? .trailing : .leading }
    if let width = options.number(.splitMinWidth) { split.minimumPrimaryColumnWidth = width }
    if let width = options.number(.splitMaxWidth) { split.maximumPrimaryColumnWidth = width }
    if let style = options.text(.splitPrimaryBackgroundStyle) {
      split.primaryBackgroundStyle = style == "sidebar" ? .sidebar : .none
    }
  }

  private static func displayMode(_ word: String) -> UISplitViewController.DisplayMode {
    switch word {
    case "visible": .oneBesideSecondary
    case "hidden": .secondaryOnly
    case "overlay": .oneOverSecondary
    default: .automatic
    }
  }
}
