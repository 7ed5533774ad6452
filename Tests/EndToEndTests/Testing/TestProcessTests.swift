import Glibc
import NavbridgeTestSupport
import Testing

/// `navbridge test` in a terminal, and the ends of its processes.
@Suite("Test processes", .timeLimit(.minutes(20)))
struct TestProcessTests {
  /// A test that lasts until a process of it is killed.
  private static let long =
    "test('lasts', async () => { await app(stack); console.log('runs'); await new Promise((done) => setTimeout(done, 600000)) }, 900000)"

  @Test("Test processes print a line of progress in a terminal, and remove it before the results")
  func progress() async throws {
    let folder = TestFolder.file("test('a', () => {}); test('b', () => { null.x })")
    let terminal = try TestTerminal(folder)
    #expect(await terminal.end() == 1)
    #expect(terminal.output.contains("\r\u{1B}[K1 test: \(folder.path)/a.test.js"))
    #expect(terminal.output.contains("\r\u{1B}[K2 tests, 1 failed: \(folder.path)/a.test.js\r\u{1B}[K"))
    #expect(terminal.output.contains("1 passed, 1 failed"))
  }

  @Test("Test processes print no progress where CI is true")
  func noProgress() async throws {
    let folder = TestFolder.file("test('a', () => {})", environment: ["CI": "true"])
    let terminal = try TestTerminal(folder)
    #expect(await terminal.end() == 0)
    #expect(!terminal.output.contains("\u{1B}") && terminal.output.contains("1 passed in "))
  }

  @Test("Test processes run again with --watch when a script has changed, until SIGINT")
  func watch() async throws {
    let folder = TestFolder.file("test('a', () => { expect(require('./number')).toBe(2) })")
    folder.write("module.exports = 1", to: "number.js")
    let terminal = try TestTerminal(folder, ["--watch"])
    #expect(terminal.read(until: "0 passed, 1 failed in "))
    folder.write("module.exports = 2", to: "number.js")
    #expect(terminal.read(until: "1 passed in "))
    folder.write("require('navbridge').test('new', () => {})", to: "b.test.js")
    #expect(terminal.read(until: "2 passed in "))
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    await folder.processesEnded()
  }

  @Test(
    "Test processes end with the run, and leave nothing behind, on SIGTERM and SIGINT",
    arguments: [(SIGTERM, 143), (SIGINT, 130)])
  func signals(_ signal: CInt, _ code: Int) async throws {
    let folder = TestFolder.file(Self.long)
    let terminal = try TestTerminal(folder)
    // Both processes of the app run, so the test has begun.
    await ProcessTree.looking {
      let worker = folder.processes.first { ProcessTree.name($0) == "test-worker" }
      return worker.map { ProcessTree.children(of: $0).count == 2 } ?? false
    }
    kill(terminal.processID, signal)
    #expect(await terminal.end() == code)
    await folder.processesEnded()
    #expect(folder.names == ["a.test.js"])
  }

