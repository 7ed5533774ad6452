import Glibc
import Testing

@testable import NavbridgeLauncher

@Suite("The ending of a run")
struct RunEndingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let ending: RunEnding
    let code: Int32
    let reason: String?
    var isReported = false

    var testDescription: String { "\(ending)" }
  }

  static let rows: [Row] = [
    Row(ending: .finished, code: 0, reason: nil),
    Row(
      ending: .unsettled(["push1"]), code: 1,
      reason: "Both sides are at rest, but a command has not settled:\n  push1"),
    Row(
      ending: .unsettled(["push1", "pop2"]), code: 1,
      reason: "Both sides are at rest, but 2 commands have not settled:\n  push1\n  pop2"),
    Row(
      ending: .awaiting, code: 1,
      reason: "Both sides are at rest, but the script still awaits something that cannot happen any more.",
      isReported: true),
    Row(ending: .scriptFailed(code: 3), code: 3, reason: "The script failed.", isReported: true),
    Row(ending: .scriptFailed(code: 124), code: 124, reason: "The script ran for too long.", isReported: true),
    Row(ending: .refused(code: 64), code: 64, reason: "The native side refused its arguments.", isReported: true),
    Row(
      ending: .died(.nativeSide, code: 137), code: 70,
      reason: "The process 'native-side' was ended by signal 9 (Killed)."),
    Row(
      ending: .died(.nativeSide, code: 3), code: 70,
      reason: "The process 'native-side' ended unexpectedly, with code 3."),
    Row(
      ending: .died(.scriptSide, code: 128), code: 70,
      reason: "The process 'script-side' ended unexpectedly, with code 128."),
    Row(
      ending: .died(.scriptSide, code: 127), code: 70,
      reason: "The process 'script-side' could not start. Install the JavaScript engine: sudo apt-get install "
        + "libjavascriptcoregtk-4.1-0"),
    Row(
      ending: .died(.nativeSide, code: 127), code: 70,
      reason: "The process 'native-side' ended unexpectedly, with code 127."),
    // A script whose output is read by `head` ends so, and its reader needs no report.
    Row(ending: .died(.scriptSide, code: 141), code: 141, reason: nil),
    Row(
      ending: .died(.nativeSide, code: 141), code: 70,
      reason: "The process 'native-side' was ended by signal 13 (Broken pipe)."),
    Row(ending: .notStarted("There is no such program."), code: 69, reason: "There is no such program."),
    Row(ending: .unanswered, code: 70, reason: "The native side does not answer."),
    Row(ending: .scriptUnanswered, code: 70, reason: "The script side does not answer."),
    Row(
      ending: .silent(.init(program: .scriptSide, process: 7, isStopped: true)), code: 70,
      reason: "The process 'script-side' (7) does not answer: it is stopped. SIGCONT resumes a stopped process."),
    Row(
      ending: .silent(.init(program: .nativeSide, process: 8, isStopped: false)), code: 70,
      reason: "The process 'native-side' (8) does not answer: it waits for something outside the process."),
    Row(ending: .timedOut([]), code: 124, reason: "The run has not come to its end within --timeout."),
    Row(
      ending: .timedOut(["a timer", "push1"]), code: 124,
      reason: "The run has not come to its end within --timeout:\n  a timer\n  push1"),
    Row(ending: .interrupted(signal: SIGINT), code: 130, reason: nil),
    Row(ending: .interrupted(signal: SIGTERM), code: 143, reason: nil),
  ]

  @Test("The ending of a run has the exit code and the sentence that a user needs", arguments: rows)
  func report(_ row: Row) {
    #expect(row.ending.exitCode == row.code)
    #expect(row.ending.reason == row.reason)
    #expect(row.ending.isReported == row.isReported)
  }

  @Test("The ending of a run lists what kept the run from its end, and counts only signals as interruptions")
  func kinds() {
    #expect(
      Self.rows.filter { !$0.ending.pending.isEmpty }.map(\.ending.pending) == [
        ["push1"], ["push1", "pop2"], ["a timer", "push1"],
      ])
    #expect(Self.rows.filter(\.ending.isInterruption).map(\.code) == [130, 143])
  }

  @Test("The sentence about a run with thousands of reasons names the first twenty")
  func many() {
    let reasons = (1...200_000).map { "push\($0)" }
    for ending in [RunEnding.timedOut(reasons), .unsettled(reasons)] {
      let lines = ending.reason?.split(separator: "\n") ?? []
      #expect(lines.count == 22 && lines[20] == "  push20" && lines[21] == "  and 199980 more", "\(lines.suffix(3))")
    }
  }
}
