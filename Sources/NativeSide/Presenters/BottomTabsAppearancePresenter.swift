internal import HeadlessUIKit
internal import Shared

/// Applies the look of the tab bar, as since iOS 13 (rnn-options §2.5).
final class BottomTabsAppearancePresenter: RNNBottomTabsPresenter {
  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    tabs?.tabBar.accessibilityIdentifier = options.withDefault(defaultOptions).text(.bottomTabsTestID)
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    if let testID = options.value(at: .bottomTabsTestID)?.string { tabs?.tabBar.accessibilityIdentifier = testID }
  }
}
