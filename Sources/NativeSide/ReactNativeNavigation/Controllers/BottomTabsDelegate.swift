internal import HeadlessUIKit
internal import NavbridgeKernel
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

/// The objects that bottom tabs receive in addition to those of every controller (rnn-layouts §2).
@MainQueue
struct BottomTabsParts {
  let bottomTabPresenter: BottomTabPresenter
  let dotIndicatorPresenter: RNNDotIndicatorPresenter
  let attacher: BottomTabsBaseAttacher
  /// Writes a sentence to the log.
  let warn: (String) -> Void
}

/// The selected tab and the previously selected one, as React Native Navigation counts them (rnn-layouts §9).
struct BottomTabsSelection: Equatable {
  private(set) var current: Int
  private(set) var previous: Int
  /// The index from the tabs' own options. During construction it wins over every other requested index.
  private let own: Int?
  /// True when construction is over.
  var isSetUp = false

  init(own: Int?) {
    self.own = own
    current = own ?? 0
    previous = own ?? 0
  }

  /// Returns the index that is selected when the program requests `index`.
  func index(for index: Int) -> Int { isSetUp ? index : own ?? index }

  /// Selects a tab by program. The previous index does not change.
  mutating func select(_ index: Int) { current = index }

  /// Selects a tab by a finger's tap.
  mutating func tap(_ index: Int) {
    previous = current
    current = index
  }
}

extension RNNLayoutProtocol {
  /// Returns the exception that iOS raises when these options are merged into this controller, or nil. It is raised if
  /// they select a tab that the nearest bottom tabs do not have. `bottomTab.visible` selects the screen's own tab, and
  /// a screen inside a stack is not a tab (rnn-options §4.7).
  func failureOfMerging(_ options: RNNNavigationOptions) -> NativeException? {
    guard let tabs = (self as? RNNBottomTabsController) ?? tabBarController as? RNNBottomTabsController else {
      return nil
    }
    let count = tabs.viewControllers.count
    if options.value(at: .bottomTab.visible) != nil, self is RNNComponentViewController,
      !tabs.viewControllers.contains(where: { $0 === self })
    {
      return .beyondBounds(.max, count: count)
    }
    return ResolvedOptions([options]).index(.bottomTabs.currentTabIndex).flatMap { .beyondBounds($0, count: count) }
  }
}
