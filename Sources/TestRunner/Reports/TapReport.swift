internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The Test Anything Protocol, version 14.
enum TapReport {
  static func report(_ summary: TestSummary) -> String {
    var lines = ["TAP version 14"]
    var number = 0
    func add(
      _ isOK: Bool, _ name: String, _ directive: String = "", _ failure: TestFailure? = nil,
      _ steps: [TestStep] = []
    ) {
      number += 1
      lines.append("\(isOK ? "ok" : "not ok") \(number) - \(escaped(name))\(directive)")
      guard let failure else { return }
      lines += ["  ---", "  message: |"] + TextReport.of(failure, steps).map { "    \($0.printable)" } + ["  ..."]
    }
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
    if let words = summary.interruptionWords { lines.append("Bail out! \(escaped(words))") }
    lines.append("1..\(number)")
    return lines.map { $0 + "\n" }.joined()
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

  package func report(_ summary: TestSummary) -> String {
    switch self {
    case .text: TextReport.report(summary)
    case .junit: JUnitReport.report(summary)
    case .tap: TapReport.report(summary)
    case .json: JSONReport.report(summary).printableJSON
    case .html: HTMLReport.report(summary)
    }
  }
}
