import NavbridgePicture
import NavbridgeWire
import Testing

/// Drawings of a library in pictures (svg §4).
@Suite("A drawing in a picture")
struct DrawingTests {
  /// The picture of a view at 100, 200 with a drawing.
  private static func picture(_ children: JSON..., matrix: JSON = [2, 0, 0, 2, 0, 0], width: Int64 = 80) throws
    -> SVGElement
  {
    let drawing: JSON = ["size": [80, 40], "matrix": matrix, "children": .array(children)]
    let view: JSON = ["inWindow": [100, 200, .int(width), 40], "look": ["drawing": drawing]]
    let root: JSON = ["frame": [0, 0, 400, 800], "react": ["children": [view]]]
    return try SVGElement.parse(Picture.svg(of: ["windows": [["kind": "main", "root": root]]]))
  }

  private static func path(_ root: SVGElement, _ data: String = "M0 0h10v10z") -> [String: String]? {
    root.all.first { $0.tag == "path" && $0.attributes["d"] == data }?.attributes
  }

  @Test("A path has its fill, its line and the rule by which it is filled")
  func path() throws {
    let root = try Self.picture([
      "path": "M0 0h10v10z", "fill": "#FF0000", "fillOpacity": 0.5, "evenOdd": true, "stroke": "#0000FF80", "width": 3,
      "cap": "round", "join": "bevel", "dash": [4, 2], "dashOffset": 1,
    ])
    let found = try #require(Self.path(root))
    #expect(found["fill"] == "#FF0000" && found["fill-opacity"] == "0.5" && found["fill-rule"] == "evenodd")
    #expect(found["stroke"] == "#0000FF" && found["stroke-opacity"] == "0.5" && found["stroke-width"] == "3")
    #expect(found["stroke-linecap"] == "round" && found["stroke-linejoin"] == "bevel")
    #expect(found["stroke-dasharray"] == "4 2" && found["stroke-dashoffset"] == "1")
  }

  @Test("A path without a fill or a line has neither")
  func bare() throws {
    let found = try #require(
      Self.path(try Self.picture(["path": "M0 0h10v10z", "stroke": "#0000FF", "width": 0, "cap": "none"])))
    #expect(found["fill"] == "none" && found["stroke"] == nil && found["stroke-linecap"] == nil)
  }

  @Test("A drawing lies in the frame of its view, and its groups in each other")
  func groups() throws {
    let inner: JSON = ["path": "M0 0h10v10z", "fill": "#000000"]
    let root = try Self.picture(["matrix": [1, 0, 0, 1, 5, 6], "opacity": 0.4, "children": [inner]])
    let transforms = root.all.filter { $0.tag == "g" }.compactMap { $0.attributes["transform"] }
    #expect(transforms.suffix(3) == ["matrix(1 0 0 1 100 200)", "matrix(2 0 0 2 0 0)", "matrix(1 0 0 1 5 6)"])
    #expect(
      root.all.contains { $0.attributes["opacity"] == "0.4" && $0.attributes["transform"] == "matrix(1 0 0 1 5 6)" })
    #expect(root.all.contains { $0.tag == "g" && $0.attributes["clip-path"] != nil })
  }

  @Test("A view that is shown at half of its size has its drawing so, too")
  func scaled() throws {
    let root = try Self.picture(["path": "M0 0h10v10z", "fill": "#000000"], width: 40)
    #expect(root.all.contains { $0.attributes["transform"] == "matrix(0.5 0 0 0.5 100 200)" })
  }

  @Test("A text has its place, its font and its anchor")
  func text() throws {
    let root = try Self.picture([
      "text": "a<b", "x": 4, "y": 9, "size": 18, "weight": "bold", "anchor": "middle", "fill": "#00FF00",
      "italic": true,
    ])
    let found = try #require(root.all.first { $0.tag == "text" && $0.text.contains("a<b") })
    #expect(found.attributes["x"] == "4" && found.attributes["y"] == "9" && found.attributes["font-size"] == "18")
    #expect(found.attributes["font-weight"] == "700" && found.attributes["text-anchor"] == "middle")
    #expect(found.attributes["fill"] == "#00FF00" && found.attributes["font-style"] == "italic")
  }

  @Test(
    "What is no path is not drawn",
    arguments: ["\"/><script>", "M0 0 url(#x)", String(repeating: " ", count: 200_001)])
  func hostile(_ path: String) throws {
    let root = try Self.picture(
      ["path": .string(path), "fill": "#0A0B0C"], ["path": "M0 0h10v10z", "fill": "#0A0B0C"])
    #expect(!root.all.contains { $0.tag == "script" })
    #expect(root.all.filter { $0.tag == "path" && $0.attributes["fill"] == "#0A0B0C" }.count == 1)
  }

  @Test("Wrong numbers and a drawing of a hundred groups end no picture")
  func wrong() throws {
    var node: JSON = ["path": "M0 0h10v10z", "fill": "#000000"]
    for _ in 0..<100 { node = ["children": [node], "opacity": 0.5] }
    let root = try Self.picture(node, ["matrix": [1, 2], "text": "kept", "fill": "#000000", "x": "a"], matrix: "none")
    #expect(Self.path(root) == nil)
    #expect(root.all.contains { $0.tag == "text" && $0.text.contains("kept") })
  }
}
