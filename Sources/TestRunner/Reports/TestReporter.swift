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

  package func report(_ summary: TestSummary) -> String {
    switch self {
    case .text: TextReport.report(summary)
    case .junit: JUnitReport.report(summary)
    case .tap: TapReport.report(summary)
    case .json: JSONReport.report(summary)
    }
  }
}
