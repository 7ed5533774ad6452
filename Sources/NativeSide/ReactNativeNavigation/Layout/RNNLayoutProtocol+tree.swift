internal import HeadlessUIKit
internal import Shared

extension RNNLayoutProtocol {
  /// Lays the view out now, and the bar around it with the next pass: a custom transition is about to measure them
  /// (rnn-layouts §3).
  func prepareForTransition() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    navigationController?.navigationBar.setNeedsLayout()
  }

  /// The direct child that `child` is or is in; itself where `child` is this. Nil when it is not in here.
  func findViewController(_ child: any RNNLayoutProtocol) -> (any RNNLayoutProtocol)? {
    var next: UIViewController = child
    if next === self { return self }
    while let parent = next.parent {
      if parent === self { return next.asLayout }
      next = parent
    }
    return nil
  }

  /// The height of the tab bar that this draws or is under, in points, whether or not it is hidden; 0 without one.
  func getBottomTabsHeight() -> Double {
    ((self as? UITabBarController) ?? tabBarController)?.tabBar.frame.height ?? 0
  }
}
