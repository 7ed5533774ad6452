import NativeSide
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The messages between the sides, in the form for people.
@Suite("A transcript", .timeLimit(.minutes(20)))
struct TranscriptTests {
  static let entries: [(Int64, TranscriptEntry.Event, String)] = [
    (350_060_000, .resolved(name: "push", id: "push2", value: "b"), #"    350.1 ms  <- push2 resolved "b""#),
    (0, .resolved(name: "getConstants", id: nil, value: .null), "      0.0 ms  <- getConstants resolved null"),
    (
      1_049_940_000, .rejected(name: "pop", id: "pop5", code: "1012", message: "no such component"),
      "   1049.9 ms  <- pop5 rejected 1012: no such component"
    ),
    (
      0,
      .event(name: "RNN.CommandCompleted", body: ["commandName": "push", "commandId": "push2", "completionTime": 3]),
      "      0.0 ms  <- RNN.CommandCompleted push2"
    ),
    (
      0, .event(name: "RNN.BottomTabPressed", body: ["tabIndex": 1, "componentName": "a"]),
      "      0.0 ms  <- RNN.BottomTabPressed 1"
    ),
    (0, .event(name: "RNN.AppLaunched", body: .null), "      0.0 ms  <- RNN.AppLaunched"),
    (0, .surface(action: "mounted", rootTag: 11, componentId: nil), "      0.0 ms  -> surface 11 mounted"),
    (0, .surface(action: "starts", rootTag: 11, componentId: "a"), "      0.0 ms  <- surface 11 starts a"),
    (0, .reload(reason: "asked"), "      0.0 ms  <> reload: asked"),
    (
      0,
      .command(
        name: "push", id: "push2",
        arguments: [
          "a", ["type": "Stack", "id": "s", "children": [["type": "Component", "id": "b", "children": []]]],
        ], isVoid: false), #"      0.0 ms  -> push2 "a" Stack s(Component b)"#
    ),
  ]

  @Test("A transcript cuts a long value, and names its length")
  func longValues() {
    let long = JSON.string(String(repeating: "x", count: 4000))
    let moment = TranscriptEntry.Moment(nanoseconds: 0, epoch: 1)
    let settled = TranscriptEntry(moment, .resolved(name: "push", id: "push2", value: long)).text
    #expect(settled.hasSuffix("x… (4002 bytes)") && settled.utf8.count < 500)
    let event = TranscriptEntry(moment, .event(name: "RNN.NavigationButtonPressed", body: ["buttonId": long])).text
    #expect(event.hasSuffix("x… (4000 bytes)") && event.utf8.count < 500)
  }

  @Test("A transcript has one line for each entry", arguments: entries)
  func lines(_ nanoseconds: Int64, _ event: TranscriptEntry.Event, _ line: String) {
    #expect(TranscriptEntry(.init(nanoseconds: nanoseconds, epoch: 1), event).text == line)
  }

  #if JavaScript
  @Test("A transcript shows the calls of each design, and not their settlements alone")
  func designs() async throws {
    let outcome = try await Run.script(
      """
      const layers = require('navbridge/layers');
      layers.define({}).catch(() => {});
      """, native: { NativeSide($0, design: .layeredNavigation) }, change: { $0.transcript = .text })
    #expect(outcome.lines.contains { $0.contains(" -> define1") }, "\(outcome.lines)")
  }

  @Test("A transcript omits arguments that a command did not receive")
  func commands() async throws {
    let outcome = try await Run.script(
      "Navigation.pop('a').catch(() => {}); Navigation.dismissAllModals().catch(() => {})",
      change: { $0.transcript = .text })
    let commands = outcome.lines.filter { $0.contains(" -> ") }
    #expect(commands == [#"      0.0 ms  -> pop1 "a""#, "      0.0 ms  -> dismissAllModals2"])
  }
  #endif
}
