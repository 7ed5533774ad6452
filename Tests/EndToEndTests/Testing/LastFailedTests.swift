import NavbridgeWire
import Testing

/// `navbridge test --last-failed` as a user has it.
@Suite("The tests that failed last, run again", .timeLimit(.minutes(20)))
struct LastFailedTests {
  private static let files = [
    "a.test.js": """
    const { architecture, describe, test } = require('navbridge');
    test('good', () => {});
    describe('group', () => {
      test('bad', () => { throw new Error('a'); });
      test('bad on the bridge', () => { if (architecture === 'bridge') throw new Error('b'); });
    });
    """,
    "b.test.js": "const { test } = require('navbridge'); test('other', () => {});",
    "flow.yaml": "appId: com.example\n---\n- assertTrue: ${false}\n",
  ]

  private func listed(_ folder: TestFolder, _ arguments: [String] = []) async throws -> [String] {
    try await folder.runInside(["--last-failed", "--list"] + arguments).output.split(separator: "\n").map(String.init)
  }

  @Test("The tests that failed last, run again run alone, as long as they fail")
  func alone() async throws {
    let folder = TestFolder(Self.files)
    let nothing = try await folder.runInside(["--last-failed"])
    #expect(nothing.code == 64 && nothing.error.contains("'.navbridge/failures/last-run.json' is not there"))
    #expect(try await folder.runInside(["--app", "b.test.js"]).code == 1)
    #expect(try await listed(folder) == ["a.test.js: group > bad", "flow.yaml: flow"])
    #expect(try await listed(folder, ["a.test.js"]) == ["a.test.js: group > bad"])
    #expect(try await listed(folder, ["--grep", "flow"]) == ["flow.yaml: flow"])
    // A run of others forgets nothing, and neither does a list.
    #expect(try await folder.runInside(["b.test.js", "--grep", "other"]).code == 0)
    let repeated = try await folder.runInside(["--last-failed", "--repeat", "2", "a.test.js"])
    #expect(repeated.code == 1 && repeated.output.contains("group > bad: failed in 2 of 2 runs"), "\(repeated.output)")
    folder.write(Self.files["a.test.js"]!.replacing("throw new Error('a');", with: ""), to: "a.test.js")
    let mended = try await folder.runInside(["--last-failed", "a.test.js"])
    #expect(mended.code == 0 && mended.output.contains("1 passed"), "\(mended.output)")
    #expect(try await listed(folder) == ["flow.yaml: flow"])
    let none = try await folder.runInside(["--last-failed", "a.test.js"])
    #expect(none.code == 0 && none.error.contains("No test of the files that are named failed"), "\(none.error)")
    folder.write("appId: com.example\n---\n- assertTrue: ${true}\n", to: "flow.yaml")
    #expect(try await folder.runInside(["--last-failed", "--app", "b.test.js"]).code == 0)
    let all = try await folder.runInside(["--last-failed"])
    #expect(all.code == 0 && all.error.contains("No test failed when it ran last."), "\(all.error)")
    // A server that collects reports finds one.
    let report = try await folder.runInside(["--last-failed", "--reporter", "junit"])
    #expect(report.code == 0 && report.output.contains(#"<testsuites tests="0""#), "\(report.output)")
  }

  @Test("The tests that failed last, run again run on the routes on which they failed")
  func routes() async throws {
    let folder = TestFolder(Self.files)
    #expect(try await folder.runInside(["a.test.js", "--architecture", "both"]).code == 1)
    let again = try await folder.runInside(["--last-failed", "--reporter", "json"])
    let files = try #require(try JSONDocument(again.output).root.json["files"]?.array)
    #expect(files.map { $0["architecture"]?.string } == ["bridge", "turbo"])
    #expect(files.map { $0["tests"]?.array?.count } == [2, 1])
    // Another file has failed on another route.
    folder.write("const { test } = require('navbridge'); test('third', () => { throw new Error(); });", to: "c.test.js")
    #expect(try await folder.runInside(["c.test.js", "--architecture", "turbo"]).code == 1)
    #expect(try await folder.runInside(["a.test.js", "--architecture", "turbo", "--grep", "^group > bad$"]).code == 1)
    let own = try await folder.runInside(["--last-failed", "--reporter", "json", "c.test.js"])
    let route = try #require(try JSONDocument(own.output).root.json["files"]?.array)
    #expect(route.map { $0["architecture"]?.string } == ["turbo"], "\(own.output)")
    let turbo = try await folder.runInside(["--last-failed", "--architecture", "turbo", "--grep", "bridge"])
    #expect(turbo.code == 1 && turbo.error.contains("No test matches --grep 'bridge'"), "\(turbo.error)")
  }

  @Test(
    "The tests that failed last, run again that are gone are named, and a file whose tests cannot be read runs whole")
  func gone() async throws {
    let folder = TestFolder(Self.files)
    #expect(try await folder.runInside(["a.test.js"]).code == 1)
    folder.write(Self.files["a.test.js"]!.replacing("'bad'", with: "'renamed'"), to: "a.test.js")
    let renamed = try await folder.runInside(["--last-failed"])
    #expect(renamed.code == 1 && renamed.error.contains("are not in their files any more"), "\(renamed.error)")
    folder.write("no script", to: "b.test.js")
    #expect(try await folder.runInside(["b.test.js"]).code == 1)
    folder.write(Self.files["b.test.js"]!, to: "b.test.js")
    #expect(try await listed(folder) == ["b.test.js: other"])
  }
}
