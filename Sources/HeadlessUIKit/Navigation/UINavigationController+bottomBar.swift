extension UINavigationController {
  /// Whether a controller of the stack hides the tab bar: the flagged one or one above it is on top (uikit-behaviour §2).
  var hidesBottomBar: Bool { bottomBarHider != nil }

  /// Looks for the lowest controller that hides the tab bar. The flag counts as it is when the controller is pushed, so
  /// only what has come is asked: a long stack costs nothing.
  func findBottomBarHider(from old: [UIViewController], to new: [UIViewController]) {
    let same = old.commonPrefix(new)
    let kept = bottomBarHider.flatMap { $0 < same ? $0 : nil }
    let found = kept ?? new[same...].firstIndex { $0.hidesBottomBarWhenPushed }
    guard found != bottomBarHider else { return }
    bottomBarHider = found
    tabBarController?.bottomBarChanged()
  }
}
