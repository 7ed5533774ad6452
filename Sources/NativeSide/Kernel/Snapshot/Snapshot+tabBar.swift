package import HeadlessUIKit
package import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Describes the current content of a tab bar (protocol §9, §10).
  func tabBar(_ tabs: UITabBarController) -> JSON {
    var described: JSONObject = [
      "visible": .bool(tabs.isTabBarShown), "testID": text(tabs.tabBar.accessibilityIdentifier),
      "selectedIndex": .int(Int64(tabs.selectedIndex)), "frame": .numbers(frame(of: tabs.tabBar).numbers),
      "items": .array(tabs.tabBar.buttons.map { item($0, of: tabs.tabBar) }),
    ]
    if hasLook, let platter = tabs.tabBar.platter {
      described["platter"] = .numbers(tabs.tabBar.convert(platter, to: nil).numbers)
    }
    return .object(described.merging(tabBarLook(tabs.tabBar)))
  }

  private func item(_ button: UITabBarButton, of bar: UITabBar) -> JSON {
    let item = button.item
    var members: JSONObject = [
      "text": text(item.title), "icon": text(item.image?.source), "selectedIcon": text(item.selectedImage?.source),
      "badge": text(item.badgeValue),
      "testID": text(item.accessibilityIdentifier), "accessibilityLabel": text(item.accessibilityLabel),
      "systemItem": text(item.systemItem?.rawValue), "selected": .bool(bar.selectedItem === item),
      "enabled": .bool(item.isEnabled), "frame": .numbers(frame(of: button).numbers),
    ]
    let (normal, selected) = (attributes(item.titleTextAttributes), attributes(item.selectedTitleTextAttributes))
    members["textColor"] = normal["color"]
    members["selectedTextColor"] = selected["color"]
    members.merge(normal.filter { $0.key != "color" })
    members["iconColor"] = color(item.image?.tint)
    members["selectedIconColor"] = color(item.selectedImage?.tint)
    members["iconInsets"] = .numbers(item.imageInsets.numbers)
    members["badgeColor"] = color(item.badgeColor)
    if hasLook, let places = button.inlinePlaces {
      func frame(_ frame: CGRect) -> JSON { .numbers(button.convert(frame, to: nil).numbers) }
      members["inline"] = [
        "icon": frame(places.icon), "title": frame(places.title), "badge": places.badge.map(frame) ?? .null,
      ]
    }
    for part in button.subviews { (part as? any SnapshotDescribing)?.describe(in: &members, of: self) }
    return .object(members)
  }
}

extension Snapshot {
  /// The status bar that the window's visible screen requests (protocol §10).
  package func statusBar(_ window: UIWindow) -> JSON {
    let style: JSON =
      switch window.statusBarStyle {
      case .default: "default"
      case .lightContent: "light"
      case .darkContent: "dark"
      }
    return ["visible": .bool(!window.isStatusBarHidden), "style": style]
  }
}

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
