extension UINavigationController {
  /// Whether a controller of the stack hides the tab bar: the flagged one or one above it is on top (uikit-behaviour §2).
  var hidesBottomBar: Bool { bottomBarHider != nil }

  /// Looks for the lowest controller that hides the tab bar. The flag counts as it is when the controller is pushed, so
  /// only what lies above the first `same` controllers, which were there before, is asked.
  func findBottomBarHider(in new: [UIViewController], same: Int) {
    let kept = bottomBarHider.flatMap { $0 < same ? $0 : nil }
    let found = kept ?? new[same...].firstIndex { $0.hidesBottomBarWhenPushed }
    guard found != bottomBarHider else { return }
    bottomBarHider = found
    tabBarController?.bottomBarChanged()
  }
}
