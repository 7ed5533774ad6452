internal import HeadlessUIKit
internal import NavbridgeWire
internal import OrderedCollections

extension UIViewController {
  /// Returns the description of a controller and of those in it for the script (protocol §11, module `LayoutState`). A
  /// controller that belongs to no layout, such as a native screen that another one has pushed, has a name but no id.
  func readLayoutNode() -> JSON {
    (self as? RNNStackController)?.noteRead()
    let layout = asLayout
    let type = layout?.layoutType ?? .externalComponent
    var node: JSONObject = [:]
    node["id"] = layout.map { .string($0.layoutInfo.componentId) } ?? .null
    node["type"] = .string(type.rawValue)
    node["name"] = .string(layoutName)
    if let tabs = self as? RNNBottomTabsController { node["selectedTabIndex"] = .int(Int64(tabs.selectedIndex)) }
    node["children"] = .array(type == .externalComponent ? [] : children.map { $0.readLayoutNode() })
    return .object(node)
  }

  /// The name of a component, the name under which a native screen is registered, or else the name of its class.
  var layoutName: String {
    if let layout = asLayout { return layout.layoutInfo.name ?? "" }
    return (self as? ExternalScreenViewController)?.name ?? "\(Swift.type(of: self))"
  }
}
