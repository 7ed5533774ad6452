internal import NavbridgeRuntime

/// Chooses the way in which bottom tabs render their tabs (rnn-layouts §9).
@MainQueue
final class BottomTabsAttachModeFactory {
  private let queue: SerialQueue
  var defaultOptions = RNNNavigationOptions()

  /// - Parameter queue: The main queue.
  init(queue: SerialQueue) { self.queue = queue }

  /// Returns the attacher for the tabs' own options, or else for the defaults. An unknown word means `together`.
  func fromOptions(_ options: RNNNavigationOptions) -> BottomTabsBaseAttacher {
    let word = ResolvedOptions([options, defaultOptions]).text(.bottomTabs.tabsAttachMode)
    return switch word.flatMap(BottomTabsAttachMode.init) ?? .together {
    case .together: BottomTabsTogetherAttacher(queue: queue)
    case .afterInitialTab: BottomTabsAfterInitialTabAttacher(queue: queue)
    case .onSwitchToTab: BottomTabsOnSwitchToTabAttacher(queue: queue)
    }
  }
}
