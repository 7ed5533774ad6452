import Testing

@testable import ScriptEngine

@Suite("The lines of code around a place")
struct CodeExcerptTests {
  /// A text, a place in it, and the lines that are shown; nil if none are.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let line: Int
    let column: Int?
    let lines: [String]?

    init(_ name: String, _ text: String, _ line: Int, _ column: Int?, _ lines: [String]?) {
      (testDescription, self.text, self.line, self.column, self.lines) = (name, text, line, column, lines)
    }
  }

  private static let long = String(repeating: "a", count: 130)
  private static let program = String(repeating: "a", count: 5000)

  static let rows = [
    Row("one line before and one behind", "a\nb\nc\nd", 2, 1, ["  1 | a", "> 2 | b", "    | ^", "  3 | c"]),
    Row("the first line", "a\nb\nc", 1, 1, ["> 1 | a", "    | ^", "  2 | b"]),
    Row("the last line", "a\nb", 2, 1, ["  1 | a", "> 2 | b", "    | ^"]),
    Row("the end of the file is no line", "a\n", 1, 1, ["> 1 | a", "    | ^"]),
    Row("an empty line has no spaces at its end", "\nb\n\nd", 2, 1, ["  1 |", "> 2 | b", "    | ^", "  3 |"]),
    Row("a place without a column has no mark", "a\nb", 1, nil, ["> 1 | a", "  2 | b"]),
    Row("a column 0 has no mark", "a", 1, 0, ["> 1 | a"]),
    Row(
      "numbers are as wide as the widest", String(repeating: "x\n", count: 12), 9, 1,
      ["   8 | x", ">  9 | x", "     | ^", "  10 | x"]),
    Row("a tab stays a tab above the mark", "\tf(x)", 1, 4, ["> 1 | \tf(x)", "    | \t  ^"]),
    Row("a mark behind the end of the line", "ab", 1, 5, ["> 1 | ab", "    |   ^"]),
    Row("lines that end as on Windows", "a\r\nb\r\nc", 2, 1, ["  1 | a", "> 2 | b", "    | ^", "  3 | c"]),
    Row("a long line is cut", long, 1, 1, ["> 1 | \(long.prefix(120))…", "    | ^"]),
    Row(
      "a line is cut around a place far behind", long, 1, 125,
      ["> 1 | …\(long.prefix(66))", "    | \(String(repeating: " ", count: 61))^"]),
    Row(
      "a line of a program is cut around the place", program, 1, 300,
      ["> 1 | …\(long.prefix(120))…", "    | \(String(repeating: " ", count: 61))^"]),
    Row("a line of a program without a column", program, 1, nil, nil),
    Row("a line of a program beside that of the place", "a\n\(program)", 1, 1, ["> 1 | a", "    | ^"]),
    Row("no such line", "a\nb", 3, 1, nil), Row("a line 0", "a", 0, 1, nil), Row("an empty file", "", 1, 1, []),
  ]

  @Test("The lines of code around a place have their numbers and a mark below the place", arguments: rows)
  func lines(_ row: Row) {
    #expect(CodeExcerpt(row.text, line: row.line, column: row.column)?.lines == row.lines)
  }
}

/// The way out for files that need a bundler.
@Suite("A syntax error")
struct SyntaxAdviceTests {
  private static let unexpected = "SyntaxError: Unexpected token"

  /// The path of a file, its text, the engine's message, and the file that the command writes; nil for no advice.
  static let rows: [(String, String, String, String?)] = [
    ("/p/app.tsx", "0", "\(unexpected) ':'", "/p/app.js"),
    ("tests/my app.ts", "0", "\(unexpected) ':'", "'tests/my app.js'"),
    ("src/app.js", "render(<App />)", "\(unexpected) '<'", "src/dist/app.js"),
    ("a.test.ts", "0", "\(unexpected) ':'", "a.test.js"),
    ("app.js", "render(<App />)", "\(unexpected) '<'", "dist/app.js"),
    ("app.js", "import { A } from './a';", "\(unexpected) '{'. import call expects one argument.", "dist/app.js"),
    ("app.js", "'use strict';\nexport const a = 1;", "\(unexpected) 'export'", "dist/app.js"),
    ("app.js", "'use strict';\r\nexport const a = 1;\r\n", "\(unexpected) 'export'", "dist/app.js"),
    ("app.js", "let x = ;", "\(unexpected) ';'", nil), ("app.js", "f('\\\nan import of x", "\(unexpected) EOF", nil),
    ("app.tsx", "null.x", "TypeError: null is not an object", nil),
  ]

  @Test("The command that bundles a file writes no file that is there")
  func output() {
    func output(_ path: String, _ taken: Set<String>) -> String? {
      SyntaxAdvice.bundling(path, exists: taken.contains).split(separator: "--outfile=").last.map(String.init)
    }
    #expect(output("s/a.test.ts", ["s/a.test.ts"]) == "s/a.test.js")
    #expect(output("s/a.test.ts", ["s/a.test.js"]) == "s/dist/a.test.js")
    #expect(output("a.js", ["dist/a.js"]) == "dist2/a.js")
  }

  @Test("A syntax error of JSX, TypeScript and modules names the command that bundles the file", arguments: rows)
  func advice(_ path: String, _ source: String, _ message: String, _ output: String?) {
    let lines = SyntaxAdvice.isOtherLanguage(path, source, message) ? SyntaxAdvice.bundling(path) : ""
    guard let output else { return #expect(lines.isEmpty, "\(lines)") }
    let name = path.contains(" ") ? "'\(path)'" : path
    #expect(lines.contains("\n  esbuild \(name) --bundle ") && lines.hasSuffix(" --outfile=\(output)"), "\(lines)")
  }
}
