internal import NavbridgeRuntime

/// The objects that bottom tabs receive in addition to those of every controller (rnn-layouts §2).
@MainQueue
struct BottomTabsParts {
  let bottomTabPresenter: BottomTabPresenter
  let dotIndicatorPresenter: RNNDotIndicatorPresenter
  let attacher: BottomTabsBaseAttacher
  /// Writes a sentence to the log.
  let warn: (String) -> Void
}
