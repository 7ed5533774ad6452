import NavbridgeFlexbox
import NavbridgeText
import Testing

/// The size of text (flexbox §10). Widths are read from the table, so that a better estimate does not break the tests.
@Suite struct TextContentTests {
  private static func width(_ text: String, fontSize: Double = 10) -> Double {
    text.reduce(0) { $0 + TextWidths.width(of: $1, fontSize: fontSize) }
  }

  @Test("Each printable ASCII character has a width")
  func ascii() {
    for scalar in UInt8(0x20)..<0x7F {
      let width = TextWidths.width(of: Character(UnicodeScalar(scalar)), fontSize: 1000)
      #expect(width >= 200 && width <= 1000, "\(UnicodeScalar(scalar))")
    }
  }

  @Test("Chinese and pictures fill a square", arguments: ["漢", "か", "한", "🙂", "👨‍👩‍👧"])
  func wide(character: Character) {
    #expect(TextWidths.width(of: character, fontSize: 20) == 20)
  }

  @Test(
    "Lines break at spaces, at the ends of lines in the text, and in words that are too long",
    arguments: [
      ("one two", "one two ", ["one two"]),
      ("one two", "one tw", ["one", "two"]),
      ("one two", "one", ["one", "two"]),
      ("one  two three", "two three", ["one  two", "three"]),
      ("one\ntwo", "one two three", ["one", "two"]),
      ("one\n\ntwo", "one two three", ["one", "", "two"]),
      ("aaaaa bb", "aaa", ["aaa", "aa", "bb"]),
      ("trailing ", "trailing", ["trailing"]),
      ("", "any", [""]),
    ])
  func lines(text: String, room: String, lines: [String]) {
    let widths = TextContent(text, fontSize: 10).lineWidths(within: Self.width(room))
    #expect(widths.count == lines.count)
    for (width, line) in zip(widths, lines) { #expect(abs(width - Self.width(line)) < 1e-6, "\(line)") }
  }

  @Test("Text is as wide as its longest line, and each line is 1.2 times the font size high")
  func size() {
    let text = TextContent("one two", fontSize: 15)
    let unbounded = text.size(width: .unbounded, height: .unbounded)
    #expect(abs(unbounded.width - Self.width("one two", fontSize: 15)) < 1e-6)
    #expect(unbounded.height == 18)
    #expect(text.size(width: .atMost(unbounded.width - 1), height: .unbounded).height == 36)
    #expect(text.size(width: .atMost(unbounded.width), height: .unbounded).height == 18)
  }

  @Test("A line height of the style replaces that of the font, and a number of lines limits the height")
  func limits() {
    let text = TextContent("one two three", fontSize: 15, lineHeight: 30, numberOfLines: 2)
    let room = Self.width("three", fontSize: 15)
    #expect(text.size(width: .atMost(room), height: .unbounded) == FlexSize(width: room, height: 60))
  }

  @Test("The largest font of a text decides the height of its lines")
  func runs() {
    let text = TextContent([TextRun("a", fontSize: 10), TextRun("b", fontSize: 20), TextRun("c", letterSpacing: 2)])
    let width = Self.width("a") + Self.width("b", fontSize: 20) + Self.width("c", fontSize: 14) + 2
    let size = text.size(width: .unbounded, height: .unbounded)
    #expect(abs(size.width - width) < 1e-6)
    #expect(size.height == 24)
  }

  @Test("Text that wraps makes its container higher, and is not cut by rounding")
  func inTree() {
    let content = TextContent("one two", fontSize: 15)
    let natural = content.size(width: .unbounded, height: .unbounded).width
    let root = Box("alignItems flex-start", Box("padding 3", text: content)).node()
    root.layOut(width: 300, height: 300)
    #expect(root.children[0].frame.width >= natural + 6 && root.children[0].frame.width < natural + 6 + 1.0 / 3)
    #expect(root.children[0].frame.height == 24)
    root.layOut(width: natural, height: 300)
    #expect(root.children[0].frame.height == 42)
  }
}
