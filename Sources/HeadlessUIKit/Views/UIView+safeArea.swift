extension UIView {
  /// What of the nearest controller's safe area reaches into this view, in points.
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

  /// Tells the views of one controller that its safe area has changed; those of a controller inside hear of its own.
  func tellSafeAreaChange() {
    safeAreaInsetsDidChange()
    for view in subviews where view.controller == nil { view.tellSafeAreaChange() }
  }

  /// Tells a tree of views that it has come into a window, or has left one.
  func tellMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.tellMoveToWindow() }
  }
}

extension CGRect {
  fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
