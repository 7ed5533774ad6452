#if JavaScript
import NavbridgeDriver
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The acts of a driver in the script's transcript.
@Suite("A driver's acts in the transcript", .timeLimit(.minutes(20)))
struct ActTranscriptTests {
  @Test("A driver's acts in the transcript precede their effects, in both formats", arguments: Architecture.allCases)
  func acts(_ architecture: Architecture) async throws {
    let button = "{topBar: {rightButtons: [{id: 'b', text: 'B', testID: 'B'}]}}"
    let source = NavigationTests.app(
      """
      await root({component: {name: 'Home', id: 'a', options: \(button)}});
      Navigation.events().registerNavigationButtonPressedListener(() => Navigation.push('a', screen('b')));
      """)
    for transcript in [ScriptSettings.Transcript.text, .json] {
      let outcome = try await Run.script(source, architecture, change: { $0.transcript = transcript }) { run in
        try await run.driver.tap(testID: "B")
        try await run.rest()
      }
      let act = try #require(outcome.lines.firstIndex { $0.contains("device/tap") && $0.contains(#""testID":"B""#) })
      let press = try #require(outcome.lines.firstIndex { $0.contains("RNN.NavigationButtonPressed") })
      #expect(act < press)
      if transcript == .json { #expect(try JSONDocument(outcome.lines[act]).root.json["kind"] == "act") }
    }
    // Without a transcript, the acts are not printed.
    let bare = try await Run.script(source, architecture, then: { try await $0.driver.tap(testID: "B") })
    #expect(bare.lines.isEmpty)
  }
}
#endif
