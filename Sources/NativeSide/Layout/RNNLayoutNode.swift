internal import Shared

/// One node of a layout as script sends it (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  let type: String?
  let nodeId: String
  let data: JSON
  let children: [RNNLayoutNode]
  let options: RNNNavigationOptions

  /// - Throws: What its options, or those of a node inside it, are refused with.
  @MainQueue
  init(_ json: JSON, options reader: OptionsReader) throws(RNNException) {
    type = json["type"]?.string
    nodeId = json["id"]?.string ?? ""
    data = json["data"] ?? [:]
    options = try reader.read(data["options"] ?? .null, of: .node(nodeId))
    var children: [RNNLayoutNode] = []
    for child in json["children"]?.array ?? [] { children.append(try RNNLayoutNode(child, options: reader)) }
    self.children = children
  }

  /// Nil for a type that nothing can be made of.
  var layoutType: RNNLayoutType? { type.flatMap(RNNLayoutType.init) }
}
