package import HeadlessUIKit

extension UIViewController {
  /// The child that UIKit's containers show in front: the top of a stack, the selected tab, the open drawer or else the
  /// centre, the primary column. For any other container it is the last child that is on the screen.
  package var frontmostChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let menu as MMDrawerController: menu.drawerViewController(for: menu.openSide) ?? menu.centerViewController
    case let split as UISplitViewController: split.viewControllers.first
    default: children.last(where: \.isInWindow)
    }
  }
}
