import NavbridgeExplorer
import NavbridgeSimulation
import NavbridgeTestSupport
import ScriptEngine
import Testing

@Suite("The order of a teardown, under schedules", .timeLimit(.minutes(20)), .serialized)
struct TeardownSearchTests {
  private static func reloading(_ order: String) -> String {
    """
    const { app, device, expect, test } = require('navbridge');
    test('reloads', async () => {
      const one = await app(() => {
        Navigation.registerComponent('A', () => () => null);
        Navigation.events().registerAppLaunchedListener(() => {
          Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a' } }] } } });
        });
      }, { teardownOrder: '\(order)' });
      await one.run(() => Navigation.showModal({ component: { name: 'A', id: 'm' } }));
      await Promise.all([one.reload(), device.rotate({ orientation: 'landscape', now: true })]);
      await expect(device).toHaveStack(['a']);
      await expect(device).toHaveModals([]);
    });
    """
  }

  @Test("Each other order of a teardown is an occasion of a search, and leaves a run without a broken invariant")
  func occasions() async throws {
    try await ScheduledTestTests.within(Self.reloading("any")) { settings, scratch in
      let test = ScheduledTest(settings, scratch: scratch)
      let usual = await ScheduledTestTests.run(test, Decider(.usual))
      // The context of the reload is destroyed, and that of the end of the test.
      #expect(usual.occasions.count == 10)
      var notes: Set<String> = []
      for number in usual.occasions {
        let decider = Decider(Schedule([.init(number: number, choice: 1)]), notes: true)
        let outcome = await ScheduledTestTests.run(test, decider)
        #expect(outcome.brokenInvariants == [] && ScheduledRun(outcome).failure == nil)
        notes.formUnion(outcome.notes.map { String($0.drop { $0 != "t" }) })
      }
      #expect(notes.count == 5)
      #expect(notes.contains("the context is destroyed part by part: surfaces, emitter, modules"))
    }
  }

  @Test("An order of a teardown that the test states is no decision", arguments: ["surfaces-emitter-modules", "any"])
  func stated(_ order: String) async throws {
    try await ScheduledTestTests.within(Self.reloading(order)) { settings, scratch in
      let usual = await ScheduledTestTests.run(ScheduledTest(settings, scratch: scratch), Decider(.usual))
      #expect(usual.occasions.isEmpty == (order != "any") && ScheduledRun(usual).failure == nil)
    }
  }
}
