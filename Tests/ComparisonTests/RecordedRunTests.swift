import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeComparison

/// Files of recorded runs.
@Suite("A recorded run", .timeLimit(.minutes(20)))
struct RecordedRunTests {
  static let files: [(String, Bool)] = [
    (RunLines.text([]), true), (#"{"kind":"run","schema":"navbridge-run-2"}"#, true), ("", false), ("\n", false),
    ("const a = 1;", false), (#"{"kind":"end"}"#, false), ("{ // an app\n}", false), ("[1]", false),
  ]

  @Test("A recorded run is known by its first line", arguments: files)
  func known(_ text: String, _ isRun: Bool) { #expect(RecordedRun.isRun(text) == isRun) }

  static let faults: [(String, String)] = [
    (
      #"{"kind":"run","schema":"navbridge-run-2"}"#,
      "it is of the kind 'navbridge-run-2', and 'navbridge-run-1' is expected"
    ),
    (RunLines.text([], end: ""), "it has no line of the kind 'end', so the run was cut off"),
    (RunLines.text(["{"]), "line 2 is no object of a run"), (RunLines.text(["{}"]), "line 2 is no object of a run"),
  ]

  @Test("A recorded run is refused with the reason", arguments: faults)
  func refused(_ text: String, _ fault: String) throws {
    let error = #expect(throws: RecordedRun.Fault.self) { try RecordedRun(text: text) }
    #expect(error?.description == fault)
  }

  @Test("A recorded run has its entries, its constants, its screen and its ending")
  func whole() throws {
    let end = #"{"kind":"end","code":1,"reason":"why","pending":["push"]}"#
    let run = try RunLines.run(
      [RunLines.push, RunLines.constants(#""a":1"#), RunLines.screen("a")], route: "bridge", file: "a.js", end: end)
    #expect(run.file == "a.js" && run.architecture == .bridge && run.entries.count == 1 && run.hasLook)
    #expect(run.constants?["RNNTurboModule"]?["a"] == 1)
    #expect(run.ending == .init(code: 1, reason: "why", pending: ["push"]))
  }

  @Test("A recorded run takes plain lines of a side that cannot run its script")
  func plain() {
    var run = RecordedRun()
    run.take(output: #"{"kind":"run","schema":"navbridge-run-1"}"#)
    run.take(output: "no engine")
    #expect(run.entries.map { $0["text"] } == ["no engine"])
  }
}
