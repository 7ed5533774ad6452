extension UIView {
  /// Returns true when this view is `ancestor` or is inside it.
  public func isDescendant(of ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let next = view {
      if next === ancestor { return true }
      view = next.superview
    }
    return false
  }

  func insert(_ view: UIView, at index: Int) {
    let window = window
    guard !isDescendant(of: view) else {
      (window ?? view.window)?.application?.raise(
        "NSInvalidArgumentException", "A view cannot be a subview of itself, or of a view inside it.")
      return
    }
    // A move inside one window is no disappearance, because the view never leaves the screen.
    let staysInWindow = view.superview != nil && view.window === window
    if staysInWindow { view.detach(isMove: true) } else if view.superview != nil { view.removeFromSuperview() }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if !staysInWindow { view.setWindow(window) }
    view.contentMoved()
    setNeedsLayout()
    noteChange()
    if window != nil, !staysInWindow { view.notifyMoveToWindow() }
  }

  func remove() {
    guard superview != nil else { return }
    let leaving = window.map { $0.isOnScreen ? visibleControllers : [] } ?? []
    for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
    detach()
    for controller in leaving { controller.endAppearanceTransition() }
  }

  /// Removes the view from its superview without appearance callbacks.
  func detach(isMove: Bool = false) {
    guard let superview else { return }
    let leavesWindow = !isMove && window != nil
    noteChange()
    loseKeyboard()
    superview.subviews.removeAll(identical: self)
    self.superview = nil
    if leavesWindow { setWindow(nil) }
    superview.setNeedsLayout()
    if leavesWindow { notifyMoveToWindow() }
  }

  private func setWindow(_ window: UIWindow?) {
    guard self.window !== window else { return }
    self.window = window
    for view in subviews { view.setWindow(window) }
  }

  /// The outermost view controllers in this tree that are on the screen and that no container is already removing.
  private var visibleControllers: [UIViewController] {
    if let controller {
      switch controller.appearanceState {
      case .willAppear, .didAppear: return [controller]
      case .willDisappear, .didDisappear: return []
      case .none: break
      }
    }
    return subviews.flatMap(\.visibleControllers)
  }

  func noteChange() { window?.application?.noteChange() }
}
