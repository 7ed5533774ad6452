package import HeadlessUIKit

extension UIViewController {
  /// The touch targets that UIKit's own classes have, from the front to the back: the items of bars, the centre beside
  /// an open drawer, and the views of any other controller.
  package var touchTargetsOfUIKit: [TouchTarget] {
    switch self {
    case let stack as UINavigationController: stack.barTargets
    case let tabs as UITabBarController: tabs.barTargets { index in tabs.tapTab(at: index) }
    case let drawer as MMDrawerController: drawer.centerTargets
    default: viewIfLoaded?.touchTargetsBelow ?? []
    }
  }
}
