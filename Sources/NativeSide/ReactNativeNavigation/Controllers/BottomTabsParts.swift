internal import Shared

/// What bottom tabs are given besides what every controller has (rnn-layouts §2).
@MainQueue
struct BottomTabsParts {
  let bottomTabPresenter: BottomTabPresenter
  let dotIndicatorPresenter: RNNDotIndicatorPresenter
  let attacher: BottomTabsBaseAttacher
  /// Writes a sentence to the log.
  let warn: (String) -> Void
}
