internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Chooses the way in which bottom tabs render their tabs (rnn-layouts §9).
@MainQueue
final class BottomTabsAttachModeFactory {
  private unowned let application: UIApplication
  var defaultOptions = RNNNavigationOptions()

  init(application: UIApplication) { self.application = application }

  /// Returns the attacher for the tabs' own options, or else for the defaults. An unknown word means `together`.
  func fromOptions(_ options: RNNNavigationOptions) -> BottomTabsBaseAttacher {
    let word = ResolvedOptions([options, defaultOptions]).text(.bottomTabs.tabsAttachMode)
    return switch word.flatMap(BottomTabsAttachMode.init) ?? .together {
    case .together: BottomTabsTogetherAttacher(application: application)
    case .afterInitialTab: BottomTabsAfterInitialTabAttacher(application: application)
    case .onSwitchToTab: BottomTabsOnSwitchToTabAttacher(application: application)
    }
  }
}
