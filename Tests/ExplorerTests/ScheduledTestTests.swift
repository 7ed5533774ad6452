import Glibc
import NavbridgeExplorer
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestRunner
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptEngine
import Testing

/// Test files in simulated worlds. The example's race is found, and everything is the same each time.
@Suite("A test under schedules", .timeLimit(.minutes(20)), .serialized)
struct ScheduledTestTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Runs a body with a folder, in which there is a file.
  static func within<Result>(
    _ text: String, named name: String = "a.test.js", _ body: (TestScriptSettings, PrivateFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let scratch = try #require(folder.makeFolder("scratch"))
    #expect(TestFiles.write(text, to: "\(folder.path)/\(name)") == nil)
    return try await body(TestScriptSettings(file: "\(folder.path)/\(name)", architecture: .turbo), scratch)
  }

  private static let twoPushes = """
    const { app, device, expect, test } = require('navbridge');
    test('two', async () => {
      const one = await app(() => {
        Navigation.registerComponent('A', () => () => null);
        Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a' } }] } } }));
      });
      await one.run(() => Navigation.push('a', { component: { name: 'A', id: 'b' } }));
      await expect(device).toHaveStack(['a', 'b']);
    });
    """

  @Test("A schedule gives the same records each time, and a seed the same as the schedule that it has made")
  func repeats() async throws {
    try await Self.within(Self.twoPushes) { settings, scratch in
      var settings = settings
      settings.reportsTranscripts = true
      let test = ScheduledTest(settings, scratch: scratch)
      for seed in 1...5 as ClosedRange<UInt64> {
        let first = await Self.run(test, Decider(seed: seed))
        #expect(first.obstacle == nil)
        #expect(ScheduledRun(first).failure == nil)
        for decider in [Decider(seed: seed), Decider(first.schedule)] {
          let again = await Self.run(test, decider)
          #expect(again.fingerprint == first.fingerprint && again.schedule == first.schedule)
          #expect(again.records == first.records)
        }
      }
      let usual = await Self.run(test, Decider(.usual))
      #expect(usual.schedule == .usual && usual.decisions > 100)
    }
  }

  private static let react = """
    const { app, device, expect, test } = require('navbridge');
    test.skip('before', () => {});
    test('three', async () => {
      const one = await app(() => {
        const React = require('react');
        const { Button } = require('react-native');
        const push = () => { for (const id of ['b', 'c']) Navigation.push('a', { component: { name: 'A', id } }); };
        Navigation.registerComponent('A', () => ({ componentId }) =>
          React.createElement(Button, { testID: 'go', title: 'On ' + componentId, onPress: push }));
        Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a' } }] } } }));
      });
      await device.tap({ testID: 'go' });
      await expect(device).toHaveStack(['a', 'b', 'c']);
      if (FAILS) throw new Error('no');
    });
    """

  @Test(
    "A film changes nothing of a run, and has a picture after each act, each instant with a settled command, and of a failure",
    arguments: [false, true])
  func film(_ fails: Bool) async throws {
    try await Self.within(Self.react.replacing("FAILS", with: "\(fails)")) { settings, scratch in
      var settings = settings
      settings.reportsTranscripts = true
      let test = ScheduledTest(settings, scratch: scratch)
      for decider in [Decider(.usual), Decider(seed: 1), Decider(seed: 2), Decider(seed: 3)] {
        let plain = await OwnThread.runInTurn { test.run(decider, test: ["three"]) }
        let filmed = await OwnThread.runInTurn { test.run(decider, test: ["three"], filmed: 1) }
        #expect(filmed.fingerprint == plain.fingerprint && filmed.schedule == plain.schedule)
        #expect(filmed.brokenInvariants == [] && filmed.obstacle == nil)
        let (one, other) = (ScheduledRun(plain), ScheduledRun(filmed))
        #expect(one.transcript == other.transcript && one.failure?.message == other.failure?.message)
        #expect(one.film == nil && (one.failure != nil) == fails)
        let frames = other.film?["apps"]?[0]?["frames"]?.array ?? []
        let pictures = frames.compactMap { $0["svg"]?.string }
        #expect(pictures.count >= (fails ? 4 : 3), "\(pictures.count)")
        #expect(pictures.first?.contains("On a") == true && pictures.last?.contains("On c") == true)
        #expect(
          frames.contains { $0["place"]?.string?.hasSuffix(":13:19") == true }, "\(frames.map { $0["place"] ?? .null })"
        )
        #expect((frames.last?["words"]?.string == "The test fails.") == fails)
        let times = frames.compactMap { $0["at"]?.double }
        #expect(times == times.sorted())
      }
    }
  }

  @Test("A run finds nothing of an earlier one, though runs share the global object of the test library")
  func independentRuns() async throws {
    let text = """
      const { beforeEach, expect, jest, test } = require('navbridge');
      globalThis.count = (globalThis.count ?? 0) + 1;
      beforeEach(() => { count += 10; });
      test('counts', async () => {
        expect(count).toBe(11);
        expect(expect.toBeOdd).toBe(undefined);
        expect.extend({ toBeOdd: (value) => ({ pass: value % 2 === 1, message: () => 'even' }) });
        expect(count).toBeOdd();
        expect(jest.isMockFunction(setTimeout)).toBe(false);
        jest.useFakeTimers();
        setTimeout(() => {}, 1000);
        expect(jest.getTimerCount()).toBe(1);
        Array.prototype.seen = true;
      });
      test('begins anew', () => { expect([].seen).toBe(true); });
      """
    try await Self.within(text) { settings, scratch in
      let test = ScheduledTest(settings, scratch: scratch)
      let runs = [await Self.run(test, Decider(.usual)), await Self.run(test, Decider(.usual))]
      #expect(ScheduledRun(runs[0]).failure == nil, "\(ScheduledRun(runs[0]).failure?.message ?? "-")")
      #expect(runs[0].records == runs[1].records && runs[0].fingerprint == runs[1].fingerprint)
    }
  }

  @Test("A test that awaits for ever is ended, and fails with what it awaits")
  func endless() async throws {
    let text = """
      const { test } = require('navbridge');
      test('waits', async () => { await new Promise(() => {}); });
      """
    try await Self.within(text) { settings, scratch in
      let found = ScheduledRun(await Self.run(ScheduledTest(settings, scratch: scratch), Decider(.usual)))
      #expect(found.failure?.message.hasPrefix("NeverSettles: ") ?? false, "\(found.failure?.message ?? "-")")
    }
  }

  @Test("A run that never ends is given up after its steps")
  func tooLong() async throws {
    let text = Self.twoPushes.replacing("await expect", with: "for (;;) await one.stats();\n  await expect")
    try await Self.within(text) { settings, scratch in
      let found = ScheduledRun(
        await Self.run(ScheduledTest(settings, scratch: scratch, stepLimit: 20_000), Decider(.usual)))
      #expect(found.outcome.obstacle?.contains("after 20000 steps") ?? false)
      #expect(found.failure != nil && found.outcome.steps == 20_000)
    }
  }

  /// Runs a world on a thread of its own, which it keeps until its end.
  static func run(_ test: ScheduledTest, _ decider: Decider) async -> ScheduledTest.Outcome {
    await OwnThread.runInTurn { test.run(decider) }
  }

  /// The records of an exploration.
  static func explored(
    _ settings: TestScriptSettings, _ scratch: PrivateFolder, _ options: ExploreOptions
  ) async -> FileResult {
    await OwnThread.runInTurn {
      let result = Guarded(FileResult(TestJob(file: settings.file, architecture: settings.architecture)))
      Exploration(settings, options, scratch: scratch) { record in
        result.withLock { $0.take(record) }
      }.perform()
      return result.withLock { $0 }
    }
  }

  private static let example = "\(root)/Examples/schedules/deep-link.test.js"

  @Test("The example has no race on the bridge, where all calls of a turn are one message")
  func bridge() async throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    var options = ExploreOptions()
    options.schedules = 10
    let result = await Self.explored(TestScriptSettings(file: Self.example, architecture: .bridge), folder, options)
    #expect(result.explored.map(\.outcomes.count) == [1])
    #expect(!result.hasFailed)
  }

  @Test("The race of the example is found on turbo, shrunk to a dozen decisions or fewer, and repeated")
  func race() async throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let settings = TestScriptSettings(file: Self.example, architecture: .turbo)
    var options = ExploreOptions()
    options.schedules = 60
    let result = await Self.explored(settings, folder, options)
    let failure = try #require(result.explored.first?.failure)
    #expect(failure.failure.message.contains(#""orders""#))
    #expect((1...12).contains(failure.schedule.split(separator: " ").count), "\(failure.schedule)")
    #expect(failure.isRepeatable)
    #expect(failure.notes.count == failure.schedule.split(separator: " ").count)
    options.schedule = failure.schedule
    let repeated = try #require(await Self.explored(settings, folder, options).explored.first)
    #expect(repeated.failure?.transcript == failure.transcript)
    #expect(repeated.failure?.failure == failure.failure)
  }

  @Test("Time passes while the script has something left to do, if that is a decision, and the schedule repeats it")
  func timePasses() async throws {
    // The script of a busy phone has a few turns to go while the transition of a push ends.
    let text = Self.twoPushes.replacing(
      "await one.run(() => Navigation.push('a', { component: { name: 'A', id: 'b' } }));",
      with: """
          const at = await one.run(async () => {
            const begin = performance.now();
            Navigation.push('a', { component: { name: 'A', id: 'b' } });
            for (let turn = 0; turn < 30; turn += 1) await Navigation.dismissOverlay('none').catch(() => {});
            return performance.now() - begin;
          });
          expect(at).toBe(0);
        """)
    try await Self.within(text) { settings, scratch in
      var options = ExploreOptions()
      options.schedules = 60
      #expect(await Self.explored(settings, scratch, options).explored.first?.failure == nil)
      options.timePasses = true
      let failure = try #require(await Self.explored(settings, scratch, options).explored.first?.failure)
      #expect(failure.failure.message.contains("350") && failure.schedule.hasPrefix("time "))
      #expect(failure.isRepeatable && failure.notes.count == 1, "\(failure.notes)")
    }
  }

  private static func schedule(_ fault: AppFault, at moment: Int) -> Schedule {
    Schedule(strikes: [.init(moment: moment, fault: fault)])
  }

  @Test(
    "A fault at any moment of a test leaves a run that ends, without a broken invariant",
    arguments: AppFault.allCases)
  func faults(_ fault: AppFault) async throws {
    try await Self.within(Self.twoPushes) { settings, scratch in
      let test = ScheduledTest(settings, scratch: scratch)
      let usual = await Self.run(test, Decider(.usual))
      #expect(usual.moments > 100 && usual.struck == [] && usual.brokenInvariants == [])
      var failed = 0
      for moment in stride(from: 0, to: usual.moments, by: 11) {
        let outcome = await Self.run(test, Decider(Self.schedule(fault, at: moment)))
        #expect(outcome.struck == [fault] && outcome.obstacle == nil, "at \(moment): \(outcome.obstacle ?? "")")
        #expect(outcome.brokenInvariants == [], "at \(moment)")
        #expect(ScheduledRun(outcome).failure == nil, "at \(moment)")
        failed += outcome.records.count { $0["outcome"] == "failed" }
      }
      // The test itself fails where the fault takes the app's state away. That is no finding.
      #expect((failed > 0) == !fault.isHarmless)
    }
  }

  @Test("The failure of an app without a test counts after a reload, and not after a fault that ends it")
  func faultsOfApps() async throws {
    try await Self.within(Self.twoPushes) { settings, scratch in
      let test = ScheduledTest(settings, scratch: scratch)
      let usual = await Self.run(test, Decider(.usual))
      for (fault, counts) in [(AppFault.reload, true), (.kill, false)] {
        let outcome = await Self.run(test, Decider(Self.schedule(fault, at: usual.moments / 2)))
        #expect((ScheduledRun(outcome, isApp: true).failure != nil) == counts, "\(fault)")
      }
    }
  }

  @Test(
    "A variant of UIKit that breaks an app is found, if it is a decision, and shrunk to this one decision",
    arguments: Architecture.allCases)
  func variants(_ architecture: Architecture) async throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let settings = TestScriptSettings(
      file: "\(Self.root)/Examples/schedules/uikit-variants.test.js", architecture: architecture)
    var options = ExploreOptions()
    options.schedules = 20
    #expect(await Self.explored(settings, folder, options).explored.map { $0.failure == nil } == [true, true, true])
    options.takesVariants = true
    let explored = await Self.explored(settings, folder, options).explored
    for (test, name) in zip(explored, ["lost-completion", "equal-timers", "did-appear-alone"]) {
      let failure = try #require(test.failure)
      #expect(failure.schedule.hasPrefix("variants ") && failure.isRepeatable)
      #expect(failure.notes.count == 1, "\(failure.notes)")
      #expect(failure.notes.first?.contains("UIKit takes its variant '\(name)': ") ?? false, "\(failure.notes)")
      #expect(failure.transcript.contains { $0.contains("UIKit's variant '\(name)': ") }, "\(failure.transcript)")
      let run = ScheduledTest(settings, scratch: folder)
      let repeated = await OwnThread.runInTurn {
        ScheduledRun(run.run(Decider(Schedule(text: failure.schedule)!), test: test.path))
      }
      #expect(repeated.failure == failure.failure)
    }
    let first = try #require(explored.first?.failure)
    #expect(first.failure.message.contains("NEVER_SETTLES"))
  }

  @Test("The parts of a search have all of its runs together")
  func parts() async throws {
    try await Self.within(Self.twoPushes) { settings, scratch in
      var options = ExploreOptions()
      options.schedules = 12
      options.strategy = .random
      let whole = await Self.explored(settings, scratch, options)
      options.parts = 3
      var parts: [FileResult] = []
      for part in 0..<3 {
        options.part = part
        parts.append(await Self.explored(settings, scratch, options))
      }
      #expect(parts.map { $0.explored[0].schedules } == [4, 4, 4])
      let merged = ExploreReport.merged(parts.map { [$0] })
      #expect(merged[0].explored == whole.explored)
      #expect(whole.explored[0].schedules == 12)
    }
  }

  @Test("An app without a test must come to rest, also after a reload in the middle", arguments: Architecture.allCases)
  func app(_ architecture: Architecture) async throws {
    let text = """
      Navigation.registerComponent('A', () => () => null);
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a' } }] } } });
        await Navigation.push('MISSING', { component: { name: 'A', id: 'b' } });
      });
      """
    for (target, fails) in [("a", false), ("nobody", true)] {
      try await Self.within(text.replacing("MISSING", with: target), named: "app.js") { settings, scratch in
        var (settings, options) = (settings, ExploreOptions())
        settings.architecture = architecture
        (settings.isApp, options.isApp, options.schedules) = (true, true, 4)
        let result = await Self.explored(settings, scratch, options)
        #expect(result.failures == [])
        #expect(result.explored.map(\.path) == [["comes to rest"], ["comes to rest after a reload in the middle"]])
        #expect(result.explored.map { $0.failure != nil } == [fails, fails], "\(result.explored.map(\.failure))")
      }
    }
  }
}
