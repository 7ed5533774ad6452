import Testing

@testable import NavbridgeRuntime

@Suite("The wrapping of lines", .timeLimit(.minutes(20)))
struct LineWrappingTests {
  /// A line, the columns of a terminal, the blanks before its further parts, and what the terminal shows.
  static let rows: [(String, Int, Int, String)] = [
    ("", 10, 2, ""), ("one two", 7, 2, "one two"), ("one two", 6, 2, "one\n  two"),
    ("one two three four", 9, 2, "one two\n  three\n  four"), ("  one two", 6, 4, "  one\n   two"),
    // Columns stay as they are where they fit, and blanks at the end of a part are left out.
    ("a    b  c d", 9, 5, "a    b  c\n    d"), ("one  two", 5, 0, "one\ntwo"),
    // What fits on no line begins where there is room, and is the terminal's to cut.
    ("at /very/long/path/app.js:1:2 of", 12, 2, "at /very/long/path/app.js:1:2\n  of"),
    ("/very/long/path", 8, 2, "/very/long/path"),
    // Colours take no columns, and letters of two bytes or with an accent one.
    ("\u{1B}[31mone\u{1B}[0m two", 7, 2, "\u{1B}[31mone\u{1B}[0m two"),
    ("\u{1B}[31mone two\u{1B}[0m", 6, 2, "\u{1B}[31mone\n  two\u{1B}[0m"),
    ("µs é e\u{301}", 6, 2, "µs é e\u{301}"), ("日本 語", 6, 2, "日本\n  語"), ("日本 語", 7, 2, "日本 語"),
    ("ab 🎉", 5, 2, "ab 🎉"), ("ab 🎉", 4, 2, "ab\n  🎉"),
    // A command line at the end of a sentence is in one piece.
    ("It is missing: sudo apt-get install it", 26, 2, "It is missing:\n  sudo apt-get install it"),
    ("It is missing: install what is there", 26, 2, "It is missing: install\n  what is there"),
    // At least half of the line is for the words.
    ("name: one two three", 10, 30, "name: one\n     two\n     three"),
  ]

  @Test("A line is wrapped between its words, and its further parts stand below the first one's words", arguments: rows)
  func wraps(_ line: String, _ columns: Int, _ hanging: Int, _ shown: String) {
    #expect(LineWrapping(columns: columns, hanging: hanging).wrapped(line[...]) == shown)
  }

  @Test(
    "A style wraps each line of a text by itself",
    arguments: [
      ("one two three\n  four five six", nil, "one two\n  three\n  four\n    five\n    six"),
      ("one two three\n\nfour", 0, "one two\nthree\n\nfour"),
    ])
  func lines(_ text: String, _ hanging: Int?, _ shown: String) {
    #expect(TextStyle(hasColours: false, columns: 9).wrapped(text, hanging: hanging) == shown)
    #expect(TextStyle.plain.wrapped(text, hanging: hanging) == text)
  }

  @Test("A style without colours leaves texts as they are, and one with them has no codes around an empty text")
  func colours() {
    let style = TextStyle(hasColours: true, columns: nil)
    #expect(style.red("a") == "\u{1B}[31ma\u{1B}[0m" && style.bold("").isEmpty)
    #expect(TextStyle.plain.red("a") == "a" && TextStyle(hasColours: false, columns: 60).green("a") == "a")
  }

  @Test("The variables of the environment stand in two columns, also in a narrow terminal")
  func variables() {
    let lines = EnvironmentVariable.help(TextStyle(hasColours: false, columns: 60)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 })
    let uses = lines.map { $0.dropFirst(17) }
    #expect(lines.allSatisfy { $0.prefix(17).hasSuffix(" ") } && uses.allSatisfy { $0.first != " " })
    #expect(EnvironmentVariable.help(.plain).split(separator: "\n").count == EnvironmentVariable.allCases.count)
  }
}
