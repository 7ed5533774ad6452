internal import Shared

/// Chooses how bottom tabs render their tabs (rnn-layouts §9).
@MainQueue
final class BottomTabsAttachModeFactory {
  private let queue: SerialQueue
  var defaultOptions = RNNNavigationOptions()

  /// - Parameter queue: the main queue.
  init(queue: SerialQueue) { self.queue = queue }

  /// By the tabs' own options, then the defaults; a word that is unknown means `together`.
  func fromOptions(_ options: RNNNavigationOptions) -> BottomTabsBaseAttacher {
    let word = ResolvedOptions([options, defaultOptions]).text(.bottomTabs.tabsAttachMode)
    return switch word.flatMap(BottomTabsAttachMode.init) ?? .together {
    case .together: BottomTabsTogetherAttacher(queue: queue)
    case .afterInitialTab: BottomTabsAfterInitialTabAttacher(queue: queue)
    case .onSwitchToTab: BottomTabsOnSwitchToTabAttacher(queue: queue)
    }
  }
}
