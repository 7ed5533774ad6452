import Glibc
internal import NavbridgeVocabulary

/// All results of a run, in the order of the plan.
package struct TestSummary: Sendable {
  package private(set) var files: [FileResult] = []
  private var places: [TestJob: Int] = [:]
  /// The coverage of the apps of all files.
  package private(set) var coverage = AppCoverage()
  package private(set) var differences: [RouteDifference] = []
  /// Milliseconds of real time that the run took.
  package var milliseconds = 0.0

  /// The signal that has ended the run before its last test; nil if none has.
  package var interruption: Int32?
  /// The tests that ran then, each after its file.
  package var interrupted: [String] = []

  /// The files on their routes that the run had not begun then.
  var unbegun: [TestJob] = []

  /// The sentence about the end by a signal; nil if there was none.
  var interruptionWords: String? {
    guard interruption != nil else { return nil }
    let tests = interrupted.map { "'\($0)'" }.joined(separator: " and ")
    return "Interrupted\(tests.isEmpty ? "" : " during \(tests)"); the other tests have not run to their ends."
  }

  /// The reason for which nothing could be run, as that of a wrong option; nil if there is none.
  package var refusal: String?
  private let grep: String?
  private let lines: [String: [Int]]
  /// The tags of `--include-tags`.
  private let tags: [String]
  /// True if the run is for the tests that failed last.
  package var isOfLastFailed = false

  /// - Parameters:
  ///   - grep: the pattern that chose the tests; nil for all tests.
  ///   - lines: the lines of files that chose the tests there.
  ///   - tags: the tags that chose the flows of Maestro; none for all flows.
  package init(grep: String? = nil, lines: [String: [Int]] = [:], tags: [String] = []) {
    self.grep = grep
    self.tags = tags
    self.lines = lines
  }

  /// Adds the results of one file on all routes.
  package mutating func add(_ routes: [FileResult]) {
    if let bridge = routes.first(where: { $0.job.architecture == .bridge }),
      let turbo = routes.first(where: { $0.job.architecture == .turbo })
    {
      differences += RouteDifference.between(bridge, turbo)
    }
    for var file in routes {
      file.dropTranscripts()
      coverage.add(file.takeCoverage())
      if places[file.job] == nil { places[file.job] = files.count }
      files.append(file)
    }
  }

  /// Changes the results of a file on a route.
  mutating func change(_ job: TestJob, _ body: (inout FileResult) -> Void) {
    if let index = places[job] { body(&files[index]) }
  }

  /// The snapshots of all files that this run has changed or has found unused.
  package var snapshots: SnapshotCounts { files.reduce(into: SnapshotCounts()) { $0 += $1.snapshots } }
  /// The pages with films of failures.
  var filmPages: [String] { tests.compactMap { $0.failure?.film } }
  /// The pages of recordings.
  var recordingPages: [String] { tests.flatMap { $0.film?.recordings.map(\.path) ?? [] } }
  /// The starts of all apps; nil for a run without checkpoints.
  var starts: AppStartCounts? {
    let all = files.compactMap(\.starts)
    return all.isEmpty ? nil : all.reduce(into: AppStartCounts()) { $0 += $1 }
  }
  package var tests: [TestResult] { files.flatMap(\.tests) }
  /// The number of texts that tests which pass have printed, and files without a failure outside their tests.
  var linesOfPassed: Int {
    files.reduce(0) { sum, file in
      let inside = file.tests.reduce(0) { $0 + ($1.outcome == .failed ? 0 : $1.console.count) }
      return sum + inside + (file.hasFailed ? 0 : file.outputOutsideTests.count)
    }
  }
  package var hasFailed: Bool { files.contains(where: \.hasFailed) }
  /// The number of results with an outcome. A test that runs several times has several.
  package func count(_ outcome: TestOutcome) -> Int {
    files.reduce(0) { $0 + $1.tests.count { $0.outcome == outcome } }
  }

  /// The number of tests by their outcomes, and the most runs that one of them had. A test has failed if one of its runs has.
  private var testsByOutcome: (counts: [TestOutcome: Int], runs: Int) {
    var outcomes: [ExactPath: (outcome: TestOutcome, runs: Int)] = [:]
    for test in tests {
      let key = ExactPath([test.file, test.architecture.rawValue] + test.path)
      let before = outcomes[key]
      let outcome = before?.outcome == .failed ? .failed : test.outcome
      outcomes[key] = (outcome, (before?.runs ?? 0) + 1)
    }
    let counts = outcomes.values.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
    return (counts, outcomes.values.map(\.runs).max() ?? 0)
  }
  /// The number of failures outside tests.
  package var fileFailures: Int { files.reduce(0) { $0 + $1.failures.count } }

  /// The number of tests that did not run because others are marked by `only`.
  package var leftOutByOnly: Int { files.reduce(0) { $0 + $1.leftOutByOnly } }

  /// The sentence for a pattern or a line that has chosen nothing, although all files could be read; nil if each has chosen
  /// a test.
  package var nothingChosen: String? {
    guard refusal == nil, interruption == nil, !hasFailed else { return nil }
    if isOfLastFailed, tests.isEmpty, grep == nil, lines.isEmpty, leftOutByOnly == 0 {
      return "The tests that failed last are not in their files any more. 'navbridge test' runs all tests."
    }
    if let sentence = nothingWithTags { return sentence }
    guard let grep else { return nothingAtLine }
    guard tests.isEmpty else { return nil }
    return "No test matches --grep '\(grep)'. 'navbridge test --list' lists the names."
  }

  /// The sentence for a run in which no test has run because each is skipped; nil for other runs. It is no failure: the files
  /// say so.
  package var nothingRan: String? {
    guard !tests.isEmpty, nothingChosen == nil, tests.allSatisfy({ $0.outcome == .skipped }) else { return nil }
    return "No test has run: \(tests.count == 1 ? "the only one" : "each of the \(tests.count)") is skipped."
  }

  /// The flows of other tags are results that say so, which would pass for a run of nothing.
  private var nothingWithTags: String? {
    let flows = tests.filter { FlowFile.isNamed(by: $0.file) }
    guard !tags.isEmpty, !flows.isEmpty, flows.allSatisfy({ $0.outcome == .skipped }) else { return nil }
    return "No flow with a tag of --include-tags has run: \(tags.joined(separator: ", "))."
      + " The tags stand at the top of a flow, under 'tags:'."
  }

  private var nothingAtLine: String? {
    let file = files.first { lines[$0.job.file] != nil && $0.tests.isEmpty && $0.leftOutByOnly == 0 }
    guard let file = file?.job.file, let line = lines[file]?.max() else { return nil }
    return "Line \(line) of '\(file)' belongs to no test: it stands above the first one, or behind the end of the file."
      + " 'navbridge test --list' lists the names."
  }

  /// The tests that took longest, the slowest first. Of a test that ran several times it is the slowest run.
  package func slowest(_ count: Int) -> [TestResult] {
    var seen: Set<[String]> = []
    let sorted = tests.sorted { $0.milliseconds > $1.milliseconds }
    return Array(sorted.filter { seen.insert([$0.file, $0.architecture.rawValue] + $0.path).inserted }.prefix(count))
  }

  /// 0 if all tests passed, were skipped or wait for a mechanism; 64 if the run was refused; 128 and its number after a
  /// signal; otherwise 1.
  package var exitCode: Int32 {
    if let interruption { return 128 + interruption }
    if refusal != nil { return EX_USAGE }
    return hasFailed || nothingChosen != nil ? 1 : 0
  }

  /// The numbers as a sentence: `3 passed, 1 failed`.
  package var words: String {
    let (counts, runs) = testsByOutcome
    var parts = TestOutcome.allCases.filter { counts[$0] != nil || $0 == .passed }.map {
      "\(counts[$0] ?? 0) \($0.rawValue)"
    }
    if leftOutByOnly > 0 { parts.append("\(leftOutByOnly) left out by 'only'") }
    if fileFailures > 0 { parts.append("\(fileFailures) \(fileFailures == 1 ? "failure" : "failures") outside tests") }
    return parts.joined(separator: ", ") + (runs > 1 ? " (\(runs) runs of each test)" : "")
  }
}
