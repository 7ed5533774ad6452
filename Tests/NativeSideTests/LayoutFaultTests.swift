import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// Protocol §4a: layouts that are refused, each with its place.
@Suite("A wrong layout")
struct LayoutFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let node: JSON
    let code: String
    let sentence: String
    init(_ node: JSON, _ code: String, _ sentence: String) {
      (self.node, self.code, self.sentence) = (node, code, sentence)
    }
    var testDescription: String { sentence }
  }

  private static let leaf: JSON = ["id": "c", "type": "Component", "data": ["name": "Home"]]
  private static func stack(_ children: JSON) -> JSON { ["id": "s", "type": "Stack", "children": children] }

  private static let rows: [Row] = [
    Row(7, "INVALID_LAYOUT", "layout: This is a number; a node of a layout is expected."),
    Row([leaf], "INVALID_LAYOUT", "layout: This is an array; a node of a layout is expected."),
    Row(nil, "UnknownControllerType", "layout: Unknown controller type (null)"),
    Row([:], "UnknownControllerType", "layout.type: Unknown controller type (null)"),
    Row(["id": "x", "type": 7], "INVALID_LAYOUT", "layout.type: This is a number; a text is expected."),
    Row(
      ["id": "x", "type": "Stak"], "UnknownControllerType",
      "layout.type: Unknown controller type Stak. Did you mean 'Stack'?"),
    Row(
      ["stack": ["children": []]], "UnknownControllerType",
      "layout.type: Unknown controller type (null). The layout {\"stack\": …} of the library's functions is the node "
        + "{\"id\", \"type\": \"Stack\", \"data\", \"children\"} in a message."),
    Row(
      stack([leaf, stack([["type": "Component", "data": ["name": "Home"]]])]), "MissingViewId",
      "layout.children[1].children[0].id: Missing view id"),
    Row(
      ["id": 7, "type": "Component", "data": ["name": "Home"]], "INVALID_LAYOUT",
      "layout.id: This is a number; a text is expected."),
    Row(["id": true, "type": "Stack"], "INVALID_LAYOUT", "layout.id: This is a flag; a text is expected."),
    Row(
      stack([["id": "c", "type": "Component"]]), "INVALID_LAYOUT",
      "layout.children[0].data.name: A Component needs the name under which it is registered."),
    Row(
      ["id": "e", "type": "ExternalComponent", "data": [:]], "INVALID_LAYOUT",
      "layout.data.name: An ExternalComponent needs the name under which it is registered."),
    Row(
      ["id": "c", "type": "Component", "data": ["name": 7]], "INVALID_LAYOUT",
      "layout.data.name: This is a number; a text is expected."),
    Row(
      ["id": "s", "type": "Stack", "data": ["name": 7]], "INVALID_LAYOUT",
      "layout.data.name: This is a number; a text is expected."),
    Row(
      ["id": "c", "type": "Component", "data": ["name": "Home"], "children": [leaf]], "INVALID_LAYOUT",
      "layout.children[0]: A Component has no children."),
    Row(
      ["id": "e", "type": "ExternalComponent", "data": ["name": "Map"], "children": [7]], "INVALID_LAYOUT",
      "layout.children[0]: An ExternalComponent has no children."),
    Row(stack(["c": leaf]), "INVALID_LAYOUT", "layout.children: This is an object; an array of nodes is expected."),
    Row(stack([leaf, "c"]), "INVALID_LAYOUT", "layout.children[1]: This is a text; a node of a layout is expected."),
    Row(
      ["id": "s", "type": "Stack", "data": []], "INVALID_LAYOUT",
      "layout.data: This is an array; an object is expected."
    ),
    Row(
      ["id": "s", "type": "Stack", "data": ["options": "none"]], "INVALID_LAYOUT",
      "layout.data.options: This is a text; an object is expected."),
    Row(
      ["id": "e", "type": "ExternalComponent", "data": ["name": "Map", "passProps": 7]], "INVALID_LAYOUT",
      "layout.data.passProps: This is a number; an object is expected."),
    Row(
      stack([["id": "m", "type": "SideMenuCenter"]]), "NSRangeException",
      "layout.children[0].children: The index 0 is beyond the bounds for an empty array."),
    Row(
      ["id": "p", "type": "SplitView"], "NSRangeException",
      "layout.children: The index 0 is beyond the bounds for an empty array."),
    Row(
      [
        "id": "m", "type": "SideMenuRoot",
        "children": [["id": "n", "type": "SideMenuCenter", "children": [leaf]], leaf],
      ],
      "UnknownSideMenuControllerType", "layout.children[1]: Unknown side menu type <RNNComponentViewController>"),
    Row(
      [
        "id": "m", "type": "SideMenuRoot",
        "children": [
          [
            "id": "n", "type": "SideMenuCenter",
            "children": [["id": "e", "type": "ExternalComponent", "data": ["name": "Map"]]],
          ]
        ],
      ],
      "ExternalComponentNotFound",
      "layout.children[0].children[0].data.name: There is no external component 'Map'. Register it by --external-component."
    ),
  ]

  @MainQueue
  @Test("A wrong layout is refused with its place, a code and a sentence", arguments: rows)
  func refused(_ row: Row) throws {
    let factory = NativeHost.alone().buildCommandsHandler(.turbo).controllerFactory
    let exception = try #require(throws: NativeException.self) { try factory.createLayout(row.node.value) }
    #expect(exception.name == row.code && exception.sentence == row.sentence)
    let error = RPCError.exception(exception)
    let path = String(row.sentence.prefix { $0 != ":" })
    #expect(error.message == row.sentence && error.data == ["code": .string(row.code), "path": .string(path)])
  }

  @MainQueue
  @Test("A layout may have nulls for what is left out, and members that nobody reads")
  func accepted() throws {
    let factory = NativeHost.alone().buildCommandsHandler(.turbo).controllerFactory
    let leaf: JSON = [
      "id": "c", "type": "Component", "data": ["name": "Home", "options": nil, "passProps": nil], "children": nil,
    ]
    let rows: [JSON] = [
      leaf, ["id": nil, "type": "Stack", "data": nil, "children": [leaf]],
      ["id": "s", "type": "Stack", "data": ["name": nil], "children": [], "comment": 7],
    ]
    for row in rows { _ = try factory.createLayout(row.value) }
  }
}
