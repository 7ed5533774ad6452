#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The state that each context of the engine has separately.
@Suite("A script context", .timeLimit(.minutes(20)))
struct ContextTests {
  private static let reload = "require('react-native').DevSettings.reload()"

  @Test(
    "A script context counts its ids from 1, with one count for commands and layouts", arguments: Architecture.allCases)
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

  @Test("A script context begins performance.now anew, well above zero, while dates continue")
  func time() async throws {
    let outcome = try await Run.script(
      "console.log(performance.now(), Date.now()); setTimeout(() => { if (navbridge.epoch === 1) \(Self.reload) }, 1000)"
    )
    #expect(outcome.lines == ["60000 0", "60000 1000"])
  }

  @Test("A script context fires its timer on time although a timer of the previous context has the same number")
  func timers() async throws {
    let outcome = try await Run.script(
      """
      const later = navbridge.epoch === 1 ? 500 : 2000;
      setTimeout(() => console.log(navbridge.epoch, performance.now()), later);
      if (navbridge.epoch === 1) \(Self.reload);
      """)
    #expect(outcome.lines == ["2 62000"])
  }
}
#endif
