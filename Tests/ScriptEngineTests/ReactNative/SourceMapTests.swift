#if JavaScript
import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// Source maps: the places in a bundle's sources.
@Suite("A source map", .timeLimit(.minutes(20)))
struct SourceMapTests {
  /// A place of the bundle and the place that is expected, as `file:line:column`.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let map: JSON
    let line: Int
    let column: Int
    let place: String?

    init(_ name: String, _ map: JSON, _ line: Int, _ column: Int, _ place: String?) {
      (testDescription, self.map, self.line, self.column, self.place) = (name, map, line, column, place)
    }
  }

  /// Line 1: column 0 is a.js 1:1, column 10 is a.js 3:5. Line 2: column 4 is b.js 2:3.
  static let plain: JSON = [
    "version": 3, "sources": ["a.js", "b.js"], "names": [], "mappings": "AAAA,UAEI;ICDF",
  ]

  static let rows = [
    Row("the place of a segment", plain, 1, 1, "a.js:1:1"),
    Row("a place within a segment is the segment's", plain, 1, 8, "a.js:1:1"),
    Row("the last segment of a line has no end", plain, 1, 500, "a.js:3:5"),
    Row("another source", plain, 2, 5, "b.js:2:3"),
    Row("before the first segment of a line there is no source", plain, 2, 2, nil),
    Row("behind the last line there is no source", plain, 9, 1, nil),
    Row(
      "sources may have a common root",
      ["version": 3, "sourceRoot": "/src", "sources": ["a.js"], "mappings": "AAAA"], 1, 1, "/src/a.js:1:1"),
    Row(
      "a segment without a source maps nothing",
      ["version": 3, "sources": ["a.js"], "mappings": "A,EAAA"], 1, 1, nil),
    Row(
      "parts have the place at which they begin",
      [
        "version": 3,
        "sections": [
          ["offset": ["line": 0, "column": 0], "map": ["version": 3, "sources": ["a.js"], "mappings": "AAAA"]],
          ["offset": ["line": 1, "column": 2], "map": ["version": 3, "sources": ["b.js"], "mappings": "AAAA;AACA"]],
        ],
      ], 3, 1, "b.js:2:1"),
    Row(
      "a segment without a source maps nothing in a later part, either",
      [
        "version": 3,
        "sections": [
          ["offset": ["line": 0, "column": 0], "map": ["version": 3, "sources": ["a.js"], "mappings": "AAAA"]],
          ["offset": ["line": 1, "column": 0], "map": ["version": 3, "sources": ["b.js"], "mappings": "A"]],
        ],
      ], 2, 1, nil),
    Row(
      "a part that begins at no line of a file is left out",
      [
        "version": 3,
        "sections": [
          ["offset": ["line": -1, "column": 0], "map": ["version": 3, "sources": ["a.js"], "mappings": "AAAA"]],
          [
            "offset": ["line": 199_999_999_999, "column": 0],
            "map": ["version": 3, "sources": ["a.js"], "mappings": "AAAA"],
          ],
          ["offset": ["line": 1, "column": 0], "map": ["version": 3, "sources": ["b.js"], "mappings": "AAAA"]],
        ],
      ], 2, 1, "b.js:1:1"),
    Row(
      "sums beyond all numbers lead to no source",
      [
        "version": 3, "sources": ["a.js"],
        "mappings": .string(
          Array(repeating: "ggggggggggggQggggggggggggQggggggggggggQggggggggggggQ", count: 40).joined(separator: ",")),
      ], 1, 1, nil),
  ]

  @Test("A source map finds the source of a place", arguments: rows)
  func place(_ row: Row) throws {
    let map = try #require(SourceMap(row.map))
    #expect(map.place(line: row.line, column: row.column)?.description == row.place)
  }

  @Test(
    "A source map must have version 3",
    arguments: [["version": 2, "mappings": "AAAA"], ["mappings": "AAAA"], 1] as [JSON])
  func refused(_ map: JSON) { #expect(SourceMap(map) == nil) }

  /// Maps line 2 of the script, where it throws, to `Home.tsx` 40:3.
  static let map = #"{"version":3,"sources":["Home.tsx"],"names":[],"mappings":";AAuCE"}"#

  /// The ways in which a script has its map: the script's last line, and the other files.
  static let ways: [(name: String, comment: String, files: [String: String])] = [
    ("beside the script", "", ["app.js.map": map]),
    ("in the file that its last comment names", "//# sourceMappingURL=other.map", ["other.map": map]),
    (
      "in its last comment",
      "//# sourceMappingURL=data:application/json;charset=utf-8;base64,"
        + "eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbIkhvbWUudHN4Il0sIm5hbWVzIjpbXSwibWFwcGluZ3MiOiI7QUF1Q0UifQ==", [:]
    ),
  ]

  @Test("A source map gives a failure the places of the sources, also that of a rejection", arguments: ways.indices)
  func failures(_ index: Int) async throws {
    let way = Self.ways[index]
    let thrown = try await Run.script("// made by a bundler\nthrow new Error('no');\n\(way.comment)", files: way.files)
    #expect(thrown.lines.first?.hasPrefix("! Home.tsx:40:3: ") == true, "\(way.name): \(thrown.lines)")
    let rejected = try await Run.script(
      "// made by a bundler\nPromise.reject(new Error('no'));\n\(way.comment)", files: way.files)
    #expect(rejected.lines.first?.hasPrefix("! Home.tsx:40:3: ") == true, "\(way.name): \(rejected.lines)")
  }

  @Test("A source map that cannot be read leaves the places of the script")
  func unreadable() async throws {
    let outcome = try await Run.script("throw new Error('no')", files: ["app.js.map": "{"])
    #expect(outcome.lines.first?.hasPrefix("! app.js:1:") == true)
  }

  @Test("A source map names its files from its own place, and a report names them by their whole paths")
  @ScriptThread func paths() async throws {
    let made = try TemporaryFolder()
    defer { made.remove() }
    let folder = made.path
    TestFiles.write("", to: "\(folder)/src/there.ts")
    let map: JSON = ["version": 3, "sources": ["../src/there.ts", "../src/none.ts"], "mappings": "AAAA;ACAA"]
    TestFiles.write(map.description, to: "\(folder)/dist/b.js.map")
    TestFiles.write("one\ntwo", to: "\(folder)/dist/b.js")
    let maps = SourceMaps { ScriptFile.text($0) }
    func place(_ line: Int) -> String {
      maps.mapped(ScriptFailure.Location(file: "\(folder)/dist/b.js", line: line, column: 1)).description
    }
    #expect(place(1) == "\(folder)/src/there.ts:1:1")
    // The path of a file that is not there may be one of another machine.
    #expect(place(2) == "../src/none.ts:1:1")
  }
}
#endif
