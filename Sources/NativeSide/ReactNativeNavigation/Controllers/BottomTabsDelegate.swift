internal import HeadlessUIKit
internal import Shared

/// Tells script of taps on the bar, and refuses selections (rnn-layouts §9).
///
/// Apart from the controller, which the bar refers to weakly: that would slow every use of a controller.
@MainQueue
final class BottomTabsDelegate: UITabBarControllerDelegate {
  private unowned let tabs: RNNBottomTabsController

  init(_ tabs: RNNBottomTabsController) { self.tabs = tabs }

  /// The press is told of first, whatever becomes of it.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    let index = tabs.viewControllers.firstIndex { $0 === viewController } ?? .max
    tabs.eventEmitter.sendBottomTabPressed(index)
    guard let child = viewController.asLayout else { return true }
    return child.isTabSelectable
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tabs.eventEmitter.sendBottomTabSelected(tabs.selectedIndex, unselected: tabs.selection.previous)
  }
}

extension RNNLayoutProtocol {
  /// Whether a tap selects this as a tab; default options are not asked, as on iOS.
  var isTabSelectable: Bool { resolveOptions().boolOrDefault(.bottomTab.selectTabOnPress) }
}
