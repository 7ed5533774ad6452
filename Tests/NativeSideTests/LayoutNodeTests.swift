import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

@Suite("A layout node")
struct LayoutNodeTests {
  private static func read(_ json: JSON) throws(NativeException) -> RNNLayoutNode {
    try RNNLayoutNode(json.value) { _, _ throws(NativeException) in RNNNavigationOptions() }
  }

  /// Returns stacks nested in each other, with a component as the innermost child.
  private static func nested(_ depth: Int) -> JSON {
    var layout = JSON.component("leaf")
    for level in 1..<depth { layout = .node("Stack", "s\(level)", [layout]) }
    return layout
  }

  @Test("A layout node is read with all its descendants down to the depth limit, and a deeper one is refused")
  func depth() throws {
    var node = try Self.read(Self.nested(RNNLayoutNode.depthLimit))
    var depth = 1
    while let child = node.children.first { (node, depth) = (child, depth + 1) }
    #expect(depth == RNNLayoutNode.depthLimit && node.nodeId == "leaf")
    #expect(throws: NativeException.layoutTooDeep(limit: RNNLayoutNode.depthLimit)) {
      try Self.read(Self.nested(RNNLayoutNode.depthLimit + 1))
    }
  }

  @Test("A layout node distinguishes an empty id from a missing one")
  func id() throws {
    #expect(try Self.read(["type": "Stack"]).nodeId == nil)
    #expect(try Self.read(["type": "Stack", "id": ""]).nodeId == "")
  }
}
