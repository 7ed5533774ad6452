import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// Runs that were written to files, on the page of `navbridge inspect`.
@Suite("Written runs on the inspector's page", .timeLimit(.minutes(20)))
struct WrittenRunTests {
  private static let app = """
    Navigation.registerComponent('Home', () => () => null);
    Navigation.events().registerAppLaunchedListener(async () => {
      await Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { id: 'home', name: 'Home' } }] } } });
      await Navigation.push('home', { component: { name: 'Home' } });
    });
    """

  @Test("A trace of a run has the steps and causes on the page that the run had", arguments: Architecture.allCases)
  func trace(_ architecture: Architecture) async throws {
    let folder = try TemporaryFolder(["app.js": Self.app])
    defer { folder.remove() }
    let file = "\(folder.path)/trace.json"
    _ = try await ChildProcess.output(
      of: .navbridge, ["run", "\(folder.path)/app.js", "--architecture", architecture.rawValue, "--trace", file])
    let (_, ending) = try await ChildProcess.run(.navbridge, ["inspect", file]) { tool in
      let page = try PageClient(String(tool.firstLine.split(separator: " ").last ?? ""))
      defer { page.close() }
      await page.until { $0.state["at"] != nil }
      #expect(page.app["isTrace"] == true && page.app["architecture"]?.string == architecture.rawValue)
      let push = page.entries.first { $0["kind"] == "call" && $0["method"] == "push" }
      #expect(push?["cause"]?.int != nil && push?["queue"] != nil && push?["module"] != nil, "\(push ?? .null)")
      let numbers = page.entries.compactMap { $0["seq"]?.int }
      #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count && numbers.count > 50)
      #expect((page.state["end"]?.double ?? 0) >= 350)
      let refusal = await #expect(throws: PageClient.Refused.self) { try await page.ask("touch", ["x": 1, "y": 1]) }
      #expect(refusal?.message.hasPrefix("This is a trace") ?? false)
    }
    #expect(ending.code == 128 + Int(SIGTERM) && ending.standardError == "")
  }

  @Test(
    "A run that 'navbridge run --record' has written opens at its end, and repeats itself",
    arguments: Architecture.allCases)
  func recordedRun(_ architecture: Architecture) async throws {
    let folder = try TemporaryFolder(["app.js": Self.app + "\nconsole.log(Date.now());"])
    defer { folder.remove() }
    let file = "\(folder.path)/run.ndjson"
    _ = try await ChildProcess.output(
      of: .navbridge, ["run", "\(folder.path)/app.js", "--architecture", architecture.rawValue, "--record", file])
    #expect(try await ChildProcess.output(of: .navbridge, ["replay", file]).contains("The run is the same"))
    try await ChildProcess.run(.navbridge, ["inspect", file]) { tool in
      let page = try PageClient(String(tool.firstLine.split(separator: " ").last ?? ""))
      defer { page.close() }
      await page.until { !$0.picture.isEmpty && ($0.state["at"]?.double ?? 0) >= 350 }
      #expect(page.app["architecture"]?.string == architecture.rawValue && page.state["acts"] == [])
    }
  }

  @Test("The folder of a failing test opens with the test's name, its message and the line of code")
  func failure() async throws {
    let test = """
      const { app, expect, test } = require('navbridge');
      test('fails', async () => {
        await app('./app.js');
        expect('<a>').toBe('b');
      });
      """
    let folder = try TemporaryFolder(["app.js": Self.app, "a.test.js": test])
    defer { folder.remove() }
    let failures = "\(folder.path)/failures"
    let (_, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", "\(folder.path)/a.test.js", "--artifacts", failures, "--film", "none"])
    let place = String(try #require(output.firstMatch(of: /navbridge inspect (\S+)/)?.1))
    let message = try TextFile.read("\(place)/failure.txt")
    #expect(
      message.hasPrefix("expect(received).toBe(expected)\n") && message.contains("> 4 |   expect('<a>').toBe('b');\n"))
    for subject in [place, "\(place)/recording.json"] {
      try await ChildProcess.run(.navbridge, ["inspect", subject]) { tool in
        let page = try PageClient(String(tool.firstLine.split(separator: " ").last ?? ""))
        defer { page.close() }
        await page.until { !$0.picture.isEmpty }
        #expect(page.app["test"] == ["fails"] && page.app["failure"]?.string.map { $0 + "\n" } == message)
      }
    }
    // A folder of an earlier version has none.
    unsafe unlink("\(place)/failure.txt")
    try await ChildProcess.run(.navbridge, ["inspect", place]) { tool in
      let page = try PageClient(String(tool.firstLine.split(separator: " ").last ?? ""))
      defer { page.close() }
      await page.until { !$0.picture.isEmpty }
      #expect(page.app["test"] == ["fails"] && page.app["failure"] == .null)
    }
  }

  @Test("The trace of another program is refused by name")
  func foreign() async throws {
    let folder = try TemporaryFolder(["trace.json": #"{"traceEvents":[{"ph":"X","name":"a","pid":2,"tid":1,"ts":0}]}"#])
    defer { folder.remove() }
    let refusal = await #expect(throws: ChildProcess.NotReady.self) {
      try await ChildProcess.output(of: .navbridge, ["inspect", "\(folder.path)/trace.json"])
    }
    #expect(refusal?.description.contains("was not written by --trace") ?? false)
  }
}
