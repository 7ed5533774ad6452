#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The state that each context of the engine has separately.
@Suite("A context of a script's", .timeLimit(.minutes(2)))
struct ContextTests {
  private static let reload = "require('react-native').DevSettings.reload()"

  @Test("counts its ids from 1, one count for commands and layouts", arguments: Architecture.allCases)
  func ids(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      NavigationTests.app(
        """
        Navigation.events().registerCommandListener((name, {commandId}) => console.log(commandId));
        await root(screen('a'));
        console.log(await Navigation.push('a', {component: {name: 'Home'}}));
        if (navbridge.epoch === 1) \(Self.reload);
        """), architecture)
    let once = ["setRoot1", "push3", "Component2"]
    #expect(outcome.lines == once + once)
  }

  @Test("measures from its own beginning, while dates go on")
  func time() async throws {
    let outcome = try await Run.script(
      "console.log(performance.now(), Date.now()); setTimeout(() => { if (navbridge.epoch === 1) \(Self.reload) }, 1000)"
    )
    #expect(outcome.lines == ["0 0", "0 1000"])
  }

  @Test("has timers of its own: none comes due by another's of the same number")
  func timers() async throws {
    let outcome = try await Run.script(
      """
      const later = navbridge.epoch === 1 ? 500 : 2000;
      setTimeout(() => console.log(navbridge.epoch, performance.now()), later);
      if (navbridge.epoch === 1) \(Self.reload);
      """)
    #expect(outcome.lines == ["2 2000"])
  }
}
#endif
