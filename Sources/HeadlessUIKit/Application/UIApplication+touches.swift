extension UIApplication {
  /// Returns the view that a touch at `point` of the screen reaches. The windows are tested from the front to the back;
  /// a window whose hit test returns nil lets the touch through (uikit-behaviour §6).
  public func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    for window in windows.reversed() where window.isOnScreen {
      let inside = CGPoint(x: point.x - window.frame.x, y: point.y - window.frame.y)
      if let hit = window.hitTest(inside, with: event) { return hit }
    }
    return nil
  }

  /// The view that receives the keyboard's input. Nil when the keyboard is not shown.
  public var keyboardOwner: UIView? { keyWindow?.firstResponder }
}
