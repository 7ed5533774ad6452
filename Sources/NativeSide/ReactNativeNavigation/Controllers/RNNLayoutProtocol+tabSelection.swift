internal import HeadlessUIKit
internal import NavbridgeKernel

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
