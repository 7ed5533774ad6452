import NavbridgeTestSupport
import NavbridgeText
import Testing

@Suite("A TrueType font") struct TrueTypeFontTests {
  private static func path(_ character: Unicode.Scalar, in file: FontFile = FontFile()) -> String? {
    TrueTypeFont(file.bytes)?.outline(of: character)?.path
  }

  @Test("A TrueType font has its measures and its names")
  func measures() throws {
    let font = try #require(TrueTypeFont(FontFile().bytes))
    #expect(font.unitsPerEm == 1000 && font.ascent == 800 && font.descent == -200 && font.names == ["Test Icons"])
  }

  @Test(
    "A TrueType font has outlines of lines, of curves and of other glyphs, by both of its maps, with short and long offsets",
    arguments: [false, true])
  func outlines(hasLongOffsets: Bool) {
    var file = FontFile()
    file.hasLongOffsets = hasLongOffsets
    #expect(Self.path("\u{E001}", in: file) == "M0 0L500 0L500 -500L0 -500Z")
    #expect(Self.path("\u{E002}", in: file) == "M0 -250Q0 0 250 0Q500 0 500 -250Q500 -500 250 -500Q0 -500 0 -250Z")
    #expect(Self.path("\u{F0000}", in: file) == "M100 -200L350 -200L350 -450L100 -450Z")
    #expect(Self.path(" ", in: file) == "")
  }

  @Test("A TrueType font has curves that begin on the curve, at its last point, or at none")
  func starts() {
    func path(_ points: (x: Int, y: Int, isOnCurve: Bool)...) -> String? {
      var file = FontFile()
      file.glyphs[2] = FontFile.simple(points)
      return Self.path("\u{E001}", in: file)
    }
    #expect(path((0, 0, true), (10, 0, false), (10, 10, true)) == "M0 0Q10 0 10 -10Z")
    #expect(path((10, 0, false), (10, 10, true), (0, 0, true)) == "M0 0Q10 0 10 -10Z")
    #expect(path((0, 0, true), (10, 5, false)) == "M0 0Q10 -5 0 0Z")
    #expect(path((1, 0, false), (0, 0, false)) == "M0.5 0Q1 0 0.5 0Q0 0 0.5 0Z")
  }

  @Test("A TrueType font has the last advance for the glyphs that have none of their own")
  func advances() throws {
    let font = try #require(TrueTypeFont(FontFile().bytes))
    #expect([" ", "\u{E001}", "\u{E002}"].map { font.outline(of: $0)?.advance } == [250, 600, 600])
  }

  @Test(
    "A TrueType font has no outline of a character that it lacks",
    arguments: ["A", "\u{E000}", "\u{E003}", "\u{F0001}", "\u{FFFF}"])
  func missing(character: Unicode.Scalar) {
    #expect(Self.path(character) == nil)
  }

  @Test(
    "A TrueType font whose glyphs are composed of themselves, or of others that are not there, has no outline of them")
  func circles() {
    for glyph in [4, 9] {
      var file = FontFile()
      file.glyphs[4] = FontFile.composite(of: glyph)
      #expect(Self.path("\u{F0000}", in: file) == nil)
    }
  }

  @Test("A TrueType font whose glyph has more points than its bytes is read no further")
  func tooManyPoints() {
    var file = FontFile()
    // The last point of the only contour.
    (file.glyphs[2][10], file.glyphs[2][11]) = (0xFF, 0xFF)
    #expect(Self.path("\u{E001}", in: file) == nil)
    #expect(Self.path("\u{E002}", in: file) != nil)
  }

  @Test("A TrueType font that is cut anywhere, or has any byte changed, is read or refused")
  func damaged() {
    let bytes = FontFile().bytes
    let characters: [Unicode.Scalar] = [" ", "\u{E001}", "\u{E002}", "\u{F0000}"]
    func read(_ bytes: [UInt8]) {
      guard let font = TrueTypeFont(bytes) else { return }
      for character in characters { _ = font.outline(of: character) }
    }
    for count in bytes.indices { read(Array(bytes[..<count])) }
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        read(changed)
      }
    }
    // The outlines lie before the end, so that a file without its last bytes may still have them.
    #expect(TrueTypeFont(Array(bytes.prefix(100))) == nil && TrueTypeFont([]) == nil)
  }

  @Test("A TrueType font is no other file", arguments: ["OTTO", "ttcf", "wOFF", "\u{89}PNG"])
  func others(signature: String) {
    var bytes = FontFile().bytes
    bytes.replaceSubrange(0..<4, with: signature.utf8.prefix(4))
    #expect(TrueTypeFont(bytes) == nil)
  }
}
