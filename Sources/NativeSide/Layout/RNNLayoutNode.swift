internal import Shared

/// One node of a layout as script sends it (rnn-layouts §1).
struct RNNLayoutNode: Sendable {
  let type: String?
  let nodeId: String
  let data: JSON
  let children: [RNNLayoutNode]

  init(_ json: JSON) {
    type = json["type"]?.string
    nodeId = json["id"]?.string ?? ""
    data = json["data"] ?? [:]
    children = (json["children"]?.array ?? []).map(RNNLayoutNode.init)
  }

  /// Nil for a type that nothing can be made of.
  var layoutType: RNNLayoutType? { type.flatMap(RNNLayoutType.init) }

  var options: RNNNavigationOptions { RNNNavigationOptions(data["options"] ?? [:]) }
}
