extension UITabBarController {
  /// True when the bar is visible: it is not hidden, and no view controller of the selected stack hides it.
  public var isTabBarShown: Bool { !tabBar.isHidden && !isTabBarHiddenByPush }

  /// True when the selected stack contains a view controller with `hidesBottomBarWhenPushed` (uikit-behaviour §2).
  var isTabBarHiddenByPush: Bool { (machine.shown as? UINavigationController)?.hidesBottomBar ?? false }

  /// Returns the frame of the bar. It lies at the bottom, or below the view while a push hides it.
  func tabBarFrame(inside insets: UIEdgeInsets) -> CGRect {
    let bounds = view.bounds
    let height = tabBarHeight(inside: insets)
    let y = isTabBarHiddenByPush ? bounds.height : bounds.height - height
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the height of the bar in points, whether or not it is shown. It includes the home indicator's part that
  /// the bar covers.
  ///
  /// - Parameter insets: The value of `safeAreaInsets`. It is read once, because each read walks through all containers
  ///   around.
  func tabBarHeight(inside insets: UIEdgeInsets) -> Double {
    application?.screen.tabBarHeight(bottomInset: insets.bottom) ?? 49 + insets.bottom
  }

  /// Titles stand beside the icons on an iPad, and on a phone in landscape.
  var titlePlace: UITabBar.TitlePlace {
    guard let screen = application?.screen else { return .below }
    if screen.verticalSizeClass == .compact { return .besideCompact }
    return screen.userInterfaceIdiom == .pad ? .beside : .below
  }

  /// Called when a change of a stack hides or shows the bar.
  func bottomBarChanged() {
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  // MARK: The list of further tabs

  /// The view controllers that have a button each: all of them, or the first four and the list of the others
  /// (uikit-behaviour §3).
  var controllersInBar: [UIViewController] {
    needsMore(viewControllers.count) ? viewControllers.prefix(4) + [moreNavigationController] : viewControllers
  }

  /// The list of the tabs for which a phone's bar has no room.
  public var moreNavigationController: UINavigationController {
    if let storedMore { return storedMore }
    let more = UINavigationController(rootViewController: UIMoreListController())
    more.title = "More"
    storedMore = more
    adopt(more)
    more.didMove(toParent: self)
    return more
  }

  func needsMore(_ count: Int) -> Bool {
    count > 5 && (application?.screen.userInterfaceIdiom ?? .phone) == .phone
  }

  func showItems() {
    tabBar.show(controllersInBar.map(\.tabBarItem))
    (storedMore?.viewControllers.first as? UIMoreListController)?.showRows()
    showSelectedItem()
  }

  func showSelectedItem() {
    guard let selected = selectedViewController else { return tabBar.selectedItem = nil }
    let inBar = controllersInBar
    tabBar.selectedItem = inBar.contains(identical: selected) ? selected.tabBarItem : inBar.last?.tabBarItem
  }
}
