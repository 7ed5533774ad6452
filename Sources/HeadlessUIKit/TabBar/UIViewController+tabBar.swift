extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// Returns the nearest ancestor of a class.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let next = ancestor {
      if let found = next as? Ancestor { return found }
      ancestor = next.parent
    }
    return nil
  }
}
