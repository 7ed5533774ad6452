import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

/// `navbridge test --ui`, used as its page uses it.
@Suite("navbridge test --ui", .timeLimit(.minutes(20)))
struct TestPageTests {
  private static let tests = """
    const { app, describe, device, expect, test } = require('navbridge');
    const start = () => app(() => {
      Navigation.registerComponent('Home', () => () => null);
      Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { stack: { id: 'stack', children: [
        { component: { id: 'home', name: 'Home', options: { topBar: { title: { text: 'Start' } } } } }] } } }));
    });
    describe('group', () => {
      test('passes', async () => {
        const one = await start();
        await one.run(() => Navigation.push('stack', { component: { id: 'more', name: 'Home' } }));
        await expect(device).toHaveStack(['home', 'more']);
      });
      test('fails', async () => {
        const one = await start();
        await expect(device).toHaveStack(['home', 'WANTED']);
      });
    });
    test('has no app', () => expect(1).toBe(1));
    test.todo('later');
    """

  /// Runs `navbridge test --ui` on a file, with a page that has the list of its tests.
  private static func testing(
    _ files: [String: String] = ["a.test.js": tests], _ arguments: [String] = [],
    _ body: @escaping @Sendable (PageClient, TemporaryFolder, _ address: String) async throws -> Void
  ) async throws {
    // The files of the run are no scripts around the tests.
    let (folder, scratch) = (try TemporaryFolder(files), try TemporaryFolder([:]))
    defer { for one in [folder, scratch] { one.remove() } }
    let (_, ending) = try await ChildProcess.run(
      .navbridge, ["test", "--ui", folder.path, "--artifacts", "\(scratch.path)/failures"] + arguments,
      environment: ["TMPDIR": scratch.path, "XDG_RUNTIME_DIR": "", "CI": "", "NO_COLOR": "1"]
    ) { tool in
      let address = String(tool.firstLine.split(separator: " ").last ?? "")
      let page = try PageClient(address)
      defer { page.close() }
      await page.until { page in
        !page.files.isEmpty && page.tests["isRunning"] == false
          && page.files.allSatisfy { $0["tests"] != [] || $0["failures"] != [] }
      }
      try await body(page, folder, address)
    }
    #expect(ending.code == 128 + Int(SIGTERM) && ending.standardError == "")
    #expect(scratch.names.allSatisfy { !$0.hasPrefix("navbridge-") }, "Folders of the run are left: \(scratch.names)")
  }

  private static func run(_ which: String, _ members: JSONObject = [:], on page: PageClient) async throws {
    let request: JSONObject = ["which": .string(which)]
    try await page.ask("runTests", request.merging(members))
    await page.until { $0.tests["isRunning"] == true }
    await page.until { $0.tests["isRunning"] == false }
  }

  private static let failing: JSONObject = ["index": 0, "path": ["group", "fails"]]

  @Test("Tests are listed, run, and run again one by one or those that failed")
  func runs() async throws {
    try await Self.testing { page, _, _ in
      #expect(page.outcomes == ["waiting", "waiting", "waiting", "waiting"])
      try await Self.run("all", on: page)
      #expect(page.outcomes == ["passed", "failed", "passed", "todo"])
      let tests = page.files[0]["tests"]?.array ?? []
      #expect(tests.map { $0["apps"] } == [1, 1, 0, 0])
      #expect(tests[1]["message"]?.string?.contains("WANTED") ?? false)
      #expect(page.files[0]["file"]?.string?.hasSuffix("a.test.js") ?? false)
      try await Self.run("failed", on: page)
      #expect(page.outcomes == ["passed", "failed", "passed", "todo"])
      try await Self.run("one", ["index": 0, "path": ["has no app"]], on: page)
      #expect(page.outcomes == ["passed", "failed", "passed", "todo"] && page.tests["note"] == .null)
      await #expect(throws: PageClient.Refused.self) { try await page.ask("runTests", ["which": "some"]) }
    }
  }

