import NavbridgeSimulation
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeExplorer

/// What a run under a schedule counts as.
@Suite("A run under a schedule")
struct ScheduledRunTests {
  private static func outcome(_ records: [JSON], _ change: (inout ScheduledTest.Outcome) -> Void = { _ in })
    -> ScheduledTest.Outcome
  {
    var outcome = ScheduledTest.Outcome()
    outcome.records = records
    change(&outcome)
    return outcome
  }

  private static func failed(_ message: String) -> JSON {
    ["kind": "ended", "outcome": "failed", "failure": ["message": .string(message)]]
  }

  @Test("A run has the first of its failures, and the tests that are neither skipped nor to be done")
  func first() {
    let plan: JSON = [
      "kind": "plan",
      "tests": [
        ["path": ["a"]], ["path": ["b"], "skip": "why"], ["path": ["c"], "todo": "it"], ["path": ["d"]],
      ],
    ]
    let run = ScheduledRun(Self.outcome([plan, Self.failed("one"), Self.failed("two")]))
    #expect(run.failure?.message == "one" && run.isOfTest && run.tests == [["a"], ["d"]])
  }

  @Test("A broken invariant is no failure of the test, whatever else has failed")
  func invariant() {
    let run = ScheduledRun(Self.outcome([Self.failed("one")]) { $0.brokenInvariants = ["It leaks."] })
    #expect(run.failure?.message == ScheduleShrink.message(ofBrokenInvariant: "It leaks.") && !run.isOfTest)
  }

  @Test("An endless wait is a failure unless the usual schedule has one of its kind")
  func endless() {
    let waits = ["A", "B"].map { ScheduledTest.EndlessWait(code: $0, sentence: "\($0) waits.") }
    func failure(_ expected: Set<String>?) -> String? {
      ScheduledRun(Self.outcome([]) { $0.endlessWaits = waits }, expecting: expected).failure?.message
    }
    #expect(failure(nil) == nil && failure(["A", "B"]) == nil)
    #expect(failure(["A"]) == "B, which the usual schedule does not have:\nB waits.")
  }

  @Test(
    "A failure counts after a fault that an app is to survive, of an app without a test after a reload, too",
    arguments: [
      (AppFault.slowReader, false, true), (.slowReader, true, true), (.reload, false, false), (.reload, true, true),
      (.kill, false, false), (.kill, true, false),
    ])
  func faults(_ fault: AppFault, _ isApp: Bool, _ counts: Bool) {
    let outcome = Self.outcome([Self.failed("one")]) { $0.struck = [.slowReader, fault] }
    #expect((ScheduledRun(outcome, isApp: isApp).failure != nil) == counts)
  }
}
