internal import Shared

/// One node of a layout as script sends it (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  /// How deep a layout may be nested. Without a limit one message could hold the main queue up for minutes.
  static let depthLimit = 128

  /// The word that script sent.
  let type: String?
  /// The type that the word names. Nil for a word that nothing can be made of.
  let layoutType: RNNLayoutType?
  let nodeId: String?
  let name: String?
  let passProps: JSON
  let children: [RNNLayoutNode]
  let options: RNNNavigationOptions

  /// - Parameters:
  ///   - depth: Of this node, from 1.
  ///   - readOptions: Reads the options of a node.
  /// - Throws: What the options of this node, or of one inside it, are refused with; `LAYOUT_TOO_DEEP`.
  init(
    _ json: JSONValue, depth: Int = 1,
    readOptions: (JSONValue, OptionsSource) throws(NativeException) -> RNNNavigationOptions
  ) throws(NativeException) {
    guard depth <= Self.depthLimit else { throw .layoutTooDeep(limit: Self.depthLimit) }
    type = json["type"]?.string
    layoutType = type.flatMap(RNNLayoutType.init)
    nodeId = json["id"]?.string
    let data = json["data"]
    name = data?["name"]?.string
    passProps = data?["passProps"]?.json ?? .null
    options = try readOptions(data?["options"] ?? .null, .node(nodeId ?? ""))
    var children: [RNNLayoutNode] = []
    for child in json["children"]?.items ?? .none {
      children.append(try RNNLayoutNode(child, depth: depth + 1, readOptions: readOptions))
    }
    self.children = children
  }
}
