import ArgumentParser
import NavbridgeTestRunner

/// A value of `test --reporter`: `NAME`, or `NAME=FILE`.
struct ReporterOption: ExpressibleByArgument, Equatable {
  var reporter: TestReporter
  /// The file for the report; nil for standard output.
  var file: String?

  init(_ reporter: TestReporter, file: String? = nil) { (self.reporter, self.file) = (reporter, file) }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = TestReporter(rawValue: String(parts[0])) else { return nil }
    self.init(reporter, file: parts.count > 1 ? String(parts[1]) : nil)
    if file == "" { return nil }
  }

  static var allValueStrings: [String] { TestReporter.allCases.map(\.rawValue) }

  /// The reports of a run.
  ///
  /// - Parameter output: the value of `--output`, the file for the only report without one.
  static func reports(_ given: [ReporterOption], output: String?) throws -> [ReporterOption] {
    var reports = given.isEmpty ? [ReporterOption(.text)] : given
    let open = reports.indices.filter { reports[$0].file == nil }
    if let output {
      guard open.count == 1 else {
        throw ValidationError(
          "--output is the file of one report. With several, each has its own: --reporter junit=r.xml --reporter html=r.html."
        )
      }
      reports[open[0]].file = output
    }
    let whole = reports.filter { $0.file == nil && !$0.reporter.goesWithOthers }
    let text = reports.filter { $0.file == nil && $0.reporter.goesWithOthers }
    if whole.count > 1 || (!whole.isEmpty && !text.isEmpty) {
      let names = (whole + text).prefix(2).map { "'\($0.reporter.rawValue)'" }.joined(separator: " and ")
      throw ValidationError("\(names) cannot both go to standard output. Give one a file: --reporter NAME=FILE.")
    }
    return reports
  }
}
