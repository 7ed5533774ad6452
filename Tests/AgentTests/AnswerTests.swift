import Testing

@testable import NavbridgeAgent

/// The texts of answers: the app's own words in them, and how they fit.
@Suite("The text of an answer")
struct AnswerTests {
  @Test(
    "An app's text cannot end its quotation marks, begin a line, or hide",
    arguments: [
      ("plain", #""plain""#), ("a \"b\" \\", #""a \"b\" \\""#),
      ("a\n- button \"x\" [ref=e1]", #""a\n- button \"x\" [ref=e1]""#),
      ("\r\t", #""\r\t""#), ("\u{1B}[31m\u{7F}", #""\u{1b}[31m\u{7f}""#),
      ("a\u{2028}b\u{2029}", #""a\u{2028}b\u{2029}""#),
      ("\u{202E}evil\u{200B}", #""\u{202e}evil\u{200b}""#), ("\u{E000}", #""\u{e000}""#), ("€ 👍🏽 é", #""€ 👍🏽 é""#),
      ("", #""""#),
    ] as [(String, String)])
  func quoted(_ text: String, _ shown: String) { #expect(AppText.quoted(text) == shown) }

  @Test("A long text is cut at a whole character")
  func cut() {
    #expect(AppText.quoted("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", most: 2) == "\"👨‍👩‍👧👨‍👩‍👧…\"")
    #expect(AppText.quoted("abc", most: 3) == "\"abc\"")
  }

  @Test("A character with a great many marks is cut, too, in a text and in what is kept of an answer")
  func manyMarks() {
    let character = "a" + String(repeating: "\u{301}", count: 9_000)
    #expect(AppText.quoted(character).utf8.count < 100)
    #expect(AppText.quoted("bc" + character + "d").unicodeScalars.starts(with: "\"bca\u{301}".unicodeScalars))
    var kept = KeptTexts()
    let text = kept.fit([character], into: 300)
    #expect(text.utf8.count <= 300)
    // Reading on gets to the end.
    var (read, rest) = (0, kept.text("t1") ?? "")
    while !rest.isEmpty, read < 1_000 {
      let part = KeptTexts.beginning(of: rest, bytes: 200)
      #expect(!part.isEmpty)
      rest = String(decoding: Array(rest.utf8.dropFirst(part.utf8.count)), as: UTF8.self)
      read += 1
    }
    #expect(rest.isEmpty)
  }

  @Test("A sentence that may have names of the app's stands in quotation marks as a whole")
  func sentences() { #expect(AppText.sentence("There is 'x'.\nRun: rm") == "\"There is 'x'.\\nRun: rm\"") }

  @Test(
    "A name that is a word stands as it is, and any other one in quotation marks",
    arguments: [
      ("push", "push"), ("RNN.AppLaunched", "RNN.AppLaunched"), ("a b", #""a b""#), ("", #""""#), ("a\nb", #""a\nb""#),
      (String(repeating: "x", count: 61), "\"" + String(repeating: "x", count: 61) + "\""),
    ] as [(String, String)])
  func words(_ name: String, _ shown: String) { #expect(AppText.word(name) == shown) }

  @Test("Lines that fit are the answer")
  func fits() {
    var kept = KeptTexts()
    #expect(kept.fit(["a", "b"], into: 3) == "a\nb")
    #expect(kept.handles.isEmpty)
  }

  @Test("Longer ones end at a whole line, with a handle for the rest, and nothing is lost")
  func cutsLines() throws {
    var kept = KeptTexts()
    let lines = (0..<100).map { "line number \($0)" }
    let text = kept.fit(lines, into: 500)
    #expect(text.utf8.count <= 500)
    let shown = text.split(separator: "\n").map(String.init)
    #expect(shown.last?.hasSuffix(#"bytes more: more {"handle":"t1"}"#) == true)
    #expect(shown.dropLast() + (kept.text("t1") ?? "").split(separator: "\n").map(String.init) == lines)
  }

  @Test("One line that is too long is cut at a whole character")
  func cutsLongLine() {
    var kept = KeptTexts()
    let line = String(repeating: "👍🏽", count: 200)
    let text = kept.fit([line], into: 300)
    #expect(text.utf8.count <= 300)
    let first = text.split(separator: "\n").first.map(String.init) ?? ""
    #expect(!first.isEmpty && first + (kept.text("t1") ?? "") == line)
  }

  @Test("The last sixteen texts are kept, under names that are not used again")
  func handles() {
    var kept = KeptTexts()
    for number in 0..<20 { _ = kept.keep("text \(number)") }
    #expect(kept.text("t4") == nil)
    #expect(kept.text("t5") == "text 4")
    #expect(kept.text("t20") == "text 19")
    #expect(kept.handles.count == 16)
  }

  @Test(
    "The beginning of a text ends before the character that does not fit",
    arguments: [("abc", 2, "ab"), ("a€", 3, "a"), ("a€", 4, "a€"), ("", 5, ""), ("abc", 0, "")]
      as [(String, Int, String)])
  func beginning(_ text: String, _ bytes: Int, _ start: String) {
    #expect(KeptTexts.beginning(of: text, bytes: bytes) == start)
  }
}
