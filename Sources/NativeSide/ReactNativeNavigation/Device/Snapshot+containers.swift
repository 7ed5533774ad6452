package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Returns the word for a controller in layouts.
  package func type(of controller: UIViewController) -> String? {
    if isNative(controller) { return RNNLayoutType.externalComponent.rawValue }
    return controller.asLayout?.layoutType.rawValue
  }

  /// Returns true if a controller belongs to the app and is shown by another native screen rather than by a layout.
  private func isNative(_ controller: UIViewController) -> Bool {
    !(controller is any RNNLayoutProtocol || controller is RNNSplashScreenViewController)
      && !(controller.parent is RNNExternalViewController || controller.parent is RNNSplashScreenViewController)
  }

  /// Adds what RNN knows of a container to the description of its bar, its menu or its views. Only native controllers
  /// have views that are not React's.
  func describeParts(of controller: UIViewController, in node: inout JSONObject) {
    if let stack = controller as? UINavigationController {
      node["topBar"]?.update { describeTopBar(of: stack, in: &$0) }
    }
    if let tabs = controller as? UITabBarController { node["tabBar"]?.update { describeTabBar(of: tabs, in: &$0) } }
    if let tabs = controller as? RNNTopTabsViewController { node["topTabs"] = topTabs(tabs) }
    if let menu = controller as? RNNSideMenuViewController {
      node["sideMenu"]?.update { $0["animationType"] = text(menu.animationType?.rawValue) }
    }
    if let guides = layoutGuides(controller) { node["layoutGuides"] = guides }
    if let route = (controller as? DCFWrapperViewController)?.route { node["route"] = .string(route) }
    if controller is RNNExternalViewController || isNative(controller) {
      node["views"] = views(of: controller, withChildren: true)
    } else {
      node.removeValue(forKey: "views")
    }
  }
}

extension Snapshot {
  /// Adds the look of a controller's own view and the names of its presenters.
  func describeLook(_ layout: any RNNLayoutProtocol, in node: inout JSONObject) {
    node["presenters"] = .texts(layout.presenter.names)
    guard let view = layout.viewIfLoaded else { return }
    node["backgroundColor"] = color(view.backgroundColor)
    node["statusBarBlur"] = .bool(view.statusBarBlur != nil)
    node["backgroundImage"] = text(view.backgroundImageView?.image?.source)
  }
}

extension Snapshot {
  /// Describes the layout guides by which a wrapper's views are inset, as its last layout pass found them. For a
  /// controller that shows an app's own controller, it describes the guides of that one.
  func layoutGuides(_ controller: UIViewController) -> JSON? {
    let shown = (controller as? RNNExternalViewController)?.boundViewController ?? controller
    guard let guides = shown as? any DCFViewControllerProtocol else { return nil }
    return [
      "top": .double(guides.currentTopLayoutGuide.length), "bottom": .double(guides.currentBottomLayoutGuide.length),
    ]
  }
}

extension Snapshot {
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

extension Snapshot {
  /// Adds the dots, and the row of React views, to the description of a tab bar (protocol §9, §10).
  func describeTabBar(of tabs: UITabBarController, in described: inout JSONObject) {
    let row = (tabs as? RNNBottomTabsController)?.customRow
    described["items"]?.updateEach { index, item in
      if item["dotIndicator"] == nil { item["dotIndicator"] = ["visible": false] }
      guard let view = row?.views[index] else { return }
      item["frame"] = .numbers(frame(of: view).numbers)
      item["rootTag"] = view.rootTag.map { .int($0) }
      describeContent(in: &item)
    }
    guard let row, let look = row.look else { return }
    described["customRow"] = [
      "frame": .numbers(frame(of: row).numbers), "backgroundColor": color(look.backgroundColor),
      "backgroundEffect": .string(look.backgroundEffect), "cornerRadius": .double(look.cornerRadius),
    ]
  }
}

extension RNNDotIndicatorView: SnapshotDescribing {
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["dotIndicator"] = [
      "visible": true, "color": snapshot.text(color?.description), "size": .double(size),
      "frame": .numbers(snapshot.frame(of: self).numbers),
    ]
  }
}
