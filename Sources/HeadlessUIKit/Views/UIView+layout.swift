extension UIView {
  /// Has whoever places this view do so again, for the size that its content asks for has changed.
  public func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Asks for this view to be laid out by the next layout pass of its application.
  ///
  /// Every ancestor remembers that there is something below it, so that a pass visits only what needs it. An ancestor
  /// that remembers already has a pass coming, or one that has yet to reach it.
  public func setNeedsLayout() {
    needsLayout = true
    var view = self
    view.subtreeNeedsLayout = true
    while let next = view.superview {
      if next.subtreeNeedsLayout { return }
      next.subtreeNeedsLayout = true
      view = next
    }
    if let window = view as? UIWindow, window.isOnScreen { window.application?.setNeedsLayout() }
  }

  /// Whatever is in this view has another place in the window, which a layout of its own does not come with.
  func contentMoved() {
    if !subviews.isEmpty, let window { window.application?.noteMove(of: self) }
  }

  /// Tells all that is in this view that it has moved.
  func tellMove() {
    for view in subviews {
      view.didMoveInWindow()
      view.tellMove()
    }
  }

  /// Lays out now what needs it, in this view and in those inside it, from the outside inwards.
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
