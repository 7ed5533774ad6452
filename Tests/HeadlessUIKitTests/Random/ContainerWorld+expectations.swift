import HeadlessUIKit

extension ContainerWorld {
  /// The screens that must be visible, found without the appearance callbacks: those that each container shows and that
  /// no full-screen presentation covers.
  var visible: [Screen] {
    var found: [Screen] = []
    for window in [device.window, front] where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      let chain = [root] + window.presentedViewControllers
      for (index, controller) in chain.enumerated() {
        let above = index + 1 < chain.count ? chain[index + 1].presentationController?.presentationStyle : nil
        if above != .fullScreen, above != .currentContext { found += shown(by: controller) }
      }
    }
    return found
  }

  private func shown(by controller: UIViewController?) -> [Screen] {
    switch controller {
    case let screen as Screen: return [screen]
    case let stack as UINavigationController: return shown(by: stack.topViewController)
    case let tabs as UITabBarController: return shown(by: tabs.selectedViewController)
    case let drawer as MMDrawerController:
      return shown(by: drawer.centerViewController)
        + (drawer.openSide == .none ? [] : shown(by: drawer.drawerViewController(for: drawer.openSide)))
    case let split as UISplitViewController:
      let columns = split.viewControllers
      return (split.displayMode == .secondaryOnly ? Array(columns.dropFirst()) : columns).flatMap(shown)
    default: return []
    }
  }
}
