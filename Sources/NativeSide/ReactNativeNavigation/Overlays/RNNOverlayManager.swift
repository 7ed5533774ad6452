internal import HeadlessUIKit
internal import Shared

/// Shows overlays, each in a window of its own, above the main window and its modals (rnn-layouts §14).
@MainQueue
class RNNOverlayManager {
  private let application: UIApplication
  /// In the order in which they were shown.
  private(set) var overlayWindows: [RNNOverlayWindow] = []

  init(application: UIApplication) { self.application = application }

  /// Shows a window; the key window stays the one that it is.
  func showOverlayWindow(_ window: RNNOverlayWindow) {
    window.previousWindow = application.keyWindow
    overlayWindows.append(window)
    window.rootViewController?.view.backgroundColor = .clear
    window.windowLevel = 0
    window.isHidden = false
    setAccessibilityElements(of: window.previousWindow, hidden: true)
  }

  /// Shows a window that takes the keyboard.
  func showOverlayWindowAsKeyWindow(_ window: RNNOverlayWindow) {
    showOverlayWindow(window)
    window.makeKey()
  }

  /// Dismisses the overlay whose root a controller is; nothing happens for any other.
  func dismissOverlay(_ controller: UIViewController) {
    if let window = overlayWindows.first(where: { $0.rootViewController === controller }) { detach(window) }
  }

  /// From the last shown to the first.
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
