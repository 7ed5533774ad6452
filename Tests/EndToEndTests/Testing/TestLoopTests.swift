import NavbridgeWire
import Testing

/// Code of a test file that does not end by itself.
@Suite("An endless loop in a test file", .timeLimit(.minutes(20)))
struct TestLoopTests {
  /// The lines of tests, of which the one with the comment has the loop.
  private static let tests = [
    "test('plain', () => {\n  const x = Math.random();\n\n  while (true) { // loop\n  }\n}, 300);",
    "test('in a catch', () => {\n  try {\n    for (;;) {} // loop\n  } catch {}\n}, 300);",
    "test('in finally', () => {\n  try {} finally {\n    do {} while (true); // loop\n  }\n}, 300);",
    "test('after await', async () => {\n  await null;\n  for (let i = 0; ; i++) { Math.max(i, 1); } // loop\n}, 300);",
    "test('in expect', () => {\n  expect(() => {\n    for (;;) { } // loop\n  }).toThrow();\n}, 300);",
    "test('of', () => {\n  const items = [1];\n  for (const one of items) items.pop(), items.unshift(1, 1); // loop\n}, 300);",
    "test('timer', async () => {\n  setTimeout(() => {\n    while (true); // loop\n  });\n"
      + "  await new Promise((done) => setTimeout(done, 50));\n}, 300);",
    "test('immediate', async () => {\n  await new Promise(() => setImmediate(() => {\n    for (;;); // loop\n  }));\n"
      + "}, 300);",
    "test('getter', () => {\n  throw { get b() {\n    for (;;); // loop\n  } };\n}, 300);",
    "describe('each', () => {\n  beforeEach(() => {\n    for (;;); // loop\n  }, 300);\n  test('before', () => {});\n});",
    "describe('all', () => {\n  beforeAll(() => {\n    for (;;); // loop\n  }, 300);\n  test('before', () => {});\n});",
    "describe('after', () => {\n  afterEach(() => {\n    for (;;); // loop\n  }, 300);\n  test('each', () => {});\n});",
    "function spin(n) {\n  for (;;) n += 1; // loop\n}\ntest('calls', () => { spin(1); }, 300);",
    "test('texts', () => {\n  const same = 'for (;;) {}'; // while (true)\n  for (;;) same.length; // loop\n}, 300);",
  ]

  /// Runs a file and returns its tests in the JSON report, and the failures outside them.
  private func run(_ source: String, _ arguments: [String]) async throws -> (tests: [JSON], failures: [JSON]) {
    let names = "afterAll, afterEach, app, beforeAll, beforeEach, describe, expect, test"
    let start = "const { \(names) } = require('navbridge');\n"
    let folder = TestFolder(["a.test.js": start + source])
    let (code, output, error) = try await folder.run(["--reporter", "json"] + arguments)
    #expect(code == 1 && error == "")
    let file = try #require(try JSONDocument(output).root.json["files"]?.array?.first)
    await folder.processesEnded()
    return (file["tests"]?.array ?? [], file["failures"]?.array ?? [])
  }

  @Test(
    "An endless loop in a test file ends its test at the test's limit, with the line of the loop, and the others run")
  func lines() async throws {
    let source = Self.tests.map { "\($0)\ntest('next', () => {});\n" }.joined()
    let (tests, failures) = try await run(source, ["--timeout", "1"])
    #expect(failures == [] && tests.count == 2 * Self.tests.count)
    let loops = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// loop") }.map { $0.offset + 2 }
    for (index, line) in loops.enumerated() where 2 * index + 1 < tests.count {
      let message = tests[2 * index]["failure"]?["message"]?.string ?? ""
      #expect(message.contains("It was in an endless loop at FOLDER/a.test.js:\(line):"), "\(tests[2 * index])")
      // The sentence names an option of this command.
      #expect(message.hasPrefix("EndlessLoop: ") && message.contains("'--timeout'"))
      #expect(tests[2 * index + 1]["outcome"] == "passed")
    }
  }

  @Test(
    """
    An endless loop in a test file of promises, or within a function of the engine, ends its test by name, and the \
    others run in a new process
    """)
  func promises() async throws {
    let (tests, failures) = try await run(
      """
      test('first', async () => { await app(() => {}) });
      test('awaits', async () => { for (;;) await null }, 300);
      test('second', async () => { await app(() => {}) });
      describe('group', () => {
        beforeAll(() => { console.log('again') });
        test('chains', async () => { const f = () => Promise.resolve().then(f); f(); await new Promise(() => {}) }, 300);
        test('third', async () => { await app(() => {}) });
      });
      """, ["--timeout", "20"])
    #expect(failures == [])
    #expect(tests.compactMap { $0["path"]?.array?.last?.string } == ["first", "awaits", "second", "chains", "third"])
    #expect(tests.compactMap { $0["outcome"]?.string } == ["passed", "failed", "passed", "failed", "passed"])
    for (test, places) in [
      (tests[1], "It begins at FOLDER/a.test.js:3:5; its loop is at FOLDER/a.test.js:3:30."),
      (tests[3], "It begins at FOLDER/a.test.js:7:7."),
    ] {
      let message = test["failure"]?["message"]?.string ?? ""
      #expect(message.contains("endless chain of promises") && message.contains(places), "\(message)")
    }
  }

  @Test(
    "An endless loop in a test file ends the file where it is outside tests",
    arguments: [
      "\nfor (;;) {} // loop", "describe('g', () => {\n  for (;;) {} // loop\n});", "await null;\nfor (;;) {} // loop",
    ])
  func file(_ source: String) async throws {
    let (tests, failures) = try await run("test('a', () => {});\n\(source)", ["--timeout", "1"])
    #expect(tests == [] && failures.count == 1)
    #expect(failures.first?["message"]?.string?.contains("FOLDER/a.test.js:4:") == true, "\(failures)")
  }

  @Test("An endless loop in a test file fails the file in afterAll, and the tests of other groups run")
  func afterAll() async throws {
    let (tests, failures) = try await run(
      "describe('g', () => { afterAll(() => { for (;;) {} }, 300); test('a', () => {}); }); test('b', () => {});", [])
    #expect(tests.compactMap { $0["outcome"]?.string } == ["passed", "passed"] && failures.count == 1)
  }
}
