internal import HeadlessUIKit

/// The React view of a screen, or of a tab's custom item (rnn-layouts §6.1).
final class RNNComponentRootView: RNNReactView {
  override var coveredInsets: UIEdgeInsets { safeAreaInsets }
}
