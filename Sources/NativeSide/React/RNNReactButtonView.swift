internal import HeadlessUIKit
internal import Shared

/// A React component as a button of a bar (rnn-layouts §6).
final class RNNReactButtonView: RNNReactView {
  override class var type: RNNComponentType { .topBarButton }

  /// Where the bar puts it is where script has to draw.
  override func layoutSubviews() { layoutChanged(frame: convert(bounds, to: nil), safeArea: .zero) }
}
