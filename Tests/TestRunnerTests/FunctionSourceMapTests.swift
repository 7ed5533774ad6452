import NavbridgeWire
import Testing

@testable import NavbridgeTestWorker
@testable import ScriptEngine

/// The way from the file of an app that a test gives as a function to the test's own file.
@Suite("The source map of a function")
struct FunctionSourceMapTests {
  /// The text before the function in the test's file, and the function.
  static let rows: [(name: String, before: String, function: String)] = [
    ("one line", "app(", "() => { null.x }"), ("the beginning of the file", "", "function f() {}"),
    ("several lines", "test('a', () => {\n  app(", "() => {\n    one();\n\n    two();\n  }"),
    ("an indentation that is less than the function's column", "      app(", "() => {\none();\n}"),
    ("characters of two units", "/* 🙂é */ app(", "() => {\n  f('🙂'); null.x\n}"),
    ("lines that end as on Windows", "a();\r\n  app(", "() => {\r\n  one();\r\n}"),
    ("a line with more columns than a digit has values", String(repeating: " ", count: 2000), "() => 1"),
  ]

  /// Each unit of a text with its line and its column, counted from 1. The ends of lines have none.
  private static func places(_ text: String) -> [(line: Int, column: Int, isEnd: Bool)] {
    var (line, column) = (1, 1)
    return text.utf16.map { unit in
      let place = (line, column, unit == 10 || unit == 13)
      (line, column) = unit == 10 ? (line + 1, 1) : (line, column + 1)
      return place
    }
  }

  @Test(
    "The source map of a function leads from each of its characters to that of the test's file", arguments: rows.indices
  )
  func roundTrip(_ index: Int) throws {
    let (name, before, function) = Self.rows[index]
    let (head, test) = ("const run = (", before + function + ");\nmore();\n")
    let json = try #require(
      FunctionSourceMap(app: head + function + ")();", function: function, file: "a.test.js", test: test)?.json)
    let map = try #require(SourceMap(json))
    let written = Self.places(head + function).dropFirst(head.utf16.count)
    let declared = Self.places(before + function).dropFirst(before.utf16.count)
    for (from, to) in zip(written, declared) where !from.isEnd {
      let place = map.place(line: from.line, column: from.column)?.description
      #expect(place == "a.test.js:\(to.line):\(to.column)", "\(name)")
    }
    #expect(map.place(line: 1, column: head.utf16.count) == nil, "The text around the function has no source.")
  }

  @Test("The source map of replies leads from each of their functions to that of the test's file")
  func replies() throws {
    let functions = ["(r) => r.url === x", "() => {\n  null.x;\n}", "() => twice", "() => 1"]
    let test = "reply(\(functions[0]), \(functions[1]));\n\n  reply('a', \(functions[3])); f(() => twice, () => twice)"
    let written =
      "const { network } = 1;\nreply((\(functions[0])), (\(functions[1])));\nreply('a', (\(functions[2])));\n"
    let last = "reply(/b/, (\(functions[3])));\n"
    let json = FunctionSourceMap(replies: written + last, functions: functions, file: "a.test.js", test: test)?.json
    let map = try #require(json.flatMap { SourceMap($0) })
    for (line, column, place) in [(2, 8, "1:7"), (2, 25, "1:24"), (2, 30, "1:27"), (3, 3, "2:3"), (6, 13, "5:14")] {
      #expect(map.place(line: line, column: column)?.description == "a.test.js:\(place)", "\(line):\(column)")
    }
    #expect(FunctionSourceMap(replies: written, functions: [functions[2]], file: "a.test.js", test: test) == nil)
  }

  @Test("There is no source map of a function that the test's file does not contain exactly once, or that is very long")
  func refused() {
    let long = "() => '\(String(repeating: "a", count: 100_000))'"
    for (function, test) in [("() => 1", "f(() => 1, () => 1)"), ("() => 1", "f(() => 2)"), (long, long)] {
      #expect(FunctionSourceMap(app: "(\(function))()", function: function, file: "a", test: test) == nil)
    }
    #expect(FunctionSourceMap(app: "", function: "f", file: "a", test: "f") == nil)
  }
}
