package import HeadlessUIKit
package import NavbridgeKernel

/// The buttons of the bar and the back button.
extension UINavigationController: Touchable {
  package var touchTargets: [TouchTarget] {
    guard !isNavigationBarHidden, let item = controllerInBar?.navigationItem else { return [] }
    var targets: [TouchTarget] = []
    if navigationBar.backButton?.isVisible == true {
      var back = TouchTarget(navigationBar, frame: navigationBar.backButtonFrame) { [self] in _ = tapBackButton() }
      back.isBack = true
      back.text = navigationBar.backButton?.title
      back.testID = controllerInBar?.asLayout?.presentedOptions.text(.topBar.backButton.testID)
      targets.append(back)
    }
    for button in item.leftBarButtonItems + item.rightBarButtonItems {
      guard let frame = navigationBar.frame(of: button) else { continue }
      var target = TouchTarget(navigationBar, frame: frame) { _ = button.tap() }
      target.buttonId = (button as? RNNUIBarButtonItem)?.buttonId
      target.testID = button.accessibilityIdentifier
      target.text = (button as? RNNUIBarButtonItem)?.options.text ?? button.title
      target.isEnabled = button.isEnabled
      targets.append(target)
    }
    return targets
  }
}
