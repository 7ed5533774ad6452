internal import HeadlessUIKit

/// The window of one overlay, as large as the screen (rnn-layouts §14).
final class RNNOverlayWindow: UIWindow {
  /// The key window at the time when this window was shown.
  @WeakReference var previousWindow: UIWindow?

  /// Passes touches outside the overlay's content on to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    return hit.subviews.first is RNNReactView ? nil : hit
  }
}
