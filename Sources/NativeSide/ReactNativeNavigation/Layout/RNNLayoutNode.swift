internal import NavbridgeKernel
internal import NavbridgeWire

/// One node of a layout from the script side (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  /// The deepest nesting of a layout. Without a limit one message could block the main queue for minutes.
  static let depthLimit = 128

  /// The word for the type in the message.
  let type: String?
  /// The type for that word, or nil for an unknown word.
  let layoutType: RNNLayoutType?
  let nodeId: String?
  let name: String?
  let passProps: JSON
  let children: [RNNLayoutNode]
  let options: RNNNavigationOptions

  /// - Parameters:
  ///   - depth: The depth of this node, from 1.
  ///   - readOptions: Reads the options of a node.
  /// - Throws: The exception for the options of this node or of one inside it; `LAYOUT_TOO_DEEP`; the faults of
  ///   `RNNLayoutNode+faults.swift`, each with its place.
  init(
    _ json: JSONValue, depth: Int = 1,
    readOptions: (JSONValue, OptionsSource) throws(NativeException) -> RNNNavigationOptions
  ) throws(NativeException) {
    guard depth <= Self.depthLimit else { throw .layoutTooDeep(limit: Self.depthLimit) }
    type = json["type"]?.string
    layoutType = type.flatMap(RNNLayoutType.init)
    nodeId = json["id"]?.string
    let (data, items) = (json["data"], json["children"])
    name = data?["name"]?.string
    try Self.check(json, data, items, type: layoutType, hasId: nodeId != nil, hasName: name != nil)
    passProps = data?["passProps"]?.json ?? .null
    options = try readOptions(data?["options"] ?? .null, .node(nodeId ?? ""))
    var children: [RNNLayoutNode] = []
    for child in items?.items ?? .none {
      do throws(NativeException) {
        children.append(try RNNLayoutNode(child, depth: depth + 1, readOptions: readOptions))
      } catch { throw error.within("children[\(children.count)]") }
    }
    self.children = children
  }
}

/// The types of a layout's nodes (rnn-layouts §1).
enum RNNLayoutType: String, Sendable, CaseIterable {
  case component = "Component"
  case stack = "Stack"
  case bottomTabs = "BottomTabs"
  case topTabs = "TopTabs"
  case sideMenuRoot = "SideMenuRoot"
  case sideMenuCenter = "SideMenuCenter"
  case sideMenuLeft = "SideMenuLeft"
  case sideMenuRight = "SideMenuRight"
  case externalComponent = "ExternalComponent"
  case splitView = "SplitView"
}

/// The data of its layout node that a controller keeps.
struct RNNLayoutInfo: Sendable {
  /// The id. It is empty for a container to which the script side gave none.
  let componentId: String
  let name: String?
  let props: JSON

  init(_ node: RNNLayoutNode) {
    componentId = node.nodeId ?? ""
    name = node.name
    props = node.passProps
  }
}

/// The tests of a node's type, which the factory applies in turn (rnn-layouts §1, §2).
extension RNNLayoutNode {
  var isComponent: Bool { layoutType == .component }
  var isExternalComponent: Bool { layoutType == .externalComponent }
  var isStack: Bool { layoutType == .stack }
  /// True for bottom tabs.
  var isTabs: Bool { layoutType == .bottomTabs }
  var isTopTabs: Bool { layoutType == .topTabs }
  var isSideMenuRoot: Bool { layoutType == .sideMenuRoot }
  var isSideMenuCenter: Bool { layoutType == .sideMenuCenter }
  var isSideMenuLeft: Bool { layoutType == .sideMenuLeft }
  var isSideMenuRight: Bool { layoutType == .sideMenuRight }
  var isSplitView: Bool { layoutType == .splitView }
}
