import NavbridgeFlexbox
import NavbridgeText
import Testing

/// These tests break lines of text (flexbox §10). Widths are read from the table.
@Suite struct LineBreakingTests {
  private static func width(_ text: String, fontSize: Double = 10) -> Double {
    text.reduce(0) { $0 + TextWidths.width(of: $1, fontSize: fontSize) }
  }

  private func expect(_ widths: [Double], _ lines: [String]) {
    #expect(widths.count == lines.count)
    for (width, line) in zip(widths, lines) { #expect(abs(width - Self.width(line)) < 1e-6, "\(line)") }
  }

  /// The texts, the rooms as texts that just fit, and the lines without spaces at their ends.
  private static let texts: [(String, String, [String])] = [
    ("one two three", "one two three", ["one two three"]),
    ("one two three", "one two thre", ["one two", "three"]),
    ("one two three", "one two", ["one two", "three"]),
    ("one two three", "three", ["one", "two", "three"]),
    (" one", " one", [" one"]),
    ("one   two", "one two", ["one", "two"]),
    ("one   ", "one", ["one"]),
    ("   ", "one", [""]),
    ("a\n", "a", ["a", ""]),
    ("\na", "a", ["", "a"]),
    ("a\r\nb", "a", ["a", "b"]),
    ("a\n\n\nb", "a", ["a", "", "", "b"]),
    ("one two\nthree four", "three", ["one", "two", "three", "four"]),
    ("aaaa", "aa", ["aa", "aa"]),
    ("aaaaa", "aa", ["aa", "aa", "a"]),
    ("a bbbb c", "bb", ["a", "bb", "bb", "c"]),
    ("漢字漢字", "漢字", ["漢字", "漢字"]),
  ]

  @Test("Lines end where the next word does not fit", arguments: texts)
  func lines(text: String, room: String, lines: [String]) {
    expect(TextContent(text, fontSize: 10).lineWidths(within: Self.width(room)), lines)
  }

  @Test("A room without a bound has one line for each line of the text")
  func unbounded() {
    expect(TextContent("one two\nthree", fontSize: 10).lineWidths(within: .infinity), ["one two", "three"])
  }

  @Test("A word may go from one run into the next")
  func runs() {
    let text = TextContent([TextRun("one tw", fontSize: 10), TextRun("o three", fontSize: 10)])
    expect(text.lineWidths(within: Self.width("one two")), ["one two", "three"])
    expect(text.lineWidths(within: Self.width("one tw")), ["one", "two", "three"])
  }

  @Test("Space between letters counts for each character, and makes lines break")
  func letterSpacing() {
    let spaced = TextContent([TextRun("ab cd", fontSize: 10, letterSpacing: 3)])
    let whole = Self.width("ab cd") + 15
    #expect(abs(spaced.lineWidths(within: whole)[0] - whole) < 1e-6)
    #expect(spaced.lineWidths(within: whole - 1).count == 2)
  }

  @Test("A line that is cut off is as wide as its room, for the ellipsis")
  func ellipsis() {
    let text = TextContent("one two three", fontSize: 10, numberOfLines: 1)
    let room = Self.width("one two ") + 1
    #expect(text.size(width: .atMost(room), height: .unbounded) == FlexSize(width: room, height: 12))
  }

  @Test("A text with fewer lines than it may have is as wide as its longest line")
  func fewLines() {
    let size = TextContent("one\ntwo", fontSize: 10, numberOfLines: 5).size(width: .atMost(500), height: .unbounded)
    #expect(abs(size.width - max(Self.width("one"), Self.width("two"))) < 1e-6 && size.height == 24)
  }

  @Test("Lines that end in the text are cut off without a bound, too")
  func cutWithoutBound() {
    let text = TextContent("one\nthirteen", fontSize: 10, numberOfLines: 1)
    let size = text.size(width: .unbounded, height: .unbounded)
    #expect(abs(size.width - Self.width("one")) < 1e-6 && size.height == 12)
  }

  @Test("Empty text has the height of a line, and no width")
  func empty() {
    #expect(
      TextContent("", fontSize: 10).size(width: .atMost(50), height: .unbounded) == FlexSize(width: 0, height: 12))
  }

  @Test("The baseline moves down by half of what a line height adds")
  func baseline() {
    let size = FlexSize(width: 10, height: 12)
    #expect(TextContent("a", fontSize: 10, lineHeight: 12).baseline(in: size) == 9.5)
    #expect(TextContent("a", fontSize: 10, lineHeight: 20).baseline(in: size) == 13.5)
  }

  @Test("Marks of width zero do not widen a text")
  func zeroWidth() {
    #expect(TextWidths.width(of: "\u{200B}", fontSize: 10) == 0)
    #expect(TextWidths.width(of: "\u{FE0F}", fontSize: 10) == 0)
    #expect(Self.width("a\u{200B}b") == Self.width("ab"))
  }
}
