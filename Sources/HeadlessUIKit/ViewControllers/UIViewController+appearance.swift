extension UIViewController {
  /// The controller's own callback comes before those of its children.
  func startAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let over = presentedWithThis(isAppearing: isAppearing) else {
      return startOwnAppearance(isAppearing, animated: animated)
    }
    if !over.takesPresenterAway { startOwnAppearance(isAppearing, animated: animated) }
    over.presentedViewController?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func startOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    switch appearance.start(appearing: isAppearing, animated: animated) {
    case .nothing: return
    case .unbalanced:
      application?.report(
        "unbalancedAppearance", "Unbalanced calls to begin/end appearance transitions for <\(className)>.")
      return
    case .deliver: break
    }
    let application = application
    application?.needsStatusBarUpdate = true
    application?.observer?.willCallAppearance(of: self)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    startChildren(isAppearing, animated: animated)
    application?.noteChange()
  }

  /// Children on the same way already, as in a swipe that is turning back, are not started twice.
  private func startChildren(_ isAppearing: Bool, animated: Bool) {
    let (begun, ended): (UIAppearanceState, UIAppearanceState) =
      isAppearing ? (.willAppear, .didAppear) : (.willDisappear, .didDisappear)
    var isFirst = true
    for child in childrenForAppearance where child.outwardAppearance != begun && child.outwardAppearance != ended {
      // A callback may have turned the transition round; then the children have heard of that already.
      guard appearance.state == begun || appearance.state == ended else { return }
      // The callbacks of one child may have put another away.
      guard isFirst || childrenForAppearance.contains(identical: child) else { continue }
      isFirst = false
      child.beginAppearanceTransition(isAppearing, animated: animated)
      // Or they may have ended the transition, and the children with it that had been started.
      if appearance.state == ended, child.outwardAppearance == begun { child.endAppearanceTransition() }
    }
  }

  func finishAppearance() {
    guard let over = presentedWithThis(isAppearing: nil) else { return finishOwnAppearance() }
    if !over.takesPresenterAway { finishOwnAppearance() }
    over.presentedViewController?.endAppearanceTransition()
  }

  private func finishOwnAppearance() {
    let ended = appearance.end()
    if ended == .nothing { return }
    let application = application
    application?.observer?.willCallAppearance(of: self)
    if ended == .didAppear { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
    finishAppearanceOfChildren()
    application?.noteChange()
  }

  private func finishAppearanceOfChildren() {
    let expected = appearance.state
    guard expected == .didAppear || expected == .didDisappear else { return }
    for child in childrenForAppearance where appearance.state == expected { child.endAppearanceTransition() }
  }

  /// The name of the controller's class, for sentences.
  var className: String { String(describing: type(of: self)) }
}
