import NavbridgeLauncher
import Testing

/// Lines of bytes that arrive in any parts.
@Suite("A splitter of lines")
struct LineSplitterTests {
  private static func lines(_ parts: [String]) -> (lines: [String], rest: String?) {
    var (splitter, lines) = (LineSplitter(), [String]())
    for part in parts { lines += splitter.take(Array(part.utf8)).map { String(decoding: $0, as: UTF8.self) } }
    return (lines, splitter.end().map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("Lines are the same however their bytes arrive, and only a line feed ends one")
  func parts() {
    let text = "one\n\ntwo\r\u{2028}é\nthree\n"
    let whole = ["one", "", "two\r\u{2028}é", "three"]
    #expect(Self.lines([text]) == (whole, nil))
    // A character's bytes may arrive apart.
    var (splitter, single) = (LineSplitter(), [String]())
    for byte in text.utf8 { single += splitter.take([byte]).map { String(decoding: $0, as: UTF8.self) } }
    #expect(single == whole)
    #expect(splitter.end() == nil)
    #expect(Self.lines(["on", "e\n\ntwo\r\u{2028}", "é", "\nthree\n"]) == (whole, nil))
  }

  @Test("What follows the last line feed is a line only at the end, once")
  func rest() {
    #expect(Self.lines(["one\ntw", "o"]) == (["one"], "two"))
    var splitter = LineSplitter()
    #expect(splitter.take(Array("a".utf8)).isEmpty, "The line has no end yet.")
    #expect(splitter.end().map(Array.init) == Array("a".utf8))
    #expect(splitter.end() == nil)
    #expect(Self.lines([]) == ([], nil))
  }
}
