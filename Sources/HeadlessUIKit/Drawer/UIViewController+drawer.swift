extension UIViewController {
  /// The nearest drawer controller above.
  public var mm_drawerController: MMDrawerController? { nearestAncestor() }
}
