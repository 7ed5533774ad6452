extension UIView {
  /// Makes the superview place this view again, because the view's intrinsic content size has changed.
  public func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Requests that the next layout pass of the application lays out this view.
  ///
  /// Every ancestor records that a view below it needs layout, so that a pass visits only the views that need it. When
  /// an ancestor has recorded it already, a pass is pending, or the running pass has yet to reach that ancestor.
  public func setNeedsLayout() {
    needsLayout = true
    var view = self
    view.subtreeNeedsLayout = true
    while let next = view.superview {
      if next.subtreeNeedsLayout { return }
      next.subtreeNeedsLayout = true
      view = next
    }
    if let window = view as? UIWindow { window.application?.needsLayout(of: window) }
  }

  /// Records that the content of this view has moved in the window. The move itself causes no layout of that content.
  func contentMoved() {
    if !subviews.isEmpty, let window { window.application?.noteMove(of: self) }
  }

  /// Calls `didMoveInWindow` on all views inside this view.
  func notifyMove() {
    for view in subviews {
      view.didMoveInWindow()
      view.notifyMove()
    }
  }

  /// Lays out the views that need it, in this view and inside it, from the outside inwards.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      let controller = controller
      controller?.layoutContainer()
      controller?.hasLaidOut = true
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      controller?.updateInside()
    }
    for view in subviews where view.subtreeNeedsLayout && view.superview === self { view.layoutIfNeeded() }
  }
}
