extension UITabBarController {
  /// A finger taps a button of the bar. False when it cannot reach it: no such button, disabled, hidden, or off the screen.
  ///
  /// True says that the tap arrived; the delegate decides whether it selects.
  @discardableResult
  public func tapTab(at index: Int) -> Bool {
    let controllers = controllersInBar
    guard isInWindow, isTabBarShown, controllers.indices.contains(index), controllers[index].tabBarItem.isEnabled else {
      return false
    }
    tap(controllers[index])
    return true
  }

  /// A finger taps a row of the list of further tabs. False while that list is not shown.
  @discardableResult
  public func tapMoreRow(at index: Int) -> Bool {
    let rows = viewControllers.dropFirst(4)
    guard let storedMore, selectedViewController === storedMore, isInWindow, index >= 0, index < rows.count else {
      return false
    }
    tap(rows[rows.startIndex + index])
    return true
  }

  /// The selected tab's stack goes back to its root (uikit-behaviour §3).
  private func tap(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let isSelectedAlready = controller === selectedViewController
    selectedViewController = controller
    if isSelectedAlready { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
  }
}
