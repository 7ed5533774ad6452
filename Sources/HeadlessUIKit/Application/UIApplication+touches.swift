internal import Shared

extension UIApplication {
  /// The view that a touch at `point` of the screen reaches: windows are asked from the front to the back, and one that
  /// answers nil lets the touch through (uikit-behaviour §6).
  public func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    for window in windows.reversed() where window.isOnScreen {
      let inside = CGPoint(x: point.x - window.frame.x, y: point.y - window.frame.y)
      if let hit = window.hitTest(inside, with: event) { return hit }
    }
    return nil
  }

  /// What the keyboard writes into. Nil when it is not up.
  public var keyboardOwner: UIView? { keyWindow?.firstResponder }
}
