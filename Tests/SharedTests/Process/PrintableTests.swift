import NavbridgeRuntime
import Testing

@Suite("A text for a terminal")
struct PrintableTests {
  @Test(
    "A text for a terminal has no control characters, and no colours of its own",
    arguments: [
      ("plain", "plain"), ("", ""), ("a\tb\nc", "a\tb\nc"), ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"), ("bell\u{7}", "bell\\u{7}"), ("a\u{202E}b", "a\\u{202E}b"),
      ("\u{1B}", "\\u{1B}"), ("\u{1B}[1;31", "\\u{1B}[1;31"), ("e\u{301} 👩‍👧 \u{9B}", "e\u{301} 👩‍👧 \\u{9B}"),
      ("a\r\nb", "a\nb"), ("a\rb\r", "a\\u{D}b\\u{D}"), ("\u{61C}\u{2066}é… “", "\\u{61C}\\u{2066}é… “"),
    ])
  func printable(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test(
    "A text for a terminal keeps the program's own colours where it has some, and nothing else that a terminal obeys",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"),
      ("\u{1B}[2J\u{1B}[1;31mx\u{9B}", "\\u{1B}[2J\u{1B}[1;31mx\\u{9B}"),
    ])
  func coloured(_ text: String, _ shown: String) {
    #expect(text.printableInColour == shown)
  }

  @Test("A text for a terminal that is JSON means the same with the escapes that JSON has")
  func json() {
    #expect(#"["plain é"]"#.printableJSON == #"["plain é"]"#)
    #expect("[\"a\u{7F}\u{9B}31m\u{202E}\"]".printableJSON == #"["a\u007f\u009b31m\u202e"]"#)
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
