internal import HeadlessUIKit

/// A React component as a button of a bar, as large as its content (rnn-layouts §6.4).
final class RNNReactButtonView: RNNReactView {
  override class var type: RNNComponentType { .topBarButton }
  override var sizeFlexibility: RCTRootViewSizeFlexibility { .widthAndHeight }

  /// Sends the frame that the bar has set, because the script side draws there.
  override func layoutSubviews() { sendPlace() }
}
