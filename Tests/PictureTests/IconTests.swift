import NavbridgePicture
import NavbridgeWire
import OrderedCollections
import Testing

/// Icons of fonts in texts of React's.
@Suite("An icon of a font in a picture")
struct IconTests {
  private static let home = "\u{E001}"

  private static func glyphs(_ path: String, advance: Int = 1000) -> JSON {
    ["em": 1000, "ascent": 800, "descent": -200, "outlines": [home: [.string(path), .int(Int64(advance))]]]
  }

  /// The picture of a text of one line, at 100, 200, in a font of 20 points.
  private static func picture(_ parts: JSON, _ styles: JSON..., align: String? = nil) throws -> SVGElement {
    var text: JSONObject = ["lines": [parts], "styles": .array(styles), "lineHeight": 24]
    if let align { text["align"] = .string(align) }
    let view: JSON = ["inWindow": [100, 200, 80, 24], "look": ["text": .object(text)]]
    let root: JSON = ["frame": [0, 0, 400, 800], "react": ["children": [view]]]
    return try SVGElement.parse(Picture.svg(of: ["windows": [["kind": "main", "root": root]]]))
  }

  private static func style(_ glyphs: JSON? = nil) -> JSON {
    var style: JSONObject = ["size": 20, "family": "Icons", "color": "#112233"]
    if let glyphs { style["glyphs"] = glyphs }
    return .object(style)
  }

  private static func icon(_ root: SVGElement) -> SVGElement? { root.all.first { $0.attributes["data-icon"] != nil } }

  @Test(
    "An icon of a font in a picture is its outline, in the size and colour of the text and in the middle of its line")
  func outline() throws {
    let root = try Self.picture([[.string(Self.home), 0]], Self.style(Self.glyphs("M0 0L500 0L500 -500Z")))
    let icon = try #require(Self.icon(root))
    #expect(icon.attributes["data-icon"] == "Icons U+E001")
    let path = try #require(icon.all.first { $0.tag == "path" })
    #expect(path.attributes["d"] == "M0 0L500 0L500 -500Z" && path.attributes["fill"] == "#112233")
    // The font reaches from 8 points above the middle, at 212, to 8 + 12 below.
    #expect(path.attributes["transform"] == "translate(100 218) scale(0.02)")
    #expect(!root.all.contains { $0.tag == "text" && $0.text.contains(Self.home) })
  }

  @Test("An icon of a font in a picture that is narrower than its square stands in the middle of it")
  func narrow() throws {
    let glyphs = Self.glyphs("M0 0L500 0L500 -500Z", advance: 500)
    let root = try Self.picture([[.string(Self.home), 0]], Self.style(glyphs))
    #expect(
      Self.icon(root)?.all.first { $0.tag == "path" }?.attributes["transform"] == "translate(105 218) scale(0.02)")
  }

  @Test(
    "An icon of a font in a picture stands where the text is aligned",
    arguments: [("left", 100.0), ("center", 130), ("right", 160)])
  func aligned(align: String, x: Double) throws {
    let root = try Self.picture([[.string(Self.home), 0]], Self.style(Self.glyphs("M0 0Z")), align: align)
    let transform = Self.icon(root)?.all.first { $0.tag == "path" }?.attributes["transform"]
    #expect(transform == "translate(\(Int(x)) 218) scale(0.02)")
  }

  @Test("An icon of a font in a picture stands between the words around it")
  func words() throws {
    let parts: JSON = [["Up ", 1], [.string(Self.home), 0], [" down", 1]]
    let root = try Self.picture(parts, Self.style(Self.glyphs("M0 0Z")), ["size": 20])
    let texts = root.all.filter { $0.tag == "text" && ["Up ", " down"].contains($0.text) }
    let (first, last) = (texts.first?.number("x") ?? 0, texts.last?.number("x") ?? 0)
    #expect(texts.count == 2 && first == 100 && last > first + 20 + 20)
  }

  @Test("An icon of a font in a picture without its file is a square with the name of the font")
  func unknown() throws {
    let root = try Self.picture([[.string(Self.home), 0]], Self.style())
    let icon = try #require(Self.icon(root))
    #expect(icon.all.contains { $0.tag == "rect" } && icon.all.first { $0.tag == "title" }?.text == "Icons U+E001")
  }

  @Test(
    "An icon of a font in a picture whose outline is no path is a square",
    arguments: ["M0 0\"/><script/>", "url(#c1)", String(repeating: "M0 0", count: 100_000)])
  func hostile(path: String) throws {
    let root = try Self.picture([[.string(Self.home), 0]], Self.style(Self.glyphs(path)))
    #expect(Self.icon(root)?.all.contains { $0.tag == "rect" } == true)
    #expect(!root.all.contains { $0.tag == "script" || $0.attributes["d"] == path })
  }

  @Test("An icon of a font in a picture has outlines of any shape, which are never a reason to stop")
  func anyGlyphs() throws {
    for glyphs: JSON in [
      1, "x", [:], ["em": 0], ["em": 1000, "outlines": [Self.home: 1]], ["em": -5, "outlines": []],
    ] {
      let root = try Self.picture([[.string(Self.home), 0]], Self.style(glyphs))
      #expect(Self.icon(root) != nil)
    }
  }

  @Test("The triangle that stands for a missing icon in React Navigation is drawn, because viewers' fonts lack it")
  func triangle() throws {
    let root = try Self.picture([["\u{23F7}", 0]], ["size": 20])
    #expect(!root.all.contains { $0.text == "\u{23F7}" })
    #expect(root.all.contains { $0.attributes["d"]?.hasPrefix("M180-660H820") == true })
  }
}
