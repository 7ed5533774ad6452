internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Describes the current content of a tab bar (protocol §9, §10).
  func tabBar(_ tabs: UITabBarController) -> JSON {
    let described: JSONObject = [
      "visible": .bool(tabs.isTabBarShown), "testID": text(tabs.tabBar.accessibilityIdentifier),
      "selectedIndex": .int(Int64(tabs.selectedIndex)), "frame": .numbers(frame(of: tabs.tabBar).numbers),
      "items": .array(tabs.tabBar.buttons.enumerated().map { item($1, at: $0, of: tabs) }),
    ]
    return .object(described.merging(tabBarLook(tabs.tabBar)) { $1 }.merging(customRow(tabs)) { $1 })
  }

  private func customRow(_ tabs: UITabBarController) -> JSONObject {
    guard let row = (tabs as? RNNBottomTabsController)?.customRow, let look = row.look else { return [:] }
    return [
      "customRow": [
        "frame": .numbers(frame(of: row).numbers), "backgroundColor": color(look.backgroundColor),
        "backgroundEffect": .string(look.backgroundEffect), "cornerRadius": .double(look.cornerRadius),
      ]
    ]
  }

  private func item(_ button: UITabBarButton, at index: Int, of tabs: UITabBarController) -> JSON {
    let item = button.item
    let custom = (tabs as? RNNBottomTabsController)?.customRow?.views[index]
    var members: JSONObject = [
      "text": text(item.title), "icon": text(item.image?.source), "selectedIcon": text(item.selectedImage?.source),
      "badge": text(item.badgeValue), "dotIndicator": dotIndicator(of: button),
      "testID": text(item.accessibilityIdentifier), "accessibilityLabel": text(item.accessibilityLabel),
      "systemItem": text(item.systemItem?.rawValue), "selected": .bool(tabs.tabBar.selectedItem === item),
      "enabled": .bool(item.isEnabled), "frame": .numbers(frame(of: custom ?? button).numbers),
    ]
    let (normal, selected) = (attributes(item.titleTextAttributes), attributes(item.selectedTitleTextAttributes))
    members["textColor"] = normal["color"]
    members["selectedTextColor"] = selected["color"]
    members.merge(normal.filter { $0.key != "color" }) { $1 }
    members["iconColor"] = color(item.image?.tint)
    members["selectedIconColor"] = color(item.selectedImage?.tint)
    members["iconInsets"] = .numbers(item.imageInsets.numbers)
    members["badgeColor"] = color(item.badgeColor)
    if let tag = custom?.rootTag { members["rootTag"] = .int(tag) }
    return .object(members)
  }

  private func dotIndicator(of button: UITabBarButton) -> JSON {
    guard let dot = button.subviews.lazy.compactMap({ $0 as? RNNDotIndicatorView }).first else {
      return ["visible": false]
    }
    return [
      "visible": true, "color": text(dot.color?.description), "size": .double(dot.size),
      "frame": .numbers(frame(of: dot).numbers),
    ]
  }

  /// Describes the control of top tabs and the visible child. The control may have no selected segment yet.
  func topTabs(_ tabs: RNNTopTabsViewController) -> JSON {
    let control = tabs.segmentedControl
    return [
      "selectedIndex": .int(Int64(tabs.currentTabIndex)),
      "selectedSegment": control.selectedSegmentIndex.map { .int(Int64($0)) } ?? .null,
      "frame": .numbers(frame(of: control).numbers),
      "backgroundColor": color(tabs.contentView.backgroundColor),
      "items": .array(control.sectionTitles.map { ["text": .string($0)] }),
    ]
  }
}
