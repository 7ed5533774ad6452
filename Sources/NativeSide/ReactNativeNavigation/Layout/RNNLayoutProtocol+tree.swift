internal import HeadlessUIKit
internal import NavbridgeRuntime

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

/// A tree in which the layout manager looks for controllers (rnn-layouts §5).
@MainQueue
struct LayoutTree {
  let top: UIViewController
  /// The number of a pending tree.
  let number: Int?
  /// The window of any other tree.
  let window: UIWindow?

  /// Returns true if the walk searches this tree first: pending trees by age, then windows from back to front.
  func isBefore(_ other: LayoutTree) -> Bool {
    switch (number, other.number) {
    case (let number?, let other?): number < other
    case (nil, nil): other.window.flatMap { window?.isBehind($0) } ?? false
    case (let number, _): number != nil
    }
  }
}

extension UIViewController {
  /// This controller as one of the navigation's own controllers, or nil.
  ///
  /// Classes are tested first, because a cast to the protocol searches all conformances of a class and its
  /// superclasses, and a command casts dozens of times.
  var asLayout: (any RNNLayoutProtocol)? {
    if let screen = self as? RNNComponentViewController { return screen }
    if let stack = self as? RNNStackController { return stack }
    return self as? any RNNLayoutProtocol
  }
}
