internal import HeadlessUIKit
internal import NavbridgeWire

extension Snapshot {
  /// Adds the bar, the drawers or the columns of UIKit's containers, and the views of any other controller.
  func describeContainer(_ controller: UIViewController, in node: inout JSONObject) {
    switch controller {
    case let stack as UINavigationController: node["topBar"] = topBar(stack)
    case let tabs as UITabBarController: node["tabBar"] = tabBar(tabs)
    case let menu as MMDrawerController: node["sideMenu"] = sideMenu(menu)
    case let split as UISplitViewController: node["splitView"] = splitView(split)
    default: node["views"] = views(of: controller, withChildren: false)
    }
  }

  /// Describes the current state of a side menu's drawers (protocol §9, §10).
  private func sideMenu(_ menu: MMDrawerController) -> JSON {
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
      "openGestureMode": menu.openDrawerGestureModeMask == .all ? "entireScreen" : "bezel",
    ]
  }

  /// Describes the current state of a split view's columns.
  private func splitView(_ split: UISplitViewController) -> JSON {
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
