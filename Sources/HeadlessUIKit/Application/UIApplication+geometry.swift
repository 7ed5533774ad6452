internal import NavbridgeRuntime

extension UIApplication {
  /// The parts of the screen that the status bar or the notch and the home indicator cover.
  public var safeAreaInsets: UIEdgeInsets { screen.safeArea(isStatusBarHidden: statusBar.isHidden) }

  /// The status bar's height: 0 while it is hidden and on a phone in landscape.
  public var statusBarHeight: Double { screen.statusBarHeight(isHidden: statusBar.isHidden) }

  /// Brings the status bar up to date. Returns true when it has changed.
  @discardableResult
  public func updateStatusBar() -> Bool {
    guard needsStatusBarUpdate else { return false }
    needsStatusBarUpdate = false
    let deciding = keyWindow.flatMap { $0.isOnScreen ? $0 : nil } ?? windows.first(where: \.isOnScreen)
    guard let deciding else { return false }
    let new = StatusBar(isHidden: deciding.isStatusBarHidden, style: deciding.statusBarStyle)
    guard new != statusBar else { return false }
    let before = safeAreaInsets
    statusBar = new
    noteChange()
    if safeAreaInsets != before { for window in windows { window.setNeedsLayout() } }
    return true
  }

  /// Brings the status bar up to date now. If that changes it, an animation of the given number of milliseconds runs,
  /// and an open transaction waits for it.
  public func animateStatusBarUpdate(milliseconds: Double) {
    needsStatusBarUpdate = true
    guard updateStatusBar(), let animation = CATransaction.addAnimation() else { return }
    _ = scheduleEnd(ofAnimation: .milliseconds(milliseconds)) { animation.end() }
  }

  /// Lays the screen's content out again in the other direction.
  func layoutDirectionChanged() {
    noteChange()
    func lay(_ controller: UIViewController) {
      controller.viewIfLoaded?.setNeedsLayout()
      controller.children.forEach(lay)
    }
    for window in windows {
      if let root = window.rootViewController { lay(root) }
      window.presentedViewControllers.forEach(lay)
    }
  }
}
