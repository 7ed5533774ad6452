package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The report for people while the tests run: of each file, the part that was not shown before.
package struct RunningReport {
  private let namesRoute: Bool
  private let style: TextStyle
  /// True to show what tests that pass have printed, too.
  private let printsConsole: Bool
  /// The file under whose name the last lines stand.
  private var heading: TestJob?
  /// The numbers of tests, failures outside tests and lines outside tests that were shown of each file.
  private var shown: [TestJob: (tests: Int, failures: Int, lines: Int)] = [:]
  /// The numbers of ended and of failed runs of the tests that run several times.
  private var runs: [TestJob: [ExactPath: (ended: Int, failed: Int)]] = [:]
  /// The deprecations that were shown. Each app of a run says them anew.
  private var deprecations: Set<Substring> = []

  package init(namesRoute: Bool, _ style: TextStyle = .plain, printsConsole: Bool = false) {
    self.namesRoute = namesRoute
    self.style = style
    self.printsConsole = printsConsole
  }

  /// Returns the lines for the part of a file's results that was not shown before.
  package mutating func text(of file: FileResult) -> String {
    let before = shown[file.job] ?? (0, 0, 0)
    // What is printed outside tests may explain a failure, and is kept back until there is one.
    let outside = printsConsole || file.hasFailed ? file.outputOutsideTests.count : before.lines
    let texts = outside > before.lines ? file.outputOutsideTests.shown(after: before.lines) : []
    var lines = once(texts).flatMap { TextReport.console($0, indentation: 2) }
    for index in file.tests.indices.dropFirst(before.tests) { lines += linesOfRun(index, of: file) }
    lines += file.failures.dropFirst(before.failures).flatMap { TextReport.linesOutsideTests($0, style) }
    shown[file.job] = (file.tests.count, file.failures.count, outside)
    if heading != file.job, !lines.isEmpty || before == (0, 0, 0) {
      heading = file.job
      lines.insert(style.bold("\(file.job.file)\(namesRoute ? " (\(file.job.architecture.rawValue))" : "")"), at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension RunningReport {
  /// The lines of a result. A test that runs several times has one line when all runs have ended, and before that its first
  /// failure: the other runs are the same, and the reports for programs have each.
  private mutating func linesOfRun(_ index: Int, of file: FileResult) -> [String] {
    let test = file.tests[index]
    let path = ExactPath(test.path)
    let runs = file.runs(of: path)
    guard runs > 1 else { return lines(of: test) }
    let (ended, failed) = count(test, path, of: file.job)
    let isFirstFailure = test.outcome == .failed && failed == 1
    let isLast = ended == runs
    guard failed > 0 else { return isLast ? lines(of: test, note: " (\(runs) runs)") : [] }
    let own = isFirstFailure ? lines(of: test) : []
    guard isLast else { return own }
    return own + ["  \(style.mark(.failed)) \(test.name.printable): failed in \(failed) of \(runs) runs"]
  }

  /// Counts a run, and returns the numbers of ended and of failed runs of its test.
  private mutating func count(_ test: TestResult, _ path: ExactPath, of job: TestJob) -> (ended: Int, failed: Int) {
    let before = runs[job]?[path] ?? (0, 0)
    let now = (before.ended + 1, before.failed + (test.outcome == .failed ? 1 : 0))
    runs[job, default: [:]][path] = now
    return now
  }

  private mutating func lines(of test: TestResult, note: String = "") -> [String] {
    let printed = printsConsole || test.outcome == .failed ? once(test.console.shown(after: 0)) : []
    return TextReport.lines(of: test, printed: printed, style, note: note)
  }

  /// Leaves out the deprecations that were shown before, whichever app has said them.
  private mutating func once(_ texts: [String]) -> [String] {
    texts.filter { text in
      guard text.contains(/\bdeprecated\b/.ignoresCase()) else { return true }
      let words = text.trimmingPrefix(#/\[[^\]\n]*\] /#)
      return deprecations.insert(words.prefix(while: { !$0.isNewline })).inserted
    }
  }
}
