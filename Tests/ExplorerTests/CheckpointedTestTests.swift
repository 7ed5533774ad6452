import NavbridgeExplorer
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestSupport
import NavbridgeVocabulary
import ScriptEngine
import Testing

/// Runs in copies of a process beside the same runs on one thread. Each test has a process of its own, in which the engine starts no
/// thread.
@Suite("A test from checkpoints", .timeLimit(.minutes(20)))
struct CheckpointedTestTests {
  private static let text = """
    const { app, clock, device, expect, test } = require('navbridge');
    test('two', async () => {
      const one = await app(() => {
        let timers = 0;
        const count = () => { if (++timers < 8) setTimeout(count, 100); };
        count();
        globalThis.counted = () => timers;
        Navigation.registerComponent('A', () => () => null);
        Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a' } }] } } }));
      });
      await one.run(() => Navigation.push('a', { component: { name: 'A', id: 'b' } }));
      await clock.advance(500);
      await one.reload();
      const other = await app(() => {
        Navigation.registerComponent('B', () => () => null);
        Navigation.events().registerAppLaunchedListener(() =>
          Navigation.setRoot({ root: { component: { name: 'B', id: 'x' } } }));
      });
      await other.run(() => console.log(Math.random(), Date.now()));
      expect((await other.stats()).epoch).toBe(1);
    });
    """

  /// Runs a body on a thread of its own, with a test of a new file that is explored from checkpoints.
  private static func within(
    _ text: String = text, route: Architecture = .turbo, _ body: @escaping @Sendable (ScheduledTest) throws -> Void
  ) async throws {
    try await ScheduledTestTests.within(text) { settings, scratch in
      var made = settings
      made.reportsTranscripts = true
      let settings = made
      EngineOptions.setForCheckpoints()
      await OwnThread.runInTurn {
        do { try body(ScheduledTest(settings, scratch: scratch)) } catch { Issue.record(error) }
      }
    }
  }

  private static let limit: Int64 = 60_000_000_000

  @Test("A run in a copy has the records, decisions and places of the same run on one thread, wherever it begins")
  func same() async {
    await #expect(processExitsWith: .success) {
      try await CheckpointedTestTests.within { test in
        let path = ["two"]
        let copies = try CheckpointedTest(
          test, path: path, first: Decider(.usual), start: Decider(.usual, places: true),
          limit: CheckpointedTestTests.limit)
        let (start, all) = (copies.usual.start, copies.usual.decisions)
        #expect(start > 50 && all > start + 50, "\(start) of \(all)")
        func schedule(_ number: Int) -> Schedule { Schedule([.init(number: number, choice: 2)]) }
        var deciders = [
          Decider(.usual), Decider(seed: 1), Decider(schedule(start - 1)), Decider(schedule(start), notes: true),
        ]
        deciders += (0..<6).map { Decider(seed: $0, share: [1000, 100, 10][Int($0) % 3], start: start) }
        deciders += stride(from: start, to: all, by: (all - start) / 4).map { Decider(schedule($0), places: true) }
        deciders += [Decider(Schedule(strikes: [.init(moment: 500, fault: .reload)]))]
        let found = try deciders.map { try copies.run($0) }
        // All but those with decisions while the app starts, and the one with notes.
        #expect(copies.begunAfterStart == deciders.count - 3)
        let placed = try #require(found.last { !$0.placed.isEmpty })
        let again = try copies.run(Decider(placed.placed, of: .usual))
        #expect(again.schedule == placed.schedule && copies.begunAfterStart == deciders.count - 2)
        for (number, (decider, copy)) in zip(deciders, found).enumerated() {
          let here = test.run(decider, test: path)
          #expect(copy.records == here.records, "\(number)")
          #expect(copy.fingerprint == here.fingerprint && copy.schedule == here.schedule, "\(number)")
          #expect(copy.decisions == here.decisions && copy.steps == here.steps && copy.start == here.start, "\(number)")
          #expect(
            copy.placed == here.placed && copy.notes == here.notes && copy.occasions == here.occasions, "\(number)")
          #expect(
            copy.struck == here.struck && copy.moments == here.moments && copy.obstacle == here.obstacle, "\(number)")
          #expect(copy.deviceSteps == here.deviceSteps && copy.deviceSteps.isEmpty == (number != 3), "\(number)")
          #expect(copy.brokenInvariants == [] && here.brokenInvariants == [], "\(number)")
          #expect(copy.endlessWaits.map(\.sentence) == here.endlessWaits.map(\.sentence), "\(number)")
        }
        #expect(Set(found.map(\.fingerprint)).count > 10)
      }
    }
  }

  @Test("A search for every order makes the same runs in copies as on one thread")
  func orders() async {
    await #expect(processExitsWith: .success) {
      try await CheckpointedTestTests.within { test in
        let path = ["two"]
        let copies = try CheckpointedTest(
          test, path: path, first: Decider(.usual), start: Decider(OrderRecorder(OrderSearch().run())),
          limit: CheckpointedTestTests.limit)
        var (search, other) = (OrderSearch(), OrderSearch())
        for number in 0..<5 {
          let (copied, recorder) = (OrderRecorder(search.run()), OrderRecorder(other.run()))
          let (copy, here) = (try copies.run(Decider(copied)), test.run(Decider(recorder), test: path))
          #expect(copied.run.events == recorder.run.events && copied.run.events.count > 20, "\(number)")
          #expect(copy.records == here.records && copy.schedule == here.schedule, "\(number)")
          search.take(copied.run)
          other.take(recorder.run)
          #expect(search.orders == other.orders && search.estimate == other.estimate, "\(number)")
        }
        #expect(copies.begunAfterStart >= 4)
      }
    }
  }

  @Test("A test without an app has runs from its beginning, and the list of a file's tests is that of an ordinary run")
  func withoutApp() async {
    await #expect(processExitsWith: .success) {
      let text = "const { test } = require('navbridge'); test('a', async () => {}); test('b', () => {});"
      try await CheckpointedTestTests.within(text) { test in
        let list = try CheckpointedTest(
          test, path: nil, first: Decider(.usual), start: Decider(.usual, places: true),
          limit: CheckpointedTestTests.limit)
        #expect(ScheduledRun(list.usual).tests == [["a"], ["b"]])
        let copies = try CheckpointedTest(
          test, path: ["a"], first: Decider(.usual), start: Decider(.usual, places: true),
          limit: CheckpointedTestTests.limit)
        #expect(copies.usual.start == 0)
        #expect(ScheduledRun(try copies.run(Decider(seed: 4))).failure == nil && copies.begunAfterStart == 0)
      }
    }
  }

  @Test("A run that never ends is ended after its processor time")
  func endless() async {
    await #expect(processExitsWith: .success) {
      let text = "const { test } = require('navbridge'); test('a', () => { for (;;); });"
      try await CheckpointedTestTests.within(text) { test in
        #expect {
          try CheckpointedTest(
            test, path: ["a"], first: Decider(.usual), start: Decider(.usual, places: true), limit: 300_000_000)
        } throws: {
          if case CheckpointedTest.Loss.endless = $0 { true } else { false }
        }
      }
    }
  }
}
