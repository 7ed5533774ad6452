internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Applies each tab's options to its item: once at construction, and again for merges that arrive through a child
/// (rnn-options §4.7).
@MainQueue
final class BottomTabPresenter {
  /// The default options at construction. Later default options do not reach this presenter (rnn-commands §3.3).
  let defaultOptions: RNNNavigationOptions

  init(defaultOptions: RNNNavigationOptions) { self.defaultOptions = defaultOptions }

  func createTabBarItem(_ child: any RNNLayoutProtocol, of tabs: RNNBottomTabsController) {
    show(child.resolveOptions().withDefault(defaultOptions), in: child, of: tabs)
  }

  /// Applies merged options to the item. A merge with only a dot or an accessibility label leaves the item unchanged.
  func mergeOptions(
    _ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions, child: any RNNLayoutProtocol,
    of tabs: RNNBottomTabsController
  ) {
    guard options.values.mask.intersects(.tabItem) else { return }
    show(ResolvedOptions([options] + resolvedOptions.layers).withDefault(defaultOptions), in: child, of: tabs)
  }

  private func show(
    _ options: ResolvedOptions, in child: any RNNLayoutProtocol, of tabs: RNNBottomTabsController
  ) {
    let tab = RNNBottomTabOptions(options)
    let old = child.tabBarItem
    let item = RNNTabBarItemCreator(showsTitles: tabs.showsTitles).createTabBarItem(tab, mergeItem: old) { role in
      role != .search || !tabs.viewControllers.contains { $0 !== child && $0.tabBarItem.systemItem == .search }
    }
    if item !== old {
      item.badgeValue = old.badgeValue
      child.tabBarItem = item
    }
    if let role = tab.role, item.systemItem == nil {
      tabs.warn(
        "The role '\(cut: role)' of the tab '\(cut: child.layoutInfo.componentId)' is unknown or taken; its own item is shown."
      )
    }
    if let badge = tab.badge { setBadge(badge, of: child, in: tabs) }
  }

  /// Sets the badge. A badge replaces the dot.
  private func setBadge(_ badge: String, of child: any RNNLayoutProtocol, in tabs: RNNBottomTabsController) {
    child.tabBarItem.badgeValue = badge.isEmpty ? nil : badge
    if !badge.isEmpty { tabs.dotIndicator(of: child)?.removeFromSuperview() }
  }
}

/// Creates the items of a tab bar, or changes the existing ones (rnn-layouts §9).
@MainQueue
struct RNNTabBarItemCreator {
  let showsTitles: Bool

  /// - Parameter isRoleFree: Returns true if the bar has no other item of the role yet. A second search tab is shown as
  ///   an ordinary item.
  func createTabBarItem(
    _ options: RNNBottomTabOptions, mergeItem: UITabBarItem, isRoleFree: (UITabBarSystemItem) -> Bool
  ) -> UITabBarItem {
    let role = options.role.flatMap(UITabBarSystemItem.init).flatMap { isRoleFree($0) ? $0 : nil }
    let item =
      role == mergeItem.systemItem
      ? mergeItem
      : role.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        ?? UITabBarItem()
    if role == nil {
      item.title = showsTitles ? options.text : nil
      item.image = options.icon
      item.selectedImage = options.selectedIcon
      item.imageInsets = options.iconInsets
    }
    item.titleTextAttributes = options.titleTextAttributes
    item.selectedTitleTextAttributes = options.selectedTitleTextAttributes
    item.badgeColor = options.badgeColor
    item.accessibilityIdentifier = options.testID
    item.accessibilityLabel = options.accessibilityLabel
    return item
  }
}
