internal import HeadlessUIKit
internal import Shared

/// Applies a split view's options (rnn-layouts §12). Default options are never asked.
final class RNNSplitViewControllerPresenter: RNNBasePresenter {
  private static let properties = PresentedProperties<RNNSplitViewController>([
    PresentedProperty(.splitView.displayMode) { split, options in
      split.preferredDisplayMode = displayMode(options.withoutDefaults.textOrDefault(.splitView.displayMode))
    },
    PresentedProperty(.splitView.primaryEdge) { split, options in
      let isTrailing = options.withoutDefaults.text(.splitView.primaryEdge) == "trailing"
      split.primaryEdge = isTrailing ? .trailing : .leading
    },
    PresentedProperty(.splitView.minWidth) { split, options in
      if let width = options.withoutDefaults.number(.splitView.minWidth) { split.minimumPrimaryColumnWidth = width }
    },
    PresentedProperty(.splitView.maxWidth) { split, options in
      if let width = options.withoutDefaults.number(.splitView.maxWidth) { split.maximumPrimaryColumnWidth = width }
    },
    PresentedProperty(.splitView.primaryBackgroundStyle) { split, options in
      let isSidebar = options.withoutDefaults.text(.splitView.primaryBackgroundStyle) == "sidebar"
      split.primaryBackgroundStyle = isSidebar ? .sidebar : .none
    },
  ])

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    present(PresentedOptions(options, defaults: defaultOptions))
  }

  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    present(PresentedOptions(options, defaults: defaultOptions))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    present(PresentedOptions(merging: options, resolvedOptions, defaults: defaultOptions))
  }

  private func present(_ options: PresentedOptions) {
    guard var split = boundViewController as? RNNSplitViewController else { return }
    present(Self.properties, options, on: &split)
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
