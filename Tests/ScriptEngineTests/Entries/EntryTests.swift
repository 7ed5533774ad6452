#if JavaScript
import NavbridgeRuntime
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The number of times that the engine is entered, which does not depend on the machine.
@Suite("The script", .timeLimit(.minutes(20)))
struct EntryTests {
  /// Sets a root and counts the entries of five rounds of a push and a pop.
  private static func entries(_ before: String, _ architecture: Architecture) async throws -> Int {
    let counts = Guarded<[Int]>([])
    for rounds in [1, 6] {
      let outcome = try await Run.script(
        NavigationTests.app(
          """
          \(before)
          await root(screen('a'));
          for (let i = 0; i < \(rounds); i += 1) {
            await Navigation.push('a', {component: {name: 'Home', id: 'b'}});
            await Navigation.pop('b');
          }
          """), architecture,
        then: { run in counts.withLock { $0.append(run.entries) } })
      #expect(outcome.lines == [] && outcome.ending == nil)
    }
    return counts.withLock { $0[1] - $0[0] }
  }

  @Test(
    "The script is entered four times for a push and a pop whose events it does not hear",
    arguments: Architecture.allCases)
  func unheard(_ architecture: Architecture) async throws {
    // The screen starts and ends, and the two commands are answered.
    #expect(try await Self.entries("", architecture) == 5 * 4)
  }

  @Test(
    "The script is entered for each event that it listens, by name or by component", arguments: Architecture.allCases)
  func received(_ architecture: Architecture) async throws {
    let completed = "Navigation.events().registerCommandCompletedListener(() => {});"
    #expect(try await Self.entries(completed, architecture) == 5 * 6)
    // The lower screen disappears, will appear and appears.
    let component = "Navigation.events().registerComponentListener({}, 'a');"
    #expect(try await Self.entries(component, architecture) == 5 * 7)
  }

  @Test("The script is not entered any more for an event without a listener", arguments: Architecture.allCases)
  func removed(_ architecture: Architecture) async throws {
    let removed = """
      Navigation.events().registerCommandCompletedListener(() => {}).remove();
      Navigation.events().registerComponentListener({}, 'a').remove();
      const {DeviceEventEmitter} = require('react-native');
      DeviceEventEmitter.addListener('RNN.ScreenPopped', () => {});
      DeviceEventEmitter.removeAllListeners('RNN.ScreenPopped');
      """
    #expect(try await Self.entries(removed, architecture) == 5 * 4)
  }

  @Test("The script gets all events by a method of its own that replaces the emitter's")
  func replaced() async throws {
    let outcome = try await Run.script(
      NavigationTests.app(
        """
        const {DeviceEventEmitter} = require('react-native');
        const {emit} = DeviceEventEmitter;
        const names = [];
        DeviceEventEmitter.emit = function (name, ...rest) { names.push(name); emit.call(this, name, ...rest) };
        await root(screen('a'));
        await Navigation.push('a', screen('b'));
        console.log(names.includes('RNN.CommandCompleted'), names.includes('RNN.ComponentWillAppear'));
        """))
    #expect(outcome.lines == ["true true"])
  }

  @Test(
    "The script gets the texts of messages unchanged, whatever their characters are",
    arguments: [
      ("plain", "plain"), ("déjà vu", "déjà vu"), ("🎉 中文", "🎉 中文"), (#"a\u0000b"#, "a\0b"), (#"\"\\\/\n"#, "\"\\/\n"),
      ("", ""),
      (String(repeating: "long ", count: 20_000), String(repeating: "long ", count: 20_000)),
      (String(repeating: "läng ", count: 20_000), String(repeating: "läng ", count: 20_000)),
    ])
  func texts(_ written: String, _ expected: String) async throws {
    let outcome = try await Run.script(
      "",
      then: { run in
        let context = try #require(run.context)
        let first = try unsafe context.evaluate("(message) => message.params[0]", url: "test.js")
        let read = try unsafe context.call(first, EntryArguments(context.parsed(#"{"params":["\#(written)"]}"#)))
        unsafe #expect(context.string(read) == expected)
      })
    #expect(outcome.ending == nil)
  }
}
#endif
