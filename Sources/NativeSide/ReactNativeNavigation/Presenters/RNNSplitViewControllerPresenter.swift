internal import HeadlessUIKit

/// Applies a split view's options (rnn-layouts §12). Default options are never read.
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
      // Any other word leaves the style unchanged.
      let word = options.withoutDefaults.text(.splitView.primaryBackgroundStyle)
      if word == "sidebar" { split.primaryBackgroundStyle = .sidebar }
    },
  ])

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    presentSplit(PresentedOptions(options, defaults: defaultOptions, trace: trace))
  }

  override func present(_ options: PresentedOptions) {
    super.present(options)
    presentSplit(options)
  }

  private func presentSplit(_ options: PresentedOptions) {
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
