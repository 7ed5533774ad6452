internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Shows overlays, each in a separate window above the main window and its modals (rnn-layouts §14).
@MainQueue
class RNNOverlayManager {
  private let application: UIApplication
  /// The windows in the order in which they were shown.
  private(set) var overlayWindows: [RNNOverlayWindow] = []

  init(application: UIApplication) { self.application = application }

  /// Shows a window. The key window does not change.
  func showOverlayWindow(_ window: RNNOverlayWindow) {
    window.previousWindow = application.keyWindow
    overlayWindows.append(window)
    window.rootViewController?.view.backgroundColor = .clear
    window.windowLevel = 0
    window.isHidden = false
    setAccessibilityElements(of: window.previousWindow, hidden: true)
  }

  /// Shows a window and makes it the key window, so that it receives the keyboard.
  func showOverlayWindowAsKeyWindow(_ window: RNNOverlayWindow) {
    showOverlayWindow(window)
    window.makeKey()
  }

  /// Dismisses the overlay with this root. Nothing happens for any other controller.
  func dismissOverlay(_ controller: UIViewController) {
    if let window = overlayWindows.first(where: { $0.rootViewController === controller }) { detach(window) }
  }

  /// Dismisses all overlays, from the last shown to the first.
  func dismissAllOverlays() {
    for window in overlayWindows.reversed() { detach(window) }
  }

  private func detach(_ window: RNNOverlayWindow) {
    setAccessibilityElements(of: window.previousWindow, hidden: false)
    window.previousWindow?.makeKey()
    window.isHidden = true
    window.rootViewController = nil
    overlayWindows.removeAll { $0 === window }
  }

  private func setAccessibilityElements(of window: UIWindow?, hidden: Bool) {
    window?.accessibilityElementsHidden = hidden
  }
}

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
