extension UINavigationController {
  /// True when a view controller of the stack hides the tab bar: the flagged one, or one above it, is on top
  /// (uikit-behaviour §2).
  var hidesBottomBar: Bool { bottomBarHider != nil }

  /// Finds the lowest view controller that hides the tab bar. The flag is read when a view controller is pushed, so the
  /// first `same` ones, which were there before, are not read again.
  func findBottomBarHider(in new: [UIViewController], same: Int) {
    let kept = bottomBarHider.flatMap { $0 < same ? $0 : nil }
    let found = kept ?? new[same...].firstIndex { $0.hidesBottomBarWhenPushed }
    guard found != bottomBarHider else { return }
    bottomBarHider = found
    tabBarController?.bottomBarChanged()
  }
}
