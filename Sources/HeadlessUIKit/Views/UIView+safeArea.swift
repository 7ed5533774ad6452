extension UIView {
  /// The part of the nearest view controller's safe area that reaches into this view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    var frame = CGRect(origin: .zero, size: bounds.size)
    var view = self
    while true {
      if let controller = view.controller {
        return controller.safeAreaInsets.reaching(into: frame, of: view.bounds.size)
      }
      guard let superview = view.superview else { return .zero }
      frame.x += view.frame.x - (view === self ? 0 : view.bounds.x)
      frame.y += view.frame.y - (view === self ? 0 : view.bounds.y)
      view = superview
    }
  }

  /// Calls `safeAreaInsetsDidChange` on the views of one view controller. The views of a view controller inside it get
  /// a separate call.
  func notifySafeAreaChange() {
    safeAreaInsetsDidChange()
    for view in subviews where view.controller == nil { view.notifySafeAreaChange() }
  }

  /// Calls `didMoveToWindow` on a tree of views that has entered or left a window.
  func notifyMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.notifyMoveToWindow() }
  }
}
