extension UINavigationBar {
  /// Room for one button, in points (proposed: UIKit's depends on the text).
  private static let buttonWidth: Double = 44
  /// Between a button and the edge, in points.
  private static let margin: Double = 8

  private var topItem: UINavigationItem? { navigationController?.controllerInBar?.navigationItem }

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
    let width = width(of: item)
    if let index = shown.leftBarButtonItems.firstIndex(where: { $0 === item }) {
      let before = backWidth + self.width(of: shown.leftBarButtonItems[..<index])
      return fitted(item.customView, into: leading(before, width: width))
    }
    if let index = shown.rightBarButtonItems.firstIndex(where: { $0 === item }) {
      let row = bounds.width - sides.leading - sides.trailing - 2 * Self.margin
      let upToItem = self.width(of: shown.rightBarButtonItems[...index])
      return fitted(item.customView, into: leading(row - upToItem, width: width))
    }
    return nil
  }

  private var backWidth: Double { showsBackButton ? Self.buttonWidth : 0 }

  /// What a custom view asks for; for any other button the same room.
  private func width(of item: UIBarButtonItem) -> Double {
    item.customView?.intrinsicContentSize?.width ?? Self.buttonWidth
  }

  private func width(of items: some Sequence<UIBarButtonItem>) -> Double { items.reduce(0) { $0 + width(of: $1) } }

  /// The frame of a view in the room that there is for it: as large as it asks to be, in the middle; all of it for a view
  /// that does not ask.
  private func fitted(_ view: UIView?, into room: CGRect) -> CGRect {
    guard let size = view?.intrinsicContentSize else { return room }
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    return CGRect(
      x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
  }

  /// Where the back button lies, in the bar's coordinates.
  public var backButtonFrame: CGRect { leading(0, width: Self.buttonWidth) }

  /// Where the title lies, in the bar's coordinates: between the buttons, or below them when it is large.
  public var titleFrame: CGRect {
    let item = topItem
    return fitted(item?.titleView, into: titleRoom(of: item))
  }

  private func titleRoom(of shown: UINavigationItem?) -> CGRect {
    if displaysLargeTitle {
      let side = 2 * Self.margin
      let width = bounds.width - sideInsets.left - sideInsets.right - 2 * side
      return CGRect(
        x: sideInsets.left + side, y: contentHeight, width: max(0, width), height: UIScreen.largeTitleHeight)
    }
    guard let shown else { return CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight) }
    let left = backWidth + width(of: shown.leftBarButtonItems)
    let buttons = max(left, width(of: shown.rightBarButtonItems))
    let side = Self.margin + buttons + max(sideInsets.left, sideInsets.right)
    return CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: contentHeight)
  }

  private var isMirrored: Bool {
    navigationController?.application?.userInterfaceLayoutDirection == .rightToLeft
  }

  private var sides: (leading: Double, trailing: Double) {
    isMirrored ? (sideInsets.right, sideInsets.left) : (sideInsets.left, sideInsets.right)
  }

  /// A piece of the row of buttons, `offset` from where the row begins: on the left, or on the right from right to left.
  private func leading(_ offset: Double, width: Double) -> CGRect {
    let x = sides.leading + Self.margin + offset
    return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: contentHeight)
  }

  /// Places the views of the item that is shown.
  func placeContent() {
    if let topItem, !topItem.views.isEmpty { place(topItem) }
  }

  private func place(_ item: UINavigationItem) {
    if let view = item.titleView { place(view, at: fitted(view, into: titleRoom(of: item))) }
    for buttons in [item.leftBarButtonItems, item.rightBarButtonItems] where !buttons.isEmpty {
      for button in buttons {
        if let view = button.customView, let frame = frame(of: button) { place(view, at: frame) }
      }
    }
    if let searchBar = item.searchController?.searchBar {
      let y = contentHeight + (displaysLargeTitle ? UIScreen.largeTitleHeight : 0)
      searchBar.frame = CGRect(
        x: sideInsets.left, y: y, width: max(0, bounds.width - sideInsets.left - sideInsets.right),
        height: UISearchBar.height)
    }
  }

  /// The view is laid out even if only its place has changed: it may tell others of that.
  private func place(_ view: UIView, at frame: CGRect) {
    view.frame = frame
    view.setNeedsLayout()
  }
}
