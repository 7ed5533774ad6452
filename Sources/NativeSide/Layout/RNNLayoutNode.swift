internal import Shared

/// One node of a layout as script sends it (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  let type: String?
  let nodeId: String
  let data: JSON
  let children: [RNNLayoutNode]
  let options: RNNNavigationOptions

  /// - Parameter readOptions: Reads the options of a node.
  /// - Throws: What the options of this node, or of one inside it, are refused with.
  init(
    _ json: JSON, readOptions: (JSON, OptionsSource) throws(RNNException) -> RNNNavigationOptions
  ) throws(RNNException) {
    type = json["type"]?.string
    nodeId = json["id"]?.string ?? ""
    data = json["data"] ?? [:]
    options = try readOptions(data["options"] ?? .null, .node(nodeId))
    var children: [RNNLayoutNode] = []
    for child in json["children"]?.array ?? [] {
      children.append(try RNNLayoutNode(child, readOptions: readOptions))
    }
    self.children = children
  }

  /// Nil for a type that nothing can be made of.
  var layoutType: RNNLayoutType? { type.flatMap(RNNLayoutType.init) }
}
