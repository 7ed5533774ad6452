internal import HeadlessUIKit
internal import Shared

/// A React component behind a stack's bar (rnn-layouts §6).
final class RNNReactBackgroundView: RNNReactView {
  override class var type: RNNComponentType { .topBarBackground }

  /// Where the bar puts it is where script has to draw.
  override func layoutSubviews() { sendPlace() }
}
