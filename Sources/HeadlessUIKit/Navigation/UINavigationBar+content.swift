extension UINavigationBar {
  /// Room for one button, in points (proposed: UIKit's depends on the text).
  private static let buttonWidth: Double = 44
  /// Between a button and the edge, in points.
  private static let margin: Double = 8

  private var topItem: UINavigationItem? { navigationController?.topOnScreen?.navigationItem }

  /// Takes in the views of the item that is shown, and lets go of those of others.
  func showContent(of item: UINavigationItem) {
    let views = item.views
    guard !(views.isEmpty && subviews.isEmpty) else { return }
    for view in subviews where !views.contains(identical: view) && view !== backgroundView {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    place(item)
  }

  /// Where a button of the shown item lies, in the bar's coordinates. Nil for a button that is not shown.
  public func frame(of item: UIBarButtonItem) -> CGRect? {
    guard let shown = topItem else { return nil }
    let (width, margin) = (Self.buttonWidth, Self.margin)
    if let index = shown.leftBarButtonItems.firstIndex(where: { $0 === item }) {
      let back = backButton?.isVisible ?? false ? width : 0
      return CGRect(x: margin + back + Double(index) * width, y: 0, width: width, height: Self.height)
    }
    if let index = shown.rightBarButtonItems.firstIndex(where: { $0 === item }) {
      let x = bounds.width - margin - Double(index + 1) * width
      return CGRect(x: x, y: 0, width: width, height: Self.height)
    }
    return nil
  }

  /// Where the back button lies, in the bar's coordinates.
  public var backButtonFrame: CGRect { CGRect(x: Self.margin, y: 0, width: Self.buttonWidth, height: Self.height) }

  /// Where the title lies: between the buttons, in the bar's coordinates.
  public var titleFrame: CGRect {
    guard let shown = topItem else { return CGRect(x: 0, y: 0, width: bounds.width, height: Self.height) }
    let left = shown.leftBarButtonItems.count + (backButton?.isVisible ?? false ? 1 : 0)
    let side = Self.margin + Double(max(left, shown.rightBarButtonItems.count)) * Self.buttonWidth
    return CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: Self.height)
  }

  private func place(_ item: UINavigationItem) {
    item.titleView?.frame = titleFrame
    for button in item.leftBarButtonItems + item.rightBarButtonItems {
      if let view = button.customView, let frame = frame(of: button) { view.frame = frame }
    }
    item.searchController?.searchBar.frame = CGRect(
      x: 0, y: Self.height, width: bounds.width, height: UISearchBar.height)
  }
}
