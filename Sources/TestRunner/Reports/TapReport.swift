internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The Test Anything Protocol, version 14.
enum TapReport {
  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    var number = 0
    func line(_ text: String) { write(text + "\n") }
    func add(
      _ isOK: Bool, _ name: String, _ directive: String = "", _ failure: TestFailure? = nil,
      _ steps: [TestStep] = []
    ) {
      number += 1
      line("\(isOK ? "ok" : "not ok") \(number) - \(escaped(name))\(directive)")
      guard let failure else { return }
      line("  ---\n  message: |")
      for text in TextReport.of(failure, steps) { line("    \(text.printable)") }
      line("  ...")
    }
    line("TAP version 14")
    for file in summary.files {
      let prefix = "\(file.job.file) (\(file.job.architecture.rawValue)) > "
      for test in file.tests {
        switch test.outcome {
        case .passed: add(true, prefix + test.name)
        case .failed: add(false, prefix + test.name, "", test.failure, test.steps)
        case .skipped: add(true, prefix + test.name, " # SKIP \(escaped(test.reason ?? ""))")
        case .todo: add(true, prefix + test.name, " # TODO \(escaped(test.reason ?? ""))")
        }
      }
      for failure in file.failures { add(false, prefix + "outside the tests", "", failure) }
    }
    if let words = summary.interruptionWords { line("Bail out! \(escaped(words))") }
    line("1..\(number)")
  }

  private static func escaped(_ text: String) -> String {
    text.printable.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }
}

/// The format of a report.
package enum TestReporter: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// For servers of continuous integration.
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// One JSON document (docs/test-report.schema.json).
  case json
  /// One page for people, with the films of the tests.
  case html
  /// Annotations for GitHub's workflows.
  case github

  /// True for a report that can stand on standard output among others.
  package var goesWithOthers: Bool { self == .text || self == .github }

  /// The whole report.
  package func report(_ summary: TestSummary) -> String {
    var report = ""
    write(summary) { report += $0 }
    return report
  }

  /// Makes the report in parts, because what tests have printed may be much.
  package func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    switch self {
    case .text: TextReport.write(summary, write)
    case .junit: JUnitReport.write(summary, write)
    case .tap: TapReport.write(summary, write)
    case .json: JSONReport.write(summary) { write($0.printableJSON) }
    case .html: HTMLReport.write(summary, write)
    case .github: GitHubReport.write(summary, write)
    }
  }
}