  @Test("A failed and a passed test open at their ends, can be taken back, and follow each other on one page")
  func opens() async throws {
    try await Self.testing { page, _, address in
      await #expect(throws: PageClient.Refused.self) { try await page.ask("openTest", Self.failing) }
      await #expect(throws: PageClient.Refused.self) { try await page.ask("stats") }
      try await Self.run("all", on: page)
      try await page.ask("openTest", Self.failing)
      await page.until { $0.picture.contains("Start") && $0.state["at"] != nil }
      #expect(page.shown["path"] == ["group", "fails"] && page.app["test"] == ["group", "fails"])
      try await page.ask("openTest", ["index": 0, "path": ["group", "passes"]])
      await page.until { $0.app["test"] == ["group", "passes"] && $0.state["at"] != nil && !$0.picture.isEmpty }
      #expect((page.state["acts"]?.array?.count ?? 0) == 1 && page.state["end"] == page.state["at"])
      let before = page.picture
      try await page.ask("goTo", ["at": 0])
      #expect(page.picture.contains("Start") && page.picture != before && page.state["isPast"] == true)
      // A second page sees the same.
      let other = try PageClient(address)
      defer { other.close() }
      await other.until { !$0.picture.isEmpty && $0.state["pages"] == 2 && $0.shown != .null }
      #expect(other.picture == page.picture && other.outcomes == page.outcomes)
    }
  }

  @Test("A run on the page ends before its end, also in an endless test")
  func stops() async throws {
    let text = Self.tests + "\ntest('endless', async () => { for (;;) await null; });"
    try await Self.testing(["a.test.js": text]) { page, _, _ in
      try await page.ask("runTests", ["which": "all"])
      await page.until { $0.outcomes.last == "running" }
      try await page.ask("stopTests")
      await page.until { $0.tests["isRunning"] == false }
      #expect(page.outcomes == ["passed", "failed", "passed", "todo", "waiting"])
      try await Self.run("one", ["index": 0, "path": ["has no app"]], on: page)
    }
  }

  @Test("A script that changes runs the tests again, and new files and tests appear")
  func watches() async throws {
    try await Self.testing(["a.test.js": Self.tests], ["--watch"]) { page, folder, _ in
      #expect(page.tests["watches"] == true)
      let text = Self.tests.replacing("'WANTED'", with: "").replacing(
        "test.todo('later')", with: "test('now', () => {})")
      #expect(TestFiles.write(text, to: "\(folder.path)/a.test.js") == nil)
      await page.until { $0.outcomes == ["passed", "passed", "passed", "passed"] && $0.tests["isRunning"] == false }
      #expect(page.files[0]["tests"]?[3]?["path"] == ["now"])
      #expect(TestFiles.write("require('navbridge').test('new', () => {})", to: "\(folder.path)/b.test.js") == nil)
      await page.until { $0.outcomes == Array(repeating: "passed", count: 5) && $0.tests["isRunning"] == false }
      // A file that comes before the others takes their numbers. The test that ran last runs again.
      try await Self.run("one", ["index": 1, "path": ["new"]], on: page)
      let last = page.files[1]["tests"]?[0]?["milliseconds"]
      #expect(TestFiles.write("require('navbridge').test('first', () => {})", to: "\(folder.path)/_.test.js") == nil)
      await page.until {
        $0.files.count == 3 && $0.files[2]["tests"]?[0]?["milliseconds"] != last && $0.tests["isRunning"] == false
      }
      #expect(page.outcomes == ["waiting", "passed", "passed", "passed", "passed", "passed"], "\(page.outcomes)")
      try await page.ask("watchTests", ["value": false])
      #expect(page.tests["watches"] == false)
    }
  }

  @Test("A file that cannot run has its failure on the page, and both routes are listed apart")
  func failures() async throws {
    let files = [
      "a.test.js": Self.tests, "b.test.js": "require('navbridge').test('x', () => {});\nthrow new Error('broken')",
    ]
    try await Self.testing(files, ["--architecture", "both"]) { page, _, _ in
      #expect(page.files.map { $0["architecture"] } == ["bridge", "turbo", "bridge", "turbo"])
      try await Self.run("all", on: page)
      #expect(page.files[2]["failures"]?[0]?.string?.contains("broken") ?? false)
      #expect(page.files.prefix(2).map { $0["tests"]?[1]?["outcome"] } == ["failed", "failed"])
    }
  }

  @Test(
    "Options that the page has no place for are refused", arguments: ["--list", "--bail", "--output=x", "--port=0"])
  func refused(_ option: String) async throws {
    let arguments = option == "--port=0" ? ["test", option] : ["test", "--ui", option]
    let refusal = await #expect(throws: ChildProcess.NotReady.self) {
      try await ChildProcess.output(of: .navbridge, arguments)
    }
    let sentence = refusal?.description ?? ""
    #expect(sentence.contains("\(EX_USAGE)") && sentence.contains("--ui"), "\(sentence)")
  }
}
