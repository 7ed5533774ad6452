internal import HeadlessUIKit
internal import NavbridgeRuntime

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
