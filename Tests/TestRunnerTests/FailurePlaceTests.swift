import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import ScriptEngine
import Testing

/// The places of failures: those of the files that people write, with the lines around them.
@Suite("The place of a failure", .timeLimit(.minutes(20)))
struct FailurePlaceTests {
  /// Runs `a.test.js` beside other files. Returns the failures, and the folder's name as `F`.
  private static func failures(_ files: [String: String]) async -> [JSON] {
    let folder = try! TemporaryFolder(files)
    let run = await TestFileRun.run(file: "\(folder.path)/a.test.js")
    folder.remove()
    return run.reports.compactMap { report in
      guard let failure = report["failure"] else { return nil }
      return try? JSONDocument(failure.description.replacing("\(folder.path)/", with: "")).root.json
    }
  }

  private static func texts(_ json: JSON?) -> [String] { (json?.array ?? []).compactMap(\.string) }

  private static let start = "const { test, expect } = require('navbridge');\n"

  /// The lines behind the first of a test file, and the frames of its only failure.
  static let rows: [(String, [String])] = [
    ("test('a', () => {\n  null.x;\n});", ["at a.test.js:3:7"]),
    ("test('a', async () => {\n  expect(1).toBe(2);\n});", ["at a.test.js:3:17"]),
    ("test('a', async function named() {\n  expect(1).toBe(2);\n});", ["at named (a.test.js:3:17)"]),
    (
      "const help = async (one, two) => {\n  expect(1).toBe(2);\n};\ntest('a', () => help());",
      ["at a.test.js:3:17", "at a.test.js:5:21"]
    ),
    ("test('a', async () => {\n  await expect(Promise.resolve(1)).rejects.toThrow('x');\n});", ["at a.test.js:3:51"]),
    ("test('a', async () => {\n  await expect(Promise.resolve(1)).resolves.toBe(2);\n});", ["at a.test.js:3:49"]),
    (
      "test('a', async () => {\n  await expect(Promise.reject(new Error('y'))).rejects.toThrow('x');\n});",
      ["at a.test.js:3:63"]
    ),
    ("test('a', async () => { expect(1).toBe(2); });", ["at a.test.js:2:39"]),
    ("test('a', async function () { expect(1).toBe(2); });", ["at a.test.js:2:45"]),
    ("test('a', async ({ b } = {}) => {\n  expect(1).toBe(2); });", ["at a.test.js:3:17"]),
    ("test('a', async () => {\r\n  expect(1).toBe(2);\r\n});\r\n", ["at a.test.js:3:17"]),
  ]

  @Test(
    "The place of a failure is that of the call in the test's file, and not that of an asynchronous function",
    arguments: rows)
  func frames(_ body: String, _ frames: [String]) async throws {
    let failures = await Self.failures(["a.test.js": Self.start + body])
    let failure = try #require(failures.first)
    #expect(Self.texts(failure["frames"]) == frames)
    let code = Self.texts(failure["code"])
    #expect(code.contains { $0.hasPrefix("> ") } && code.contains { $0.hasSuffix("^") }, "\(code)")
  }

  @Test("The place of a failure in a required file has its column, also in the first line")
  func required() async throws {
    let failures = await Self.failures([
      "a.test.js": Self.start + "test('a', () => require('./helper')());",
      "helper.js": "module.exports = () => { null.x; };\n",
    ])
    let failure = try #require(failures.first)
    #expect(Self.texts(failure["frames"]) == ["at helper.js:1:30", "at a.test.js:2:36"])
    #expect(
      Self.texts(failure["code"]) == [
        "> 1 | module.exports = () => { null.x; };", "    |                              ^",
      ])
  }

  /// Files that fail while they are read: in the first line, where the engine's columns are those of a text around it.
  static let early: [[String: String]] = [
    ["a.test.js": "await 0; null.x;\n"], ["a.test.js": "         null.x;\n"], ["a.test.js": "await 0, null.x;\n"],
    ["a.test.js": "require('./helper')", "helper.js": "         null.x;\n"],
    ["a.test.js": "await require('./helper')", "helper.js": "0;       null.x;\n"],
  ]

  @Test(
    "The place of a failure in the first line of a file that fails while it is read has its column", arguments: early)
  func whileRead(_ files: [String: String]) async throws {
    let failures = await Self.failures(files)
    #expect(failures.count == 1, "\(failures)")
    let name = files.keys.contains("helper.js") ? "helper.js" : "a.test.js"
    for failure in failures { #expect(failure["place"]?.string == "\(name):1:14", "\(failure)") }
  }

  /// `a.test.js` and `helper.js` as a bundler writes them, each with its map in its last comment.
  private static let bundled = [
    "a.test.js": """
    const { test, expect } = require('navbridge'); const help = require('./helper');
    test('own', () => { expect(1).toBe(2); });
    test('helped', () => { help(); });
    //# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbInNyYy9hLnRlc3QudHN4Il0sInNvdXJjZXNDb250ZW50IjpbIm9uZVxudHdvXG50aHJlZVxuZm91clxuICBleHBlY3Qob25lKS50b0JlKHR3byk7XG5zaXhcbnNldmVuXG5laWdodFxuaGVscCgpO1xuIl0sIm5hbWVzIjpbXSwibWFwcGluZ3MiOiI7QUFJRTtBQUlGIn0=
    """,
    "helper.js": """
    module.exports = () => { throw new Error('no'); };
    //# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbInNyYy9oZWxwZXIudHMiXSwibmFtZXMiOltdLCJtYXBwaW5ncyI6IkFBTUEifQ==
    """,
  ]

  @Test("The place of a failure in bundled files is that of the source, with the lines that the map contains")
  func maps() async throws {
    let failures = await Self.failures(Self.bundled)
    try #require(failures.count == 2)
    #expect(Self.texts(failures[0]["frames"]) == ["at src/a.test.tsx:5:3"])
    #expect(
      Self.texts(failures[0]["code"]) == [
        "  4 | four", "> 5 |   expect(one).toBe(two);", "    |   ^", "  6 | six",
      ])
    #expect(
      Self.texts(failures[1]["frames"]).map {
        $0.filter { $0 != "(" && $0 != ")" }.split(separator: " ").last.map(String.init)
      }
        == ["src/helper.ts:7:1", "src/a.test.tsx:9:1"])
    #expect(Self.texts(failures[1]["code"]) == [], "The helper's source is not known.")
  }
}
