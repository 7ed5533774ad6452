import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NavbridgeVocabulary

@Suite("A transcript in a terminal", .timeLimit(.minutes(20)))
struct TranscriptStyleTests {
  /// An event, its line without a terminal, and its line in one of 40 columns with the names of colours.
  static let rows: [(TranscriptEntry.Event, String, String)] = [
    (
      .command(name: "push", id: "push2", arguments: ["home"], isVoid: false), "    350.0 ms  -> push2 \"home\"",
      "{2}    350.0 ms{0}{36}  -> {0}push2 \"home\""
    ),
    (
      .resolved(name: "push", id: "push2", value: "details"), "    350.0 ms  <- push2 resolved \"details\"",
      "{2}    350.0 ms{0}{32}  <- {0}push2 resolved\n                 \"details\""
    ),
    (
      .rejected(name: "pop", id: nil, code: "1012", message: "there is\nno screen"),
      "    350.0 ms  <- pop rejected 1012: there is\nno screen",
      "{2}    350.0 ms{0}{31}  <- {0}pop rejected 1012:\n                 there is\nno screen"
    ),
    (
      .diagnostic(code: "HANG", message: "it hangs"), "    350.0 ms  !! it hangs",
      "{2}    350.0 ms{0}{33}  !! {0}it hangs"
    ),
    (
      .event(name: "E", body: ["a": "\u{1B}[2J"]), "    350.0 ms  <- E \\u{1B}[2J",
      "{2}    350.0 ms{0}{1}  <- {0}E \\u{1B}[2J"
    ),
    // The app's own lines are as the app has made them.
    (
      .console(level: "log", text: "a line of the app that is longer than the terminal"),
      "a line of the app that is longer than the terminal", "a line of the app that is longer than the terminal"
    ),
  ]

  @Test("A line of a transcript has the same words in a terminal, with colours and below each other", arguments: rows)
  func line(_ event: TranscriptEntry.Event, _ plain: String, _ shown: String) {
    let entry = TranscriptEntry(.init(nanoseconds: 350_000_000, epoch: 1), event)
    let text = entry.text(TextStyle(hasColours: true, columns: 40))
    #expect(entry.text(.plain) == plain)
    #expect(text.replacing(/\u{1B}\[(\d+)m/) { "{\($0.1)}" } == shown)
    #expect(text.printable.split(whereSeparator: \.isWhitespace) == plain.split(whereSeparator: \.isWhitespace))
  }
}
