extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { nearestAncestor() }
}
