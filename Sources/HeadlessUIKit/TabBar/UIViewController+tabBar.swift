extension UIViewController {
  /// The nearest tab bar controller above.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest ancestor of a class.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let next = ancestor {
      if let found = next as? Ancestor { return found }
      ancestor = next.parent
    }
    return nil
  }
}
