extension UIView {
  /// The part of the nearest view controller's safe area that reaches into this view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    var view: UIView? = self
    while let next = view {
      if let controller = next.controller {
        let frame = next === self ? bounds.atOrigin : convert(bounds, to: next)
        return controller.safeAreaInsets.reaching(into: frame, of: next.bounds.size)
      }
      view = next.superview
    }
    return .zero
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

extension CGRect {
  fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
