internal import HeadlessUIKit
internal import NavbridgeKernel

extension Finger {
  /// Returns the app's own native views that a finger can press, from front to back.
  func nativeTargets(_ controller: UIViewController) -> [TouchTarget] {
    guard !(controller is any RNNLayoutProtocol), let view = controller.viewIfLoaded else { return [] }
    if let tabs = controller as? UITabBarController { return tabs.barTargets { index in tabs.tapTab(at: index) } }
    return targets(in: view)
  }

  private func targets(in view: UIView) -> [TouchTarget] {
    view.subviews.reversed().flatMap { inner -> [TouchTarget] in
      if inner.isHidden || inner.controller != nil || inner is RNNReactView { return [] }
      return targets(in: inner) + [target(inner)]
    }
  }

  private func target(_ view: UIView) -> TouchTarget {
    let control = view as? UIControl
    var target = TouchTarget(view, frame: view.bounds) { control?.tap() }
    target.testID = view.accessibilityIdentifier
    target.text = view.shownText
    target.isEnabled = control?.isEnabled ?? true
    return target
  }
}

extension UITabBarController {
  /// Returns the buttons of the bar; `tap` receives the index of the one that is pressed.
  func barTargets(tap: @escaping (Int) -> Void) -> [TouchTarget] {
    guard isTabBarShown else { return [] }
    return tabBar.buttons.enumerated().map { index, button in
      var target = TouchTarget(tabBar, frame: button.frame) { tap(index) }
      target.tabIndex = index
      target.text = button.item.title
      target.isEnabled = button.item.isEnabled
      return target
    }
  }
}
