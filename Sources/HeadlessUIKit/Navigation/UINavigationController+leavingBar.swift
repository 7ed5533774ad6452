/// The bar that a push or a pop replaces, in the coordinates of its navigation controller's view.
package struct LeavingBar: Equatable {
  package let frame: CGRect
  /// Nil without a large title.
  package let largeTitle: CGRect?
  /// Nil without a search bar that is shown.
  package let searchBar: CGRect?
}

extension UINavigationController {
  /// The bar as it has been over a view controller that a push or a pop replaces.
  package func leavingBar(over controller: UIViewController) -> LeavingBar {
    let (item, children) = (controller.navigationItem, children)
    // A view controller that was popped lay on top of the others.
    let stack = children.firstIndex { $0 === controller }.map { Array(children[...$0]) } ?? children + [controller]
    let place = findBarPlace(of: item, in: stack)
    let width = viewIfLoaded?.bounds.width ?? 0
    let sides = place.outer + additionalSafeAreaInsets
    func part(at y: Double, height: Double, inset: Double) -> CGRect {
      CGRect(
        x: sides.left + inset, y: place.top + y, width: max(0, width - sides.left - sides.right - 2 * inset),
        height: height)
    }
    let title = place.isLarge ? UIScreen.largeTitleHeight : 0
    return LeavingBar(
      frame: CGRect(x: 0, y: place.top, width: width, height: place.height),
      largeTitle: place.isLarge
        ? part(at: place.contentHeight, height: title, inset: UINavigationBar.largeTitleMargin) : nil,
      searchBar: item.showsSearchBar
        ? part(at: place.contentHeight + title, height: UISearchBar.height, inset: 0) : nil)
  }
}
