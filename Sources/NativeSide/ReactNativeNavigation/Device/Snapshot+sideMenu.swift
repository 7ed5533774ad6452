internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Describes the current state of a side menu's drawers (protocol §9, §10).
  func sideMenu(_ menu: RNNSideMenuViewController) -> JSON {
    func drawer(_ side: MMDrawerSide) -> JSON {
      guard let controller = menu.drawerViewController(for: side) else { return nil }
      return [
        "visible": .bool(controller.isInWindow), "enabled": .bool(menu.isEnabled(side)),
        "width": .double(menu.width(of: side)),
        "openMode": menu.openMode(of: side) == .aboveContent ? "aboveContent" : "pushContent",
        "shouldStretchDrawer": .bool(menu.shouldStretch(side)),
        "animationVelocity": .double(menu.animationVelocity(of: side)),
      ]
    }
    return [
      "left": drawer(.left), "right": drawer(.right), "openSide": .string(menu.openSide.rawValue),
      "animationType": menu.animationType.map { .string($0.rawValue) } ?? .null,
      "openGestureMode": menu.openDrawerGestureModeMask == .all ? "entireScreen" : "bezel",
    ]
  }

  /// Describes the current state of a split view's columns.
  func splitView(_ split: UISplitViewController) -> JSON {
    [
      "collapsed": .bool(split.isCollapsed), "displayMode": .string(split.displayMode.rawValue),
      "preferredDisplayMode": .string(split.preferredDisplayMode.rawValue),
      "primaryEdge": .string(split.primaryEdge.rawValue), "primaryWidth": .double(split.primaryColumnWidth),
      "minWidth": split.minimumPrimaryColumnWidth.map { .double($0) } ?? .null,
      "maxWidth": split.maximumPrimaryColumnWidth.map { .double($0) } ?? .null,
      "primaryBackgroundStyle": .string(split.primaryBackgroundStyle.rawValue),
    ]
  }
}
