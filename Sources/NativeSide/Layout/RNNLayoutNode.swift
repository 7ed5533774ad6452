internal import Shared

/// One node of a layout as script sends it (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  let type: String?
  let nodeId: String
  let name: String?
  let passProps: JSON
  let children: [RNNLayoutNode]
  let options: RNNNavigationOptions

  /// - Parameter readOptions: Reads the options of a node.
  /// - Throws: What the options of this node, or of one inside it, are refused with.
  init(
    _ json: JSONValue, readOptions: (JSONValue, OptionsSource) throws(RNNException) -> RNNNavigationOptions
  ) throws(RNNException) {
    type = json["type"]?.string
    nodeId = json["id"]?.string ?? ""
    let data = json["data"]
    name = data?["name"]?.string
    passProps = data?["passProps"]?.json ?? .null
    options = try readOptions(data?["options"] ?? .null, .node(nodeId))
    var children: [RNNLayoutNode] = []
    for child in json["children"]?.items ?? .none {
      children.append(try RNNLayoutNode(child, readOptions: readOptions))
    }
    self.children = children
  }

  /// Nil for a type that nothing can be made of.
  var layoutType: RNNLayoutType? { type.flatMap(RNNLayoutType.init) }
}
