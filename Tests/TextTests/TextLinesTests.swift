import NavbridgeText
import Testing

/// Texts that the system cuts and breaks by itself.
@Suite("A text of the system's") struct TextLinesTests {
  private static func width(_ text: String) -> Double { TextWidths.width(of: text, fontSize: 10) }

  private static func broken(_ text: String, into room: String, most: Int = 8) -> [String] {
    TextLines.broken(text, fontSize: 10, into: width(room), most: most)
  }

  @Test(
    "A text of the system's is cut with an ellipsis where it is longer than its room",
    arguments: [
      ("Settings", "Settings", "Settings"), ("Settings", "Setti…", "Setti…"), ("Settings", "", "…"), ("", "", ""),
    ])
  func cuts(text: String, room: String, expected: String) {
    #expect(TextLines.cut(text, fontSize: 10, to: Self.width(room)) == expected)
  }

  @Test("A text of the system's in bold is wider, and is cut sooner")
  func bold() {
    let room = Self.width("Settings")
    #expect(TextWidths.width(of: "Settings", fontSize: 10, isBold: true) > room)
    #expect(TextLines.cut("Settings", fontSize: 10, isBold: true, to: room).hasSuffix("…"))
  }

  @Test("A text of the system's breaks at blanks and line ends, and a long word is cut")
  func breaks() {
    #expect(Self.broken("one two three", into: "one two") == ["one two", "three"])
    #expect(Self.broken("one\ntwo\n\nthree", into: "one two three") == ["one", "two", "three"])
    #expect(Self.broken("incredible", into: "incre…") == ["incre…"])
    #expect(Self.broken("", into: "any").isEmpty && Self.broken("  \n ", into: "any").isEmpty)
  }

  @Test("A text of the system's has no more lines than its most")
  func most() {
    #expect(Self.broken("a1 a2 a3 a4", into: "a1", most: 2) == ["a1", "a2"])
  }
}
