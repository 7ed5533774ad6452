internal import Shared

/// What a controller keeps of its layout node.
struct RNNLayoutInfo: Sendable {
  /// Empty for a container that script gave none.
  let componentId: String
  let name: String?
  let props: JSON

  init(_ node: RNNLayoutNode) {
    componentId = node.nodeId ?? ""
    name = node.name
    props = node.passProps
  }
}
