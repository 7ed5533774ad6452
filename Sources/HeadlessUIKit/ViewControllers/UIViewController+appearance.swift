extension UIViewController {
  /// Begins an appearance transition. The view controller's own callback runs before those of its children.
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
    if !isAppearing || application?.omitsWillAppear != true {
      observed(by: application) { if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) } }
    }
    startChildren(isAppearing, animated: animated)
    application?.noteChange()
  }

  /// Begins the transition of the children. A child that is in the same transition already, as in a swipe that turns
  /// back, does not begin it twice.
  private func startChildren(_ isAppearing: Bool, animated: Bool) {
    let (begun, ended): (UIAppearanceState, UIAppearanceState) =
      isAppearing ? (.willAppear, .didAppear) : (.willDisappear, .didDisappear)
    var isFirst = true
    for child in childrenForAppearance where child.outwardAppearance != begun && child.outwardAppearance != ended {
      // A callback may have reversed the transition. The children have then begun the reversed one already.
      guard appearance.state == begun || appearance.state == ended else { return }
      // The callbacks of one child may have removed another one.
      guard isFirst || childrenForAppearance.contains(identical: child) else { continue }
      isFirst = false
      child.beginAppearanceTransition(isAppearing, animated: animated)
      // The callbacks may also have ended the transition before this child began it. The child's transition then ends
      // here.
      if appearance.state == ended, child.outwardAppearance == begun { child.endAppearanceTransition() }
    }
  }

  /// Makes a view controller appear that a swipe which was interrupted had begun to take away or to show.
  func beginAppearingAfterSwipe(animated: Bool) {
    let application = application
    // The children's callbacks are left out with its own. No code of others runs meanwhile.
    application?.omitsWillAppear =
      application?.takes(.didAppearAlone) { "<\(className)> gets viewDidAppear without viewWillAppear" } ?? false
    beginAppearanceTransition(true, animated: animated)
    application?.omitsWillAppear = false
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
    let movement = movement
    observed(by: application) {
      if ended == .didAppear { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
    }
    if ended == .didAppear { restoreFirstResponder() }
    if movement != .none, self.movement == movement { self.movement = .none }
    finishAppearanceOfChildren()
    application?.noteChange()
  }

  /// Runs an appearance callback. If the application is observed, the observer runs it.
  private func observed(by application: UIApplication?, _ callback: () -> Void) {
    if let observer = application?.observer { observer.callAppearance(of: self, callback) } else { callback() }
  }

  private func finishAppearanceOfChildren() {
    let expected = appearance.state
    guard expected == .didAppear || expected == .didDisappear else { return }
    for child in childrenForAppearance where appearance.state == expected { child.endAppearanceTransition() }
  }

  /// The name of the view controller's class, for messages.
  var className: String { String(describing: type(of: self)) }
}
