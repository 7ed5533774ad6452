import NavbridgeRuntime
import Testing

@testable import NavbridgeTestRunner

@Suite("Texts of tests on a terminal")
struct PrintableTests {
  @Test(
    "A text has no control characters, and no colours of its own",
    arguments: [
      ("plain", "plain"), ("", ""), ("a\tb\nc", "a\tb\nc"), ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"), ("bell\u{7}", "bell\\u{7}"), ("a\u{202E}b", "a\\u{202E}b"),
      ("\u{1B}", "\\u{1B}"), ("\u{1B}[1;31", "\\u{1B}[1;31"), ("e\u{301} 👩‍👧 \u{9B}", "e\u{301} 👩‍👧 \\u{9B}"),
      ("a\r\nb", "a\\u{D}\nb"),
    ])
  func printable(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test(
    "A word of a shell has no control characters, and stands for the same text",
    arguments: [
      ("plain", "plain"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
      ("^a\u{1}\u{1B} 'x' \\d$", #"$'^a\x01\x1b \'x\' \\d$'"#),
      ("a\nb", #"$'a\x0ab'"#),
    ])
  func word(_ text: String, _ word: String) {
    #expect(text.shellWord == word)
  }
}