  @Test(
    """
    Test processes print the results of the first file while it runs, keep those of later files, and \
    all of them after SIGINT
    """)
  func live() async throws {
    let lasting =
      "test('lasts', async () => { await app(stack); await new Promise((done) => setTimeout(done, 600000)) }, 900000)"
    let folder = TestFolder(
      [
        "a.test.js": TestFolder.start
          + "test('of a', () => { console.log('printed') }); test('bad', () => { null.x }); \(lasting); test('later', () => {})",
        "b.test.js": TestFolder.start + "test('of b', () => {})",
      ], environment: ["NO_COLOR": "1"])
    let terminal = try TestTerminal(folder, ["--jobs", "2", "--console"])
    for text in ["  FAIL bad", "3 tests, 1 failed: "] { #expect(terminal.read(until: text)) }
    #expect(terminal.output.contains("  ok   of a\r\n       | printed\r\n"), "\(terminal.output)")
    #expect(!terminal.output.contains("ok   of b"))
    // The test that lasts is the only one with an app.
    await ProcessTree.looking { folder.processes.contains { ProcessTree.name($0) == "native-side" } }
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    let end =
      "Interrupted during '\(folder.path)/a.test.js: lasts'; the other tests have not run to their ends. 2 passed, 1 failed in "
    #expect(terminal.output.contains("  ok   of b\r\n") && terminal.output.contains(end), "\(terminal.output)")
    #expect(!terminal.output.contains("FAIL lasts") && !terminal.output.contains("FAIL later"), "\(terminal.output)")
    await folder.processesEnded()
  }

  @Test(
    """
    Test processes print the results of the first route while it runs, and those of the other one as \
    soon as it is the first that runs
    """, arguments: ["bridge", "turbo"])
  func liveOnBothRoutes(_ lasting: String) async throws {
    let folder = TestFolder(
      [
        "a.test.js": TestFolder.start
          + "test('first', () => {}); test('lasts', () => require('navbridge').architecture === '\(lasting)'"
          + " && new Promise((done) => setTimeout(done, 600000)), 900000); test('last', () => {})"
      ], environment: ["NO_COLOR": "1"])
    let terminal = try TestTerminal(folder, ["--jobs", "2", "--architecture", "both"])
    let isTurbo = lasting == "turbo"
    #expect(terminal.read(until: "  ok   first\r\n", count: isTurbo ? 2 : 1))
    // The other route's results wait for those of the first one.
    if !isTurbo { #expect(terminal.read(until: "4 tests: ")) }
    let first = ["\(folder.path)/a.test.js (bridge)", "  ok   first"]
    let before = isTurbo ? first + ["  ok   lasts", "  ok   last"] + Self.turbo(first) : first
    #expect(Array(Self.results(terminal.output).prefix(before.count)) == before, "\(terminal.output)")
    #expect(isTurbo || !terminal.output.contains("(turbo)"), "\(terminal.output)")
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    let after = isTurbo ? before : before + Self.turbo(first) + ["  ok   lasts", "  ok   last"]
    #expect(Array(Self.results(terminal.output).prefix(after.count)) == after, "\(terminal.output)")
    #expect(terminal.output.contains("4 passed in "), "\(terminal.output)")
    await folder.processesEnded()
  }

  private static func turbo(_ lines: [String]) -> [String] { lines.map { $0.replacing("(bridge)", with: "(turbo)") } }

  /// The lines that stay in a terminal, without those of the progress.
  private static func results(_ output: String) -> [String] {
    output.split(separator: "\r\n").map { line in String(line.split(separator: "\r\u{1B}[K").last ?? "") }
      .filter { !$0.isEmpty }
  }

  @Test("Test processes end with --watch on SIGINT also while tests run")
  func interruptedWatch() async throws {
    let folder = TestFolder.file("test('a', () => {}); \(Self.long)")
    let terminal = try TestTerminal(folder, ["--watch"])
    #expect(terminal.read(until: "1 test: "))
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    await folder.processesEnded()
  }

  @Test(
    "Test processes print colours in a terminal that has them, unless the user wants none",
    arguments: [("xterm", "", true), ("dumb", "", false), ("xterm", "1", false)])
  func colours(_ terminalName: String, _ none: String, _ areShown: Bool) async throws {
    let folder = TestFolder.file("test('a', () => {})", environment: ["TERM": terminalName, "NO_COLOR": none])
    let terminal = try TestTerminal(folder)
    #expect(await terminal.end() == 0)
    let passed = areShown ? "\r\n\u{1B}[32m1 passed\u{1B}[0m in " : "\r\n1 passed in "
    #expect(terminal.output.contains(passed), "\(terminal.output)")
    #expect(terminal.output.contains("\u{1B}[1m") == areShown)
    await folder.processesEnded()
  }

  @Test("Test processes fail, and name the test, when the worker is killed, and leave no app behind")
  func killedWorker() async throws {
    let folder = TestFolder.file(Self.long)
    async let ending = folder.run()
    var worker: pid_t?
    await ProcessTree.looking {
      // Both processes of the app run, so the test has begun.
      worker = folder.processes.first { ProcessTree.name($0) == "test-worker" }
      return worker.map { ProcessTree.children(of: $0).count == 2 } ?? false
    }
    kill(try #require(worker), SIGKILL)
    let (code, output, _) = try await ending
    #expect(code == 1)
    // The line that the test prints may be lost with the worker.
    let words = "      The worker of the file has ended during this test, with exit code 137."
    #expect(output.contains("FAIL lasts\n") && output.contains(words), "\(output)")
    await folder.processesEnded()
    #expect(folder.names == ["a.test.js", "failures"])
  }

  @Test("Test processes fail, and name the worker, when it is stopped")
  func stoppedWorker() async throws {
    let folder = TestFolder.file(Self.long + "\ntest('comes later', () => {})")
    async let ending = folder.run()
    var worker: pid_t?
    await ProcessTree.looking {
      worker = folder.processes.first { ProcessTree.name($0) == "test-worker" }
      return worker.map { ProcessTree.children(of: $0).count == 2 } ?? false
    }
    let stopped = try #require(worker)
    kill(stopped, SIGSTOP)
    let (code, output, _) = try await ending
    #expect(code == 1)
    #expect(
      output.contains("The process 'test-worker' (\(stopped)) does not answer: it is stopped."), "\(output)")
    #expect(output.contains("FAIL comes later"), "\(output)")
    await folder.processesEnded()
    #expect(folder.names == ["a.test.js", "failures"])
  }

  @Test(
    "Test processes leave no socket and no folder behind",
    arguments: [
      "await app(() => { throw new Error('early') })",
      "await app(stack); process = await stats(); await new Promise((done) => setTimeout(done, 600000))",
    ])
  func nothingStays(_ body: String) async throws {
    let folder = TestFolder.file("let process; test('a', async () => { \(body) })")
    async let ending = folder.run()
    if body.contains("stats") {
      var native: pid_t?
      await ProcessTree.looking {
        let processes = folder.processes
        native = processes.first { ProcessTree.name($0) == "native-side" }
        return native != nil && processes.contains { ProcessTree.name($0) == "script-side" }
      }
      kill(try #require(native), SIGKILL)
    }
    #expect(try await ending.code == 1)
    await folder.processesEnded()
    #expect(folder.names.filter { $0 != "failures" } == ["a.test.js"])
  }

  @Test("Test processes need a temporary folder, and do not make the one that TMPDIR names")
  func temporaryFolder() async throws {
    let folder = TestFolder.file("test('a', () => {})", environment: ["TMPDIR": "/nowhere/at/all"])
    let (code, _, error) = try await folder.run()
    #expect(code == 73)
    #expect(error.contains("No temporary folder can be made in '/nowhere/at/all': No such file or directory."))
  }

  @Test("Test processes fail when a process of an app is killed", arguments: ["native-side", "script-side"])
  func killedApp(_ name: String) async throws {
    let folder = TestFolder.file(
      """
      require('navbridge').beforeAll(async () => { await app(stack) });
      test('starts', () => {});
      test('lasts', () => new Promise((done) => setTimeout(done, 600000)), 900000);
      """)
    async let ending = folder.run(["--transcripts", "\(folder.path)/t"])
    // The app has started, and is at rest, when the first test has left its transcript.
    await ProcessTree.looking { !folder.text("t\(folder.path)/a.test.js-turbo/1-starts.txt").isEmpty }
    kill(try #require(folder.processes.first { ProcessTree.name($0) == name }), SIGKILL)
    let (code, output, _) = try await ending
    #expect(code == 1)
    #expect(output.contains("The process '\(name)' of the app has ended by signal 9 (Killed)."), "\(output)")
    await folder.processesEnded()
  }

  @Test("Test processes fail with the exception by which an app crashes natively, unless the test expects the end")
  func crash() async throws {
    let crash =
      "a.run(() => Navigation.setRoot({ root: { externalComponent: { id: 'x', name: 'app.None' } } }))"
    let folder = TestFolder.file(
      """
      test('crashes', async () => { const a = await app(stack, { faithfulCrashes: true }); await \(crash) });
      test('may crash', async () => {
        const a = await app(stack, { faithfulCrashes: true, mayEnd: true });
        await expect(\(crash)).rejects.toThrow("ended by signal 6 (Aborted).\\n*** Terminating app");
      });
      test('expects no crash', async () => {
        const a = await app(stack, { faithfulCrashes: true });
        await a.run(() => void setTimeout(() => Navigation.setRoot({ root: { externalComponent: { name: 'None' } } }), 9));
      });
      test('crashes while it starts', async () => {
        await app(() => Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { externalComponent: { id: 'y', name: 'app.Other' } } })), { faithfulCrashes: true });
      });
      test('runs on', async () => { await app(stack); await expect(device).toHaveStack(['home']) });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1)
    let words = "'native-side' of the app has ended by signal 6 (Aborted).\n      *** Terminating app due to "
    #expect(output.split(separator: words).count == 4, "\(output)")
    #expect(output.contains("uncaught exception 'ExternalComponentNotFound', reason: '"))
    #expect(output.contains("2 passed, 3 failed in "))
    #expect(output.contains("ok   may crash") && output.contains("ok   runs on"))
    await folder.processesEnded()
  }

  @Test("Test processes end the app of a test that ends while it starts")
  func startInterrupted() async throws {
    let folder = TestFolder.file(
      """
      test('never starts', () => app(() => { setInterval(() => {}, 10) }), 1500);
      test('has no app', async () => {
        await expect(async () => device.snapshot()).rejects.toThrow('No app runs.');
        throw new Error('shows no screen');
      });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1)
    #expect(output.contains("Timeout: The test has not ended within 1500 ms."), "\(output)")
    let second = output.split(separator: "FAIL has no app").last ?? ""
    #expect(second.contains("shows no screen") && !second.contains("The screen:"), "\(output)")
  }

  @Test("Test processes end the other workers at the first failure with --bail")
  func bail() async throws {
    let folder = TestFolder([
      "a.test.js": TestFolder.start + Self.long.replacing("600000", with: "15000"),
      "b.test.js":
        "require('navbridge').test('fails', async () => { await new Promise((done) => setTimeout(done, 200)); null.x })",
    ])
    let (code, output, _) = try await folder.run(["--bail", "--jobs", "2"])
    #expect(code == 1)
    #expect(output.contains("  FAIL fails") && output.contains("0 passed, 1 failed in "), "\(output)")
    await folder.processesEnded()
  }
}
