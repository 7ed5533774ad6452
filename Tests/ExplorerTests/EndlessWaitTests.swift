import NavbridgeExplorer
import NavbridgeTestRunner
import NavbridgeTestSupport
import NavbridgeVocabulary
import ScriptEngine
import Testing

@Suite("Waits that never end, under schedules", .timeLimit(.minutes(20)), .serialized)
struct EndlessWaitTests {
  /// Two modules that take two locks in different orders. An app waits for both.
  private static func locking(_ wait: String) -> String {
    """
    const { app, test } = require('navbridge');
    const both = (first, second) => [{ lock: first, do: { lock: second, do: { resolve: 1 } } }];
    const nativeModules = { A: { methods: { go: both('x', 'y') } }, B: { methods: { go: both('y', 'x') } } };
    test('both end', async () => {
      const { run } = await app(() => {
        const { TurboModuleRegistry } = require('react-native');
        globalThis.find = (name) => TurboModuleRegistry.get(name);
      }, { nativeModules, rest: false });
      await run(() => \(wait));
    });
    """
  }

  /// The failure of a text's only test.
  private static func failure(_ text: String, isApp: Bool = false) async throws -> ExploredTest.Failure? {
    let name = isApp ? "app.js" : "a.test.js"
    return try await ScheduledTestTests.within(text, named: name) { settings, scratch in
      var (settings, options) = (settings, ExploreOptions())
      (settings.isApp, options.isApp, options.schedules) = (isApp, isApp, isApp ? 3 : 60)
      return try #require(await ScheduledTestTests.explored(settings, scratch, options).explored.first).failure
    }
  }

  @Test("A deadlock that depends on the order of two threads is found, and shrunk to one interruption")
  func deadlock() async throws {
    let failure = try #require(try await Self.failure(Self.locking("Promise.all([find('A').go(), find('B').go()])")))
    #expect(failure.failure.message.contains("DEADLOCK"))
    #expect(failure.notes.count == 1 && failure.notes[0].contains("is interrupted"), "\(failure.notes)")
    #expect(failure.isRepeatable)
  }

  @Test("A deadlock fails a test that does not look at it")
  func unseen() async throws {
    let unseen = Self.locking("Promise.allSettled([find('A').go(), find('B').go()])")
    let failure = try #require(try await Self.failure(unseen))
    #expect(
      failure.failure.message.hasPrefix("DEADLOCK, which the usual schedule does not have:\nThese wait for each other"))
    #expect(failure.notes.count == 1 && failure.isRepeatable)
  }

  @Test("A test whose usual schedule has a command that never settles expects it")
  func expected() async throws {
    let text = """
      const { app, expect, test } = require('navbridge');
      test('unknown', async () => {
        const { run } = await app(() => Navigation.registerComponent('A', () => () => null));
        await expect(run(() => Navigation.push('nobody', { component: { name: 'A' } }))).rejects.toThrow();
      });
      """
    #expect(try await Self.failure(text) == nil)
  }

  @Test("Of an app without a test nothing expects a command that never settles")
  func app() async throws {
    let text = """
      Navigation.registerComponent('A', () => () => null);
      Navigation.events().registerAppLaunchedListener(() => {
        Navigation.push('nobody', { component: { name: 'A' } }).catch(() => undefined);
      });
      """
    let message = try #require(try await Self.failure(text, isApp: true)).failure.message
    #expect(message.hasPrefix("NEVER_SETTLES, which nothing expects:\n"), "\(message)")
  }
}
