import NavbridgeWire
import Testing

@Suite("A quoted text")
struct CutTests {
  @Test(
    "A quoted text is cut between two characters if it is long, and followed by its full length",
    arguments: [
      ("", 4, ""), ("abcd", 4, "abcd"), ("abcde", 4, "abcd… (5 bytes)"), ("aaaé", 4, "aaa… (5 bytes)"),
      ("😀😀", 7, "😀… (8 bytes)"), ("😀", 1, "… (4 bytes)"),
    ])
  func cut(text: String, limit: Int, expected: String) { #expect(text.cut(to: limit) == expected) }

  @Test(
    "A quoted text is the same for a text that is read in place",
    arguments: ["", "short", String(repeating: "é", count: 150), "a" + String(repeating: "é", count: 150)])
  func inPlace(_ text: String) throws {
    let value = try JSONDocument(JSONWriter.text { $0.value(text) }).root
    #expect("\(cut: value)" == "\(cut: text)")
    #expect(value.text() == (text.utf8.count <= String.quotedBytes ? text : nil))
  }

  @Test("A quoted text is cut within a sentence, and an error's message as a whole")
  func sentences() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect("There is no '\(cut: long)'.".utf8.count < 300)
    #expect(RPCError(.notFound, "There is no '\(long)'.").message.utf8.count < 4100)
  }
}
