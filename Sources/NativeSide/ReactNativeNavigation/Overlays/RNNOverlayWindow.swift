internal import HeadlessUIKit
internal import Shared

/// The window of one overlay, as large as the screen (rnn-layouts §14).
final class RNNOverlayWindow: UIWindow {
  /// What was the key window when this was shown.
  @WeakReference var previousWindow: UIWindow?

  /// What is not the overlay's own content lets touches through to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    return hit.subviews.first is RNNReactView ? nil : hit
  }
}
