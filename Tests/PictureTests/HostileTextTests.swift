import NavbridgePicture
import NavbridgeWire
import Testing

/// Texts that try to be something else, in every place that shows one.
@Suite("A text in a picture", .timeLimit(.minutes(20)))
struct HostileTextTests {
  static let texts = [
    "<script>alert(1)</script>", "</text></svg>", "</script>", "a & b &amp; c", "\" onload=\"x", "' <!-- --> ]]>",
    "<![CDATA[x", "\u{0}\u{1}\u{8}\u{1B}[31m\u{7F}", "\u{85}\u{2028}\u{FFFE}\u{FFFF}", "שלום עולם", "\u{202E}drawkcab",
    "👩‍👩‍👧‍👦 🇩🇪 e\u{301}", String(repeating: "x", count: 10_000), String(repeating: "👍🏽", count: 2_000), "\n\n\t", " ",
  ]

  /// A screen with the text in all places.
  private static func screen(_ text: String) throws -> JSON {
    let value = JSON.string(text)
    let button: JSON = ["id": "b", "text": value, "enabled": true, "testID": value, "frame": [388, 56, 44, 44]]
    let line: JSON = [
      "lines": [[[value, 0]]], "styles": [["size": 17, "family": value, "decoration": value]], "lineHeight": 20,
    ]
    let view: JSON = [
      "type": "RCTText", "inWindow": [10, 200, 300, 40], "testID": value,
      "look": ["text": line, "backgroundColor": value],
    ]
    let image: JSON = [
      "type": "RCTImageView", "inWindow": [10, 300, 200, 100], "look": ["image": ["name": value, "data": value]],
    ]
    let web: JSON = ["type": value, "inWindow": [10, 450, 200, 100], "look": ["isForeign": true]]
    let alert: JSON = [
      "kind": "alert", "level": 2000, "key": false,
      "root": [
        "type": "Alert", "frame": [0, 0, 440, 956], "title": value, "message": value,
        "buttons": [["id": "0", "text": value]],
        "inputs": [["text": value]],
      ], "presented": [],
    ]
    let root = ["windows", "0", "root"]
    var document = try KeptScreen(name: "bar-back").document
    document = document.with(root + ["topBar", "title", "text"], value)
    document = document.with(root + ["topBar", "subtitle", "text"], value)
    document = document.with(root + ["topBar", "backButton", "title"], value)
    document = document.with(root + ["topBar", "rightButtons"], [button])
    document = document.with(root + ["topBar", "title", "fontFamily"], value)
    document = document.with(root + ["componentId"], value)
    document = document.with(root + ["children", "1", "componentId"], value)
    document = document.with(root + ["children", "1", "backgroundColor"], value)
    document = document.with(root + ["children", "1", "react"], ["type": "Root", "children": [view, image, web]])
    document = document.with(
      root + ["tabBar"],
      [
        "visible": true, "frame": [0, 873, 440, 83],
        "items": [["text": value, "badge": value, "icon": value, "frame": [0, 873, 220, 49]]],
      ])
    return document.with(["windows"], .array((document["windows"]?.array ?? []) + [alert]))
  }

  @Test("A text in a picture is text and nothing else", arguments: texts)
  func escaped(text: String) throws {
    let picture = Picture.svg(of: try Self.screen(text))
    let root = try SVGElement.parse(picture)
    let tags = Set(root.all.map(\.tag))
    #expect(tags.isSubset(of: ["svg", "g", "rect", "path", "circle", "text", "tspan", "clipPath"]), "\(tags)")
    let names: Set = [
      "xmlns", "width", "height", "viewBox", "font-family", "xml:space", "x", "y", "rx", "cx", "cy", "r", "d", "fill",
      "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin",
      "stroke-dasharray",
      "opacity", "transform", "id", "clip-path", "data-name", "data-icon", "font-size", "font-weight", "font-style",
      "text-decoration", "letter-spacing", "text-anchor",
    ]
    for element in root.all { #expect(Set(element.attributes.keys).isSubset(of: names), "\(element.attributes)") }
    // The text of React's view is shown whole; what controls a terminal is shown as a picture of it.
    let shown = root.all.filter { $0.tag == "text" }.map(\.text)
    let isPlain = !text.unicodeScalars.contains {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value >= 0xFFFE || $0.value == 0x2028
    }
    if isPlain, text.count < 100, text != " " { #expect(shown.contains(text), "\(shown)") }
  }

  @Test(
    "A text in a picture in the system's font names no font, and one in another font has others for viewers without it")
  func fonts() throws {
    func families(_ name: JSON) throws -> Set<String> {
      let place = ["windows", "0", "root", "topBar", "title", "fontFamily"]
      let root = try SVGElement.parse(Picture.svg(of: KeptScreen(name: "bar").document.with(place, name)))
      return Set(root.all.filter { $0.tag == "text" }.compactMap { $0.attributes["font-family"] })
    }
    for name in ["System", "system-ui", ".AppleSystemUIFont", ""] { #expect(try families(.string(name)).isEmpty) }
    #expect(try families("O'Font") == ["'OFont', Helvetica, Arial, sans-serif"])
  }

  @Test("A text in a picture of ten thousand letters makes no picture of more than 60 KB")
  func size() throws {
    #expect(Picture.svg(of: try Self.screen(String(repeating: "x", count: 10_000))).utf8.count < 60_000)
  }

  @Test("A text in a picture is drawn by a document of any shape, which is never a reason to stop")
  func anyDocument() throws {
    let documents: [JSON] = [
      .null, 1, "x", [], [:], ["windows": 1], ["windows": [1, .null, [:]]], ["windows": [["root": ["frame": [1, 2]]]]],
      ["windows": [["root": ["frame": [0, 0, -5, 1e300], "topBar": ["visible": true, "frame": [0, 0, 1e9, 44]]]]]],
      ["device": ["size": [0, 0], "scale": 0]],
      ["device": ["size": [-1, 1e300], "scale": -1], "safeArea": [1, 2, 3, 4]],
    ]
    for document in documents { _ = try SVGElement.parse(Picture.svg(of: document)) }
  }
}
