internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

/// The tabs as a row of React views, one for each tab, over the bar's own buttons (rnn-layouts §9).
final class BottomTabsCustomRow: UIView {
  /// The views, in the order of the tabs.
  let views: [RNNReactView]
  private(set) var look: CustomRowOptions?

  /// Starts a view for every tab. Returns nil unless all tabs declare a component.
  init?(_ tabs: RNNBottomTabsController) {
    guard let components = tabs.customItems else { return nil }
    let parentId = tabs.layoutInfo.componentId
    views = components.map { component in
      tabs.componentRegistry.createComponentIfNotExists(component, parentComponentId: parentId, type: .bottomTabItem)
    }
    super.init()
    // The bar's own buttons below receive the touches.
    isUserInteractionEnabled = false
    for view in views { addSubview(view) }
    update(tabs)
  }

  /// Passes each view its tab index, its selection state and its badge when one of these has changed.
  func update(_ tabs: RNNBottomTabsController) {
    for (index, child) in tabs.viewControllers.enumerated() where views.indices.contains(index) {
      let badge = child.asLayout.flatMap { RNNBottomTabOptions.badge($0.resolveOptions()) }
      var properties = views[index].properties.object ?? [:]
      properties["tabIndex"] = .int(Int64(index))
      properties["selected"] = .bool(index == tabs.selection.current)
      properties["badge"] = badge.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null
      guard views[index].properties != .object(properties) else { continue }
      views[index].setProperties(.object(properties))
    }
  }

  /// Lays the row over the bar's buttons, with its lower edge at theirs.
  func apply(_ look: CustomRowOptions, on bar: UITabBar, bottomInset: Double) {
    self.look = look
    backgroundColor = look.backgroundColor
    let buttons = max(0, bar.bounds.height - bottomInset)
    let height = look.height ?? buttons
    frame = CGRect(
      x: look.horizontalMargin, y: buttons - height - look.bottomMargin,
      width: max(0, bar.bounds.width - 2 * look.horizontalMargin), height: height)
  }

  func stop() { for view in views { view.stop() } }

  override func layoutSubviews() {
    let width = bounds.width / Double(max(1, views.count))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
      view.sendPlace()
    }
  }
}
