internal import HeadlessUIKit

extension RNNLayoutProtocol {
  /// Lays out the view now and the bar around it in the next pass, because a custom transition is about to measure them
  /// (rnn-layouts §3).
  func prepareForTransition() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    navigationController?.navigationBar.setNeedsLayout()
  }

  /// Returns the direct child that is `child` or contains it, or this controller if `child` is this controller. Returns
  /// nil if it does not contain `child`.
  func findViewController(_ child: any RNNLayoutProtocol) -> (any RNNLayoutProtocol)? {
    var next: UIViewController = child
    if next === self { return self }
    while let parent = next.parent {
      if parent === self { return next.asLayout }
      next = parent
    }
    return nil
  }

  /// Returns the height of its own or an enclosing tab bar in points, hidden or not, or 0 without one.
  func getBottomTabsHeight() -> Double {
    ((self as? UITabBarController) ?? tabBarController)?.tabBar.frame.height ?? 0
  }
}
