internal import NavbridgeWire

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
