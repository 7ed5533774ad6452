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

/// The looks of a report for people: with colours and times on a terminal, and without them elsewhere, where two runs print
/// the same.
package struct TextStyle: Sendable {
  private let isForTerminal: Bool

  package static let plain = TextStyle(isForTerminal: false)
  package static let terminal = TextStyle(isForTerminal: true)

  /// The real time in milliseconds from which on a test counts as slow.
  private static let slow = 500.0

  func mark(_ outcome: TestOutcome) -> String {
    switch outcome {
    case .passed: green("ok  ")
    case .failed: red("FAIL")
    case .skipped: yellow("skip")
    case .todo: yellow("todo")
    }
  }

  /// The time of a slow test, for a terminal.
  func time(ofTest milliseconds: Double) -> String? {
    isForTerminal && milliseconds >= Self.slow ? Self.seconds(milliseconds) : nil
  }

  static func seconds(_ milliseconds: Double) -> String { "\((milliseconds / 100).rounded() / 10) s" }

  /// A line of a failure. Lines that only one of two values has are coloured.
  func difference(_ line: String) -> String {
    if line.hasPrefix("- ") || line.hasPrefix("Expected: ") { return green(line) }
    return line.hasPrefix("+ ") || line.hasPrefix("Received: ") ? red(line) : line
  }

  func summary(_ summary: TestSummary) -> String {
    summary.hasFailed ? red(summary.words) : green(summary.words)
  }

  func bold(_ text: String) -> String { coded("1", text) }
  private func red(_ text: String) -> String { coded("31", text) }
  private func green(_ text: String) -> String { coded("32", text) }
  private func yellow(_ text: String) -> String { coded("33", text) }

  private func coded(_ code: String, _ text: String) -> String {
    isForTerminal ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
