internal import NavbridgeSimulation
package import NavbridgeVocabulary
package import NavbridgeWire

/// One run of a test, as its records describe it.
package struct ScheduledRun: Sendable {
  package let outcome: ScheduledTest.Outcome
  package private(set) var failure: TestFailure?
  /// True if the failure is among the records of the run.
  package private(set) var isOfTest = false
  /// The lines of the transcripts of all apps, with their times.
  package private(set) var transcript: [String] = []
  /// The lines without their times.
  package let lines: [String]
  package private(set) var tests: [[String]] = []
  package private(set) var plan: JSON?
  /// The record of the film; nil for a run without one.
  package private(set) var film: JSON?

  /// - Parameters:
  ///   - isApp: true if an app runs without a test of its own.
  ///   - expected: the codes of waits that never end, which the test expects; nil for any.
  package init(_ outcome: ScheduledTest.Outcome, isApp: Bool = false, expecting expected: Set<String>? = nil) {
    self.outcome = outcome
    // A test does not expect a fault that takes the app's state away. An app without a test begins anew after a reload.
    let isTestValid = outcome.struck.allSatisfy { $0.isHarmless || (isApp && !$0.endsApp) }
    for record in outcome.records {
      switch record["kind"]?.string {
      case "plan":
        plan = record
        let tests = (record["tests"]?.array ?? []).filter { $0["skip"]?.string == nil && $0["todo"]?.string == nil }
        self.tests = tests.map { ($0["path"]?.array ?? []).compactMap(\.string) }
      case "ended":
        if isTestValid, record["outcome"] == "failed" {
          failure = failure ?? TestFailure(record["failure"] ?? .null)
        }
        for app in record["transcript"]?.array ?? [] { transcript += (app.array ?? []).compactMap(\.string) }
      case "film": film = record
      case "hook", "file": if isTestValid { failure = failure ?? TestFailure(record["failure"] ?? .null) }
      default: break
      }
    }
    lines = transcript.map(Self.withoutTime)
    isOfTest = failure != nil
    if failure == nil, let obstacle = outcome.obstacle { failure = TestFailure(message: obstacle) }
    if failure == nil, isTestValid, let expected,
      let wait = outcome.endlessWaits.first(where: { !expected.contains($0.code) })
    {
      let reason = isApp ? "which nothing expects" : "which the usual schedule does not have"
      failure = TestFailure(message: "\(wait.code), \(reason):\n\(wait.sentence)")
    }
    if let broken = outcome.brokenInvariants.first {
      isOfTest = false
      failure = TestFailure(message: ScheduleShrink.message(ofBrokenInvariant: broken))
    }
  }

  private static func withoutTime(_ line: String) -> String {
    line.firstRange(of: " ms  ").map { String(line[$0.upperBound...]) } ?? line
  }
}
