internal import NavbridgeRuntime

extension UITabBarController {
  /// Taps a button of the bar with a finger. Returns false when the finger cannot reach it: there is no such button, it
  /// is disabled, it is hidden, or it is not on the screen.
  ///
  /// True means that the tap arrived. The delegate decides whether it selects.
  @discardableResult
  public func tapTab(at index: Int) -> Bool {
    let controllers = controllersInBar
    guard isInWindow, isTabBarShown, controllers.indices.contains(index), controllers[index].tabBarItem.isEnabled else {
      return false
    }
    tap(controllers[index])
    return true
  }

  /// Taps a row of the list of further tabs with a finger. Returns false while that list is not shown.
  @discardableResult
  public func tapMoreRow(at index: Int) -> Bool {
    let rows = viewControllers.dropFirst(4)
    guard let storedMore, selectedViewController === storedMore, isInWindow, index >= 0, index < rows.count else {
      return false
    }
    tap(rows[rows.startIndex + index])
    return true
  }

  /// Selects a tab as a finger's tap does. When the tab is selected already, its stack goes back to its root
  /// (uikit-behaviour §3).
  private func tap(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let isSelectedAlready = controller === selectedViewController
    selectedViewController = controller
    if isSelectedAlready { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UITabBarController {
  /// Hides or shows the bar with a slide of some milliseconds of the application's clock. The bar is hidden when it has
  /// slid out, and shown when it begins to slide in. A later call replaces a slide that still runs.
  public func setTabBarHidden(_ isHidden: Bool, milliseconds: Double) {
    barSlide += 1
    guard milliseconds > 0, isInWindow, tabBar.isHidden != isHidden, let application else {
      tabBar.isHidden = isHidden
      return
    }
    if !isHidden { tabBar.isHidden = false }
    let slide = barSlide
    let name = className
    let animation = CATransaction.addAnimation()
    let transition = application.beginTransition { "the tab bar of <\(name)> slides \(isHidden ? "out" : "in")" }
    _ = application.scheduleEnd(ofAnimation: .milliseconds(milliseconds)) { [self] in
      if isHidden, slide == barSlide { tabBar.isHidden = true }
      application.endTransition(transition)
      animation?.end()
    }
  }
}
