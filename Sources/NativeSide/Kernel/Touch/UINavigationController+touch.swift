internal import HeadlessUIKit

extension UINavigationController {
  /// The buttons of the bar and the back button.
  var barTargets: [TouchTarget] {
    guard !isNavigationBarHidden, let item = controllerInBar?.navigationItem else { return [] }
    var targets = backMenu?.touchTargetsBelow ?? []
    if let button = navigationBar.backButton, button.isVisible {
      var back = TouchTarget(navigationBar, frame: navigationBar.backButtonFrame) { [self] in _ = tapBackButton() }
      back.isBack = true
      if button.item?.hasBackMenu ?? true { back.longPress = { [self] in _ = longPressBackButton() } }
      back.text = button.title
      back.testID = button.item?.accessibilityIdentifier
      targets.append(back)
    }
    for button in item.leftBarButtonItems + item.rightBarButtonItems {
      guard let frame = navigationBar.frame(of: button) else { continue }
      var target = TouchTarget(navigationBar, frame: frame) { _ = button.tap() }
      target.testID = button.accessibilityIdentifier
      target.text = button.title
      target.isEnabled = button.isEnabled
      (button as? any TouchDescribing)?.describe(&target)
      targets.append(target)
    }
    return targets
  }
}
