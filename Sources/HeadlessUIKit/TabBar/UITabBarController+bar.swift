extension UITabBarController {
  /// Whether the bar is to be seen: it is not hidden, and nothing on top of the selected stack or below hides it.
  public var isTabBarShown: Bool { !tabBar.isHidden && !isTabBarHiddenByPush }

  /// Whether the selected stack holds a controller with `hidesBottomBarWhenPushed` (uikit-behaviour §2).
  var isTabBarHiddenByPush: Bool { (machine.shown as? UINavigationController)?.hidesBottomBar ?? false }

  /// At the bottom, or below it while a push hides the bar.
  func tabBarFrame(inside insets: UIEdgeInsets) -> CGRect {
    let bounds = view.bounds
    let height = tabBarHeight(inside: insets)
    let y = isTabBarHiddenByPush ? bounds.height : bounds.height - height
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// With what it covers of the home indicator's part, in points, whether or not it is shown.
  ///
  /// - Parameter insets: `safeAreaInsets`. Asked for once: each asking goes up through all containers around.
  func tabBarHeight(inside insets: UIEdgeInsets) -> Double {
    application?.screen.tabBarHeight(bottomInset: insets.bottom) ?? 49 + insets.bottom
  }

  /// The bar hides or shows because a stack changed.
  func bottomBarChanged() {
    viewIfLoaded?.setNeedsLayout()
    application?.noteChange()
  }

  // MARK: More tabs than fit

  /// The controllers that have a button each: all, or the first four and the list of the others (uikit-behaviour §3).
  var controllersInBar: [UIViewController] {
    needsMore(viewControllers.count) ? viewControllers.prefix(4) + [moreNavigationController] : viewControllers
  }

  /// The list of the tabs that have no room in a phone's bar.
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
