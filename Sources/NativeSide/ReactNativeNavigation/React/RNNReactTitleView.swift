internal import HeadlessUIKit

/// A React component in place of a screen's title. It is as large as its content, or takes all the room there is if its
/// alignment is `fill` (rnn-layouts §6.3).
final class RNNReactTitleView: RNNReactView {
  override class var type: RNNComponentType { .topBarTitle }
  override var sizeFlexibility: RCTRootViewSizeFlexibility { alignment == "fill" ? .none : .widthAndHeight }
  /// The alignment: `fill`. Any other word, and nil, mean the centre.
  var alignment: String? { didSet { if oldValue != alignment { invalidateIntrinsicContentSize() } } }

  /// Sends the frame that the bar has set, because the script side draws there.
  override func layoutSubviews() { sendPlace() }
}
