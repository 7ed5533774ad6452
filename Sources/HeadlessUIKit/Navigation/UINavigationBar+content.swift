extension UINavigationBar {
  /// The least width of a button, in points.
  static let buttonWidth: Double = 44
  /// The distance of a large title from the edges of the bar, in points.
  static let largeTitleMargin: Double = 16

  /// The height of the buttons, in points.
  private var rowHeight: Double { design.buttons.height ?? contentHeight }

  var topItem: UINavigationItem? { navigationController?.controllerInBar?.navigationItem }

  /// Adds the views of the shown item to the bar and removes those of other items.
  func showContent(of item: UINavigationItem) {
    let views = item.views
    guard !(views.isEmpty && subviews.isEmpty) else { return }
    for view in subviews where !views.contains(identical: view) && view !== backgroundView {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    place(item)
  }

  /// Returns the frame of a button of the shown item, in the bar's coordinates. Returns nil for a button that is not
  /// shown.
  public func frame(of item: UIBarButtonItem) -> CGRect? {
    topItem.flatMap { $0.showsSearchAlone ? nil : frame(of: item, in: $0, backWidth: backWidth) }
  }

  /// Returns the frame of a button of an item that a push or pop replaces, in the bar's coordinates.
  ///
  /// - Parameter back: the back button beside it; nil if there is none.
  package func frame(
    of item: UIBarButtonItem, leavingWith replaced: UINavigationItem, beside back: BackButton?
  ) -> CGRect? {
    frame(of: item, in: replaced, backWidth: back.map { $0.isVisible ? width(of: $0, over: replaced) : 0 } ?? 0)
  }

  private func frame(of item: UIBarButtonItem, in shown: UINavigationItem, backWidth: Double) -> CGRect? {
    let width = width(of: item)
    if let index = shown.leftBarButtonItems.firstIndex(where: { $0 === item }) {
      let before = backWidth + self.width(of: shown.leftBarButtonItems[..<index])
      return fitted(item.customView, into: leading(before, width: width))
    }
    if let index = shown.rightBarButtonItems.firstIndex(where: { $0 === item }) {
      let row = bounds.width - sides.leading - sides.trailing - 2 * design.buttons.margin
      let upToItem = self.width(of: shown.rightBarButtonItems[..<index]) + width
      return fitted(item.customView, into: leading(row - upToItem, width: width))
    }
    return nil
  }

  /// Returns the width that a custom view requests, or that of the item's text, as far as there is room in the bar. Any other
  /// button has the least width.
  private func width(of item: UIBarButtonItem) -> Double {
    if let width = item.customView?.intrinsicContentSize?.width { return width }
    guard let text = item.titleWidth else { return Self.buttonWidth }
    let metrics = design.buttons
    let room = (bounds.width - sideInsets.left - sideInsets.right) / 2 - metrics.margin
    return max(Self.buttonWidth, min(room, wholePixels(text + 2 * metrics.inset)))
  }

  /// Returns a length of whole pixels that is not shorter.
  private func wholePixels(_ length: Double) -> Double {
    let scale = navigationController?.application?.screen.scale ?? 1
    return (length * scale).rounded(.up) / scale
  }

  /// The width of some items, with the room between each of them and the next one.
  private func width(of items: some Sequence<UIBarButtonItem>) -> Double {
    items.reduce(0) { $0 + width(of: $1) + design.buttons.gap }
  }

  /// Returns the frame of a view inside the available rectangle. A view with an intrinsic size has that size and is
  /// centred; any other view fills the rectangle.
  private func fitted(_ view: UIView?, into room: CGRect) -> CGRect {
    guard let size = view?.intrinsicContentSize else { return room }
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    return CGRect(
      x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
  }

  /// The frame of the title, in the bar's coordinates. It lies between the buttons, or below them when the title is
  /// large.
  public var titleFrame: CGRect {
    let item = topItem
    return fitted(item?.titleView, into: titleRoom(of: item))
  }

  private func titleRoom(of shown: UINavigationItem?) -> CGRect {
    if displaysLargeTitle {
      let side = Self.largeTitleMargin
      let width = bounds.width - sideInsets.left - sideInsets.right - 2 * side
      return CGRect(
        x: sideInsets.left + side, y: contentHeight, width: max(0, width), height: UIScreen.largeTitleHeight)
    }
    guard let shown else { return CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight) }
    let left = backWidth + width(of: shown.leftBarButtonItems)
    let buttons = max(left, width(of: shown.rightBarButtonItems))
    let side = design.buttons.margin + buttons + max(sideInsets.left, sideInsets.right)
    return CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: rowHeight)
  }

  private var isMirrored: Bool {
    navigationController?.application?.userInterfaceLayoutDirection == .rightToLeft
  }

  private var sides: (leading: Double, trailing: Double) {
    isMirrored ? (sideInsets.right, sideInsets.left) : (sideInsets.left, sideInsets.right)
  }

  /// Returns a piece of the row of buttons, `offset` points from where the row begins: the left, or the right in a
  /// right-to-left layout.
  func leading(_ offset: Double, width: Double) -> CGRect {
    let x = sides.leading + design.buttons.margin + offset
    return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: rowHeight)
  }

  /// Places the views of the shown item.
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
        height: item.showsSearchBar ? UISearchBar.height : 0)
    }
  }

  /// Places a view. The view is laid out even if only its place has changed, because it may report that to others.
  private func place(_ view: UIView, at frame: CGRect) {
    view.frame = frame
    view.setNeedsLayout()
  }
}
