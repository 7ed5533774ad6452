internal import HeadlessUIKit
internal import Shared

extension Finger {
  /// Returns the app's own native views that a finger can press, from front to back.
  func nativeTargets(_ controller: UIViewController) -> [TouchTarget] {
    guard !(controller is any RNNLayoutProtocol), let view = controller.viewIfLoaded else { return [] }
    if let tabs = controller as? UITabBarController { return targets(of: tabs) }
    return targets(in: view)
  }

  private func targets(of tabs: UITabBarController) -> [TouchTarget] {
    guard tabs.isTabBarShown else { return [] }
    return tabs.tabBar.buttons.enumerated().map { index, button in
      var target = TouchTarget(tabs.tabBar, frame: button.frame) { tabs.tapTab(at: index) }
      target.tabIndex = index
      target.text = button.item.title
      target.isEnabled = button.item.isEnabled
      return target
    }
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
