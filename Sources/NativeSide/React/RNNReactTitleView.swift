internal import HeadlessUIKit
internal import Shared

/// A React component in place of a screen's title (rnn-layouts §6).
final class RNNReactTitleView: RNNReactView {
  override class var type: RNNComponentType { .topBarTitle }

  /// Where the bar puts it is where script has to draw.
  override func layoutSubviews() { layoutChanged(frame: convert(bounds, to: nil), safeArea: .zero) }
}
