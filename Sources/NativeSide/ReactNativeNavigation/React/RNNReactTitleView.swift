internal import HeadlessUIKit
internal import Shared

/// A React component in place of a screen's title: as large as its content, or all the room there is where its alignment
/// is `fill` (rnn-layouts §6.3).
final class RNNReactTitleView: RNNReactView {
  override class var type: RNNComponentType { .topBarTitle }
  override var sizeFlexibility: RCTRootViewSizeFlexibility { alignment == "fill" ? .none : .widthAndHeight }
  /// `fill`; any other word, and none, mean the centre.
  var alignment: String? { didSet { if oldValue != alignment { invalidateIntrinsicContentSize() } } }

  /// Where the bar puts it is where script has to draw.
  override func layoutSubviews() { sendPlace() }
}
