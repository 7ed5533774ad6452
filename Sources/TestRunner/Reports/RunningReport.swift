internal import NavbridgeVocabulary

/// The report for people while the tests run: of each file, the part that was not shown before.
package struct RunningReport {
  private let namesRoute: Bool
  private let style: TextStyle
  /// The file under whose name the last lines stand.
  private var heading: TestJob?
  /// The numbers of tests, failures outside tests and lines outside tests that were shown of each file.
  private var shown: [TestJob: (tests: Int, failures: Int, lines: Int)] = [:]

  package init(namesRoute: Bool, _ style: TextStyle = .plain) {
    self.namesRoute = namesRoute
    self.style = style
  }

  /// Returns the lines for the part of a file's results that was not shown before.
  package mutating func text(of file: FileResult) -> String {
    let before = shown[file.job] ?? (0, 0, 0)
    var lines = file.outputOutsideTests.dropFirst(before.lines).map { "  | \($0)" }
    lines += file.tests.dropFirst(before.tests).flatMap { TextReport.lines(of: $0, style) }
    lines += file.failures.dropFirst(before.failures).flatMap { TextReport.linesOutsideTests($0, style) }
    shown[file.job] = (file.tests.count, file.failures.count, file.outputOutsideTests.count)
    if heading != file.job, !lines.isEmpty || before == (0, 0, 0) {
      heading = file.job
      lines.insert(style.bold("\(file.job.file)\(namesRoute ? " (\(file.job.architecture.rawValue))" : "")"), at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
