import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge explore` and `navbridge replay`, with real processes, run as a user runs them.
@Suite("navbridge explore", .timeLimit(.minutes(20)))
struct ExploreCommandTests {
  private static let app = """
    globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
    globalThis.seen = [];
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerComponentDidAppearListener(({ componentId }) => seen.push(componentId));
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } }));
    """

  /// A test that fails if the first push is on its way when the second one arrives.
  private static let race = """
    const { app, device, expect, test } = require('navbridge');
    test('two', async () => {
      const one = await app('./app.js');
      await one.run(() => Promise.all(['a', 'b'].map((id) => Navigation.push('home', screen(id)))));
      expect(await one.run(() => seen)).toEqual(['home', 'b']);
    });
    test('one', async () => {
      const one = await app('./app.js');
      await one.run(() => Navigation.push('home', screen('a')));
      await expect(device).toHaveStack(['home', 'a']);
    });
    """

  private static func folder(_ files: [String: String] = [:]) -> TestFolder {
    TestFolder(["app.js": app, "a.test.js": race].merging(files) { $1 })
  }

  private static func navbridge(_ folder: TestFolder, _ arguments: [String]) async throws -> (
    code: Int, output: String, error: String
  ) {
    let words = arguments.map { $0.replacing("FOLDER", with: folder.path) }
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, words, environment: folder.environment)
    return (ending.code, output, ending.standardError)
  }

  @Test("A race is found, replayed with the same transcript, and kept as a test that fails")
  func race() async throws {
    let folder = Self.folder()
    let found = try await Self.navbridge(
      folder, ["explore", "FOLDER/a.test.js", "--schedules", "40", "--replays", "FOLDER/kept", "--as-test"])
    #expect(found.code == 1, "\(found.output)\(found.error)")
    #expect(found.output.contains("FAIL two: ") && found.output.contains("ok   one: "))
    #expect(found.output.contains(" from the usual schedule:\n"))
    let command = try #require(found.output.firstMatch(of: /navbridge replay (.*\.json)/)?.1)
    let again = try await Self.navbridge(folder, ["replay", String(command)])
    #expect(again.code == 0 && again.error == "")
    #expect(again.output.hasSuffix("The run is the same as the one that was found.\n"))

    let page = try #require(found.output.firstMatch(of: /for a browser: (.*\.html)/)?.1)
    let text = try TextFile.read(String(page))
    #expect(text.contains(#""between":{"sentence":"After "#) && text.contains("The deciding order"))

    let kept = try #require(folder.names.first { $0.contains(".schedule-") })
    #expect(folder.text(kept).hasPrefix("// @schedule turbo [\"two\"] "))
    let test = try await Self.navbridge(folder, ["test", "FOLDER/\(kept)", "--film", "none"])
    #expect(test.code == 1 && test.output.contains("FAIL two") && test.output.contains("0 passed, 1 failed"))
    // The schedule is one of the route on which it was found.
    let other = try await Self.navbridge(folder, ["test", "FOLDER/\(kept)", "--architecture", "bridge"])
    #expect(other.code == 0 && other.output.contains("2 passed"))

    // After a repair the run differs.
    folder.write(Self.app.replacing("seen.push", with: "0 || seen.unshift"), to: "app.js")
    let repaired = try await Self.navbridge(folder, ["replay", String(command)])
    #expect(repaired.code == 1)
    #expect(repaired.output.contains("The failure was another one: "))
  }

  @Test("The documents of the parts of a search are joined to that of the whole search")
  func shards() async throws {
    let folder = Self.folder()
    var arguments = ["explore", "FOLDER/a.test.js", "--grep", "one", "--schedules", "8", "--json"]
    arguments += ["--strategy", "random", "--jobs", "2"]
    let whole = try await Self.navbridge(folder, arguments)
    #expect(whole.code == 0, "\(whole.error)")
    for shard in 1...2 {
      let part = try await Self.navbridge(folder, arguments + ["--shard", "\(shard)/2"])
      folder.write(part.output, to: "\(shard).json")
    }
    let merged = try await Self.navbridge(folder, ["explore", "--merge", "FOLDER/1.json", "FOLDER/2.json", "--json"])
    #expect(merged.code == 0)
    let tests = try [whole, merged].map { try JSONDocument($0.output).root.json["files"]?[0]?["tests"]?[0] }
    #expect(tests[0]?["schedules"] == 8 && tests[0] == tests[1])
    let text = try await Self.navbridge(folder, ["explore", "--merge", "FOLDER/1.json", "FOLDER/2.json"])
    #expect(text.output.hasSuffix("\n1 test, 8 schedules, 0 failed\n"))
    for documents in [["FOLDER/1.json"], ["FOLDER/1.json", "FOLDER/1.json", "FOLDER/2.json"]] {
      let refused = try await Self.navbridge(folder, ["explore", "--merge"] + documents)
      let words = documents.count == 1 ? "--merge: Shard 2/2 is missing." : "1.json' are both shard 1/2."
      #expect(refused.code == 64 && refused.error.contains(words) && refused.output.isEmpty, "\(refused)")
    }
  }

  @Test("An app without a test is explored, and an endless loop ends the search in its file")
  func apps() async throws {
    let folder = Self.folder(["endless.js": "for (;;) {}", "endless.test.js": "for (;;) {}"])
    let found = try await Self.navbridge(
      folder,
      ["explore", "FOLDER/endless.test.js", "FOLDER/app.js", "FOLDER/endless.js", "--schedules", "3", "--timeout", "3"])
    #expect(found.code == 1)
    #expect(found.output.contains("ok   comes to rest: 3 schedules"))
    #expect(found.output.contains("ok   comes to rest after a reload in the middle: 3 schedules"))
    for subject in ["the test 'comes to rest'", "the file"] {
      #expect(found.output.contains("EndlessLoop: \(subject) has not ended within 3 s"), "\(found.output)")
    }
  }

  @Test("An app that cannot stand a reload at some moment is found with that fault alone")
  func faults() async throws {
    let text = """
      const screen = (id) => ({ component: { name: 'Screen', id } });
      if (Date.now() % 1000 > 0) throw new Error('The app has begun late.');
      Navigation.registerComponent('Screen', () => () => null);
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
        await Navigation.push('stack', screen('second'));
      });
      """
    let folder = Self.folder(["late.js": text])
    let found = try await Self.navbridge(
      folder, ["explore", "FOLDER/late.js", "--faults", "reload,kill", "--schedules", "60", "--replays", "FOLDER/kept"])
    #expect(found.code == 1, "\(found.output)\(found.error)")
    #expect(found.output.contains("FAIL comes to rest: "))
    #expect(found.output.contains("  a person reloads the script\n"), "\(found.output)")
    let command = try #require(found.output.firstMatch(of: /navbridge replay (.*\.json)/)?.1)
    #expect(try await Self.navbridge(folder, ["replay", String(command)]).code == 0)
  }

  @Test("A test whose app may end the process is left out with its reason")
  func leftOut() async throws {
    let text = """
      const { app, test } = require('navbridge');
      test('crashes', async () => void await app('./app.js', { faithfulCrashes: true, mayEnd: true }));
      """
    let found = try await Self.navbridge(Self.folder(["a.test.js": text]), ["explore", "FOLDER/a.test.js"])
    #expect(found.code == 0)
    #expect(found.output.contains("skip crashes: With faithfulCrashes an app may end the process"))
  }

  @Test(
    "A wrong argument of explore or replay is refused with its reason",
    arguments: [
      (["explore"], "Name the tests or the apps"), (["explore", "FOLDER/none.test.js"], "There is no test file"),
      (["explore", "FOLDER", "--shard", "3/2"], "--shard must be K/N"),
      (["explore", "FOLDER", "--schedules", "0"], "--schedules must be from 1"),
      (["explore", "FOLDER", "--faults", "cut,fall"], "'cut,fall' is invalid for '--faults"),
      (["explore", "--merge", "FOLDER/app.js"], "is no document that 'navbridge explore --json' has printed"),
      (["replay", "FOLDER/app.js"], "is neither a schedule of 'navbridge explore' nor a recording"),
      (["replay", "FOLDER/none.json"], "cannot be read"),
    ])
  func refusals(_ arguments: [String], _ reason: String) async throws {
    let refused = try await Self.navbridge(Self.folder(), arguments)
    #expect(refused.code == 64)
    #expect(refused.error.contains(reason), "\(refused.error)")
  }

  @Test("A pattern that chooses no test is a failure")
  func nothing() async throws {
    let found = try await Self.navbridge(Self.folder(), ["explore", "FOLDER/a.test.js", "--grep", "nobody"])
    #expect(found.code == 1 && found.error.contains("No test was chosen"))
  }

  @Test("A signal ends a search with its processes")
  func signal() async throws {
    // On a busy machine the second file may be done before the signal comes.
    for seconds in [8, 40, 200] {
      let folder = Self.folder()
      let files = ["\(folder.path)/a.test.js", "\(folder.path)/app.js"]
      let (_, ending) = try await ChildProcess.run(
        .navbridge, ["explore"] + files + ["--seconds", "\(seconds)", "--jobs", "1"], environment: folder.environment
      ) { child in
        // The first file is done, and the second one is being explored.
        #expect(child.firstLine.contains("a.test.js"))
        child.send(SIGINT)
        // A second signal, by which this closure's end would end the program, would end it at once.
        await folder.processesEnded()
      }
      #expect(folder.processes == [])
      if ending.code == 130 { return }
    }
    Issue.record("No search was under way when the signal came.")
  }

  @Test("A search that a signal ends prints what it has seen of the test that runs")
  func interrupted() async throws {
    let folder = Self.folder()
    let terminal = try TestTerminal(
      ["explore", "\(folder.path)/a.test.js", "--grep", "one", "--seconds", "600", "--jobs", "1"],
      environment: folder.environment.merging(["NO_COLOR": "1"]) { $1 })
    // The usual run is over: the process before the test's run has copied itself after the start of the app.
    await ProcessTree.looking {
      folder.processes.contains { process in
        ProcessTree.name(process) == "test-worker"
          && ProcessTree.children(of: process).contains { !ProcessTree.children(of: $0).isEmpty }
      }
    }
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    let text = terminal.output
    #expect(
      text.contains("ok   one: ") && text.contains(/interrupted after 1 test, \d+ schedules?, 0 failed/), "\(text)")
    await folder.processesEnded()
  }
}
