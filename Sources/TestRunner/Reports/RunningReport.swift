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
    var lines = file.outputOutsideTests.dropFirst(before.lines).map { "  | \($0.printable)" }
    lines += file.tests.indices.dropFirst(before.tests).flatMap { linesOfRun($0, of: file) }
    lines += file.failures.dropFirst(before.failures).flatMap { TextReport.linesOutsideTests($0, style) }
    shown[file.job] = (file.tests.count, file.failures.count, file.outputOutsideTests.count)
    if heading != file.job, !lines.isEmpty || before == (0, 0, 0) {
      heading = file.job
      lines.insert(style.bold("\(file.job.file)\(namesRoute ? " (\(file.job.architecture.rawValue))" : "")"), at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension RunningReport {
  /// The lines of a result. Of a test that runs several times the first failure is printed, and with the last run the number
  /// of all: most are the same, and the reports for programs have each.
  private func linesOfRun(_ index: Int, of file: FileResult) -> [String] {
    let test = file.tests[index]
    let runs = file.planned.count { $0 == test.path }
    guard runs > 1 else { return TextReport.lines(of: test, style) }
    let ended = file.tests[...index].filter { $0.path == test.path }
    let failed = ended.count { $0.outcome == .failed }
    let isRepeated = test.outcome == .failed && failed > 1
    let own = isRepeated ? [] : TextReport.lines(of: test, style)
    guard ended.count == runs, failed > 0 else { return own }
    return own + ["  \(style.mark(.failed)) \(test.name.printable): failed in \(failed) of \(runs) runs"]
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

  /// A time in seconds: with one decimal, or with three where one would leave little of it.
  static func seconds(_ milliseconds: Double) -> String {
    let whole = milliseconds.rounded()
    return whole > 0 && whole < 100 ? "\(whole / 1000) s" : "\((milliseconds / 100).rounded() / 10) s"
  }

  /// A line of a failure. Lines that only one of two values has are coloured.
  func difference(_ line: String) -> String {
    if line.hasPrefix("- ") || line.hasPrefix("Expected: ") { return green(line) }
    return line.hasPrefix("+ ") || line.hasPrefix("Received: ") ? red(line) : line
  }

  /// A line of the difference between two runs: `-` for the first one, `+` for the second one.
  package func change(_ line: String) -> String {
    line.hasPrefix("-") ? red(line) : line.hasPrefix("+") ? green(line) : line
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
