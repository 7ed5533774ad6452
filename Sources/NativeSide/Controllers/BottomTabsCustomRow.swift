internal import HeadlessUIKit
internal import Shared

/// The tabs as React views, one a tab, over the bar's own buttons (rnn-layouts §9).
final class BottomTabsCustomRow: UIView {
  /// A tab's view, and what it was told last.
  private struct Cell {
    let view: RNNReactView
    var properties: JSON?
  }

  private var cells: [Cell]
  private(set) var look: CustomRowOptions?

  /// Starts a view for every tab. Nil unless all tabs declare a component.
  init?(_ tabs: RNNBottomTabsController) {
    guard let components = tabs.customItems else { return nil }
    let parentId = tabs.layoutInfo.componentId
    cells = components.map { component in
      Cell(
        view: tabs.componentRegistry.createComponentIfNotExists(
          component, parentComponentId: parentId, type: .bottomTabItem))
    }
    super.init()
    for cell in cells { addSubview(cell.view) }
    update(tabs)
  }

  /// The views, in the order of the tabs.
  var views: [RNNReactView] { cells.map(\.view) }

  /// Tells each view its place, whether it is selected, and its badge, when one of these has changed.
  func update(_ tabs: RNNBottomTabsController) {
    for (index, child) in tabs.viewControllers.enumerated() where cells.indices.contains(index) {
      let badge = (child as? any RNNLayoutProtocol).flatMap { RNNBottomTabOptions.badge(tabs.tabOptions($0)) }
      let properties: JSON = [
        "componentId": .string(cells[index].view.componentId), "tabIndex": .int(Int64(index)),
        "selected": .bool(index == tabs.selection.current),
        "badge": badge.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null,
      ]
      guard cells[index].properties != properties else { continue }
      cells[index].properties = properties
      cells[index].view.setProperties(properties)
    }
  }

  /// Lays the row over the bar's buttons, with its lower edge where theirs is.
  func apply(_ look: CustomRowOptions, on bar: UITabBar, bottomInset: Double) {
    self.look = look
    backgroundColor = look.backgroundColor
    let buttons = max(0, bar.bounds.height - bottomInset)
    let height = look.height ?? buttons
    frame = CGRect(
      x: look.horizontalMargin, y: buttons - height - look.bottomMargin,
      width: max(0, bar.bounds.width - 2 * look.horizontalMargin), height: height)
  }

  func stop() { for cell in cells { cell.view.stop() } }

  override func layoutSubviews() {
    let width = bounds.width / Double(max(1, cells.count))
    for (index, cell) in cells.enumerated() {
      cell.view.frame = CGRect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
      cell.view.layoutChanged(frame: cell.view.convert(cell.view.bounds, to: nil), safeArea: .zero)
    }
  }
}
