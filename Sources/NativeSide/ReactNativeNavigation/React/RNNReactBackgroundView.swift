internal import HeadlessUIKit

/// A React component behind a stack's bar (rnn-layouts §6).
final class RNNReactBackgroundView: RNNReactView {
  override class var type: RNNComponentType { .topBarBackground }

  /// Sends the frame that the bar has set, because the script side draws there.
  override func layoutSubviews() { sendPlace() }
}
