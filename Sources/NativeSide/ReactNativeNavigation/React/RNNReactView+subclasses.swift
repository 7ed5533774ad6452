internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

/// The React view of a screen, or of a tab's custom item (rnn-layouts §6.1).
final class RNNComponentRootView: RNNReactView {
  override var coveredInsets: UIEdgeInsets { safeAreaInsets }
}

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

/// A React component as a button of a bar, as large as its content (rnn-layouts §6.4).
final class RNNReactButtonView: RNNReactView {
  override class var type: RNNComponentType { .topBarButton }
  override var sizeFlexibility: RCTRootViewSizeFlexibility { .widthAndHeight }

  /// Sends the frame that the bar has set, because the script side draws there.
  override func layoutSubviews() { sendPlace() }
}

/// A React component behind a stack's bar (rnn-layouts §6).
final class RNNReactBackgroundView: RNNReactView {
  override class var type: RNNComponentType { .topBarBackground }

  /// Sends the frame that the bar has set, because the script side draws there.
  override func layoutSubviews() { sendPlace() }
}

extension RNNReactView {
  /// Sets the properties of the running root. They replace all old ones (protocol §5, §10).
  func setProperties(_ properties: JSON) { surface?.setProperties(properties) }

  /// The current properties of the running root.
  var properties: JSON { surface?.properties ?? [:] }
}

/// The directions in which a React view takes the size of its content rather than a given size (rnn-layouts §6.1).
enum RCTRootViewSizeFlexibility: Sendable {
  case none
  case widthAndHeight
}
