import NavbridgeFlexbox
import NavbridgeText
import Testing

/// The letters of the lines that the layout counts.
@Suite("The lines of a text")
struct TextLineTests {
  private static let texts = [
    "", " ", "a", "one two three", "one  two   ", "  leading", "averyveryverylongword and more", "a\nb\n\nc", "end\n",
    "👩‍👩‍👧‍👦 family and e\u{301}", "word averyveryverylongword x", String(repeating: "ab ", count: 40),
  ]

  @Test("The lines of a text break where the layout breaks them", arguments: texts, [10.0, 40, 77.3, 200, .infinity])
  func breaks(text: String, room: Double) {
    let content = TextContent(text, fontSize: 14)
    let lines = content.lines(within: room).map { $0.map(\.text).joined() }
    let widths = lines.map { line in
      var end = Substring(line)
      while end.last == " " { end.removeLast() }
      return end.reduce(0) { $0 + TextWidths.width(of: $1, fontSize: 14) }
    }
    let expected = content.lineWidths(within: room)
    #expect(widths.count == expected.count, "\(lines)")
    for (width, other) in zip(widths, expected) { #expect(abs(width - other) < 0.001, "\(lines)") }
    #expect(lines.joined() == text.filter { !$0.isNewline })
  }

  @Test("The lines of a text keep the run of each part, and end in an ellipsis where more would follow")
  func runsAndEllipsis() {
    let content = TextContent([TextRun("one two "), TextRun("three four five", fontSize: 20)], numberOfLines: 2)
    let lines = content.lines(within: 90)
    #expect(lines.count == 2 && lines[0].map(\.run) == [0] && lines[1].map(\.run) == [1])
    #expect(lines[1].last?.text.hasSuffix("…") == true)
    #expect(lines[0].map(\.text) == ["one two "])
  }
}
