internal import NavbridgeRuntime

/// The list of a menu that is open. A tap beside it closes it (uikit-behaviour §2).
public final class UIContextMenu: UIView {
  /// A row of the list.
  public final class Row: UIButton {
    /// The entry. Nil for the row on top of a menu within a menu, which leads back.
    public let element: UIMenuElement?

    init(_ element: UIMenuElement?, title: String) {
      self.element = element
      super.init()
      self.title = title
      isEnabled = !((element as? UIAction)?.attributes.contains(.disabled) ?? false)
    }
  }

  /// The size of a row in points.
  private static let rowSize = CGSize(width: 250, height: 44)

  /// The rows, from the top.
  public private(set) var rows: [Row] = []
  /// The button of the bar to which the menu belongs. Nil for the menu of a back button.
  public let item: UIBarButtonItem?
  /// The menus whose lists were opened one within the other, the outermost first.
  private var path: [UIMenu]
  private let close: () -> Void
  /// The rest of the screen, by the label that VoiceOver has for it.
  private let outside = UIButton()
  /// The upper left corner of the list.
  private var origin = CGPoint.zero

  init(_ menu: UIMenu, of item: UIBarButtonItem? = nil, close: @escaping () -> Void) {
    path = [menu]
    self.item = item
    self.close = close
    super.init()
    outside.title = "Dismiss context menu"
    outside.action = close
    addSubview(outside)
    showList()
  }

  /// Places the list, as far to the right as the screen allows.
  func place(in bounds: CGRect, at origin: CGPoint) {
    frame = bounds
    outside.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    self.origin = CGPoint(x: max(0, min(origin.x, bounds.width - Self.rowSize.width)), y: origin.y)
    placeRows()
  }

  /// The place of the list in this view.
  public var listFrame: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: Self.rowSize.width, height: Double(rows.count) * Self.rowSize.height)
  }

  private func placeRows() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: origin.x, y: origin.y + Double(index) * Self.rowSize.height, width: Self.rowSize.width,
        height: Self.rowSize.height)
    }
  }

  /// Shows the list of the innermost open menu.
  private func showList() {
    for row in rows { row.removeFromSuperview() }
    guard let menu = path.last else { return }
    rows = menu.shownChildren.map { Row($0, title: $0.title) }
    if path.count > 1 { rows.insert(Row(nil, title: menu.title), at: 0) }
    for row in rows {
      row.action = { [unowned self, unowned row] in choose(row.element) }
      addSubview(row)
    }
    placeRows()
  }

  private func choose(_ element: UIMenuElement?) {
    switch element {
    case let menu as UIMenu:
      path.append(menu)
      showList()
    case let action as UIAction:
      path.first?.choose(action, isSingle: item?.changesSelectionAsPrimaryAction ?? false)
      item?.didChoose(action)
      // The action may open another menu.
      if !action.attributes.contains(.keepsMenuPresented) { close() }
      action.handler()
    default:
      path.removeLast()
      showList()
    }
  }
}
