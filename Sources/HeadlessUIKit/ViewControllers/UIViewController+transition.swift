extension UIViewController {
  /// True from the call that pushes this view controller to the end of the transition that shows it, as in UIKit's
  /// appearance callbacks.
  public var isMovingToParent: Bool {
    (storedParent as? UINavigationController)?.joining.contains(identical: self) ?? false
  }

  /// True from the call that pops this view controller, or the beginning of a swipe that does, to the end of the
  /// transition.
  public var isMovingFromParent: Bool {
    guard let stack = storedParent as? UINavigationController else { return false }
    return !stack.machine.stack.contains(identical: self)
  }
}
