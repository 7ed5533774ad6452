package import HeadlessUIKit

extension UITabBarController {
  /// Returns the buttons of the bar; `tap` receives the index of the one that is pressed.
  package func barTargets(tap: @escaping (Int) -> Void) -> [TouchTarget] {
    guard isTabBarShown else { return [] }
    return tabBar.buttons.enumerated().map { index, button in
      var target = TouchTarget(tabBar, frame: button.frame) { tap(index) }
      target.tabIndex = index
      target.testID = button.item.accessibilityIdentifier
      target.text = button.item.title
      target.isEnabled = button.item.isEnabled
      return target
    }
  }
}
