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
