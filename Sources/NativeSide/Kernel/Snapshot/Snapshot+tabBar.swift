internal import HeadlessUIKit
internal import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Describes the current content of a tab bar (protocol §9, §10).
  func tabBar(_ tabs: UITabBarController) -> JSON {
    let described: JSONObject = [
      "visible": .bool(tabs.isTabBarShown), "testID": text(tabs.tabBar.accessibilityIdentifier),
      "selectedIndex": .int(Int64(tabs.selectedIndex)), "frame": .numbers(frame(of: tabs.tabBar).numbers),
      "items": .array(tabs.tabBar.buttons.map { item($0, of: tabs.tabBar) }),
    ]
    return .object(described.merging(tabBarLook(tabs.tabBar)) { $1 })
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
    members.merge(normal.filter { $0.key != "color" }) { $1 }
    members["iconColor"] = color(item.image?.tint)
    members["selectedIconColor"] = color(item.selectedImage?.tint)
    members["iconInsets"] = .numbers(item.imageInsets.numbers)
    members["badgeColor"] = color(item.badgeColor)
    for part in button.subviews { (part as? any SnapshotDescribing)?.describe(in: &members, of: self) }
    return .object(members)
  }
}
