internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Sends the events of taps on the bar and refuses selections (rnn-layouts §9).
///
/// It is separate from the controller because the bar refers to its delegate weakly, and weak references to a
/// controller would slow down every use of it.
@MainQueue
final class BottomTabsDelegate: UITabBarControllerDelegate {
  private unowned let tabs: RNNBottomTabsController

  init(_ tabs: RNNBottomTabsController) { self.tabs = tabs }

  /// Sends the press event first, also for a tap that selects nothing.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    let index = tabs.viewControllers.firstIndex { $0 === viewController } ?? .max
    tabs.eventEmitter.sendBottomTabPressed(index)
    guard let child = viewController.asLayout else { return true }
    return child.isTabSelectable
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    let (selected, unselected) = (tabs.selectedIndex, tabs.selection.previous)
    tabs.eventEmitter.sendBottomTabSelected(selected, unselected: unselected)
    tabs.eventEmitter.sendTabSelected(tabs, selected: selected, unselected: unselected)
  }
}

extension RNNLayoutProtocol {
  /// True if a tap selects this controller as a tab. Default options are not read, as on iOS.
  var isTabSelectable: Bool { resolveOptions().boolOrDefault(.bottomTab.selectTabOnPress) }
}
