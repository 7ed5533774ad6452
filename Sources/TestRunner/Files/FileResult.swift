package import NavbridgeVocabulary
package import NavbridgeWire

/// The results of one file on one route.
package struct FileResult: Sendable, Equatable {
  package let job: TestJob
  /// The tests that are to run, each as its path.
  package private(set) var planned: [[String]] = []
  /// The number of runs of each planned test.
  private var plannedRuns: [ExactPath: Int] = [:]
  package private(set) var tests: [TestResult] = []
  /// The number of those that have failed, and the places of those that have numbers.
  private var failedTests = 0
  private var places: [Int: Int] = [:]
  /// The failures of the file outside its tests.
  package private(set) var failures: [TestFailure] = []
  /// The lines of the file's console; none where no report shows all of them.
  package private(set) var output: [String] = []
  /// Those of them that were printed outside tests.
  package private(set) var outputOutsideTests = ConsoleTail()
  /// Those that the running test has printed so far.
  private var outputOfTest = ConsoleTail()
  /// False if no report shows what tests that pass have printed, or all that one has printed that fails.
  var keepsConsole = true
  /// The number of tests that do not run because others are marked by `only`.
  package private(set) var leftOutByOnly = 0
  /// What the worker has reported about the snapshots; nil if it has not finished.
  private(set) var snapshotRecord: JSON?
  /// The snapshots that the tests have taken, by their names.
  private(set) var takenSnapshots: [String: JSON] = [:]
  /// The pictures of the screen that the tests have taken, by their files.
  private var takenScreenshots: [String: JSON] = [:]
  /// What the worker has reported about the pictures; nil if it has not finished.
  private var screenshotRecord: JSON?
  /// The calls with inline snapshots that the tests have made.
  private(set) var inlineCalls: [JSON] = []
  /// The snapshots of the file that this run has changed. Of several routes, the first has the numbers of all.
  package private(set) var snapshots = SnapshotCounts()
  /// The starts of the file's apps; nil for a run without checkpoints.
  private(set) var starts: AppStartCounts?
  /// The coverage of the file's apps.
  private(set) var coverage = AppCoverage()
  /// The pages of the recordings that the running test has begun.
  private var recordings: [String] = []
  /// The tests that ran under many schedules.
  package private(set) var explored: [ExploredTest] = []
  /// The number of the run in a search that is under way.
  private var exploring: Int?
  /// The films of tests, by their numbers.
  private(set) var films: [Int: Film] = [:]
  /// True once the worker has reported the end of the file.
  private var isDone = false
  /// The planned tests that have no result yet, by their numbers.
  private var open: [Int: [String]] = [:]
  /// The test that runs.
  private var running: Int?

  package init(_ job: TestJob) { self.job = job }

  /// The file and the name of the test that runs; nil outside tests.
  var runningTest: String? { runningPath.map { "\(job.file): \($0.joined(separator: " > "))" } }
  /// The names of the test that runs; nil outside tests.
  package var runningPath: [String]? { running.flatMap { open[$0] } }

  /// The planned tests that have no result, in their order, each with the sentence that says so in the report of a run that a
  /// signal has ended.
  var unfinished: [(path: [String], sentence: String)] {
    open.sorted { $0.key < $1.key }.map { number, path in
      (path, "The run was interrupted \(number == running ? "during" : "before") this test.")
    }
  }

  /// Takes a record of the worker. A record that cannot be understood is a failure of the file: it may have been a
  /// result.
  package mutating func take(_ record: JSON) {
    switch record["kind"]?.string {
    case "plan": plan(record)
    case "began": (running, outputOfTest) = (record["test"]?.int, ConsoleTail())
    case "ended": ended(record)
    case "hook", "file": failures.append(TestFailure(record["failure"] ?? .null))
    case "console": takeLine(record["text"]?.string ?? "")
    case "taken": for one in record["taken"]?.array ?? [] { takenSnapshots[one["name"]?.string ?? ""] = one }
    case "pictures": for one in record["taken"]?.array ?? [] { takenScreenshots[one["path"]?.string ?? ""] = one }
    case "screenshots": screenshotRecord = record
    case "inline": inlineCalls += record["calls"]?.array ?? []
    case "snapshots": snapshotRecord = record
    case "recording": if let path = record["path"]?.string { recordings.append(path) }
    case "coverage": coverage.add(record["files"] ?? [:])
    case "starts": starts = AppStartCounts(record)
    case "film": films[record["test"]?.int ?? -1] = Film(record)
    case "explored":
      guard var test = record["test"].flatMap(ExploredTest.init) else { return }
      test.failure?.films = record["films"].flatMap(FilmedRuns.init)
      explored.append(test)
    case "done": isDone = true
    case "alive": exploring = record["run"]?.int ?? exploring
    default: fail("A record of the worker cannot be understood: \(record.description.prefix(200))")
    }
  }

  private mutating func takeLine(_ text: String) {
    if keepsConsole { output.append(text) }
    if running == nil {
      outputOutsideTests.append(text, keepsAll: keepsConsole)
    } else {
      outputOfTest.append(text, keepsAll: keepsConsole)
    }
  }

  private mutating func plan(_ record: JSON) {
    for test in record["tests"]?.array ?? [] {
      let path = Self.path(test)
      planned.append(path)
      plannedRuns[ExactPath(path), default: 0] += 1
      if let number = test["id"]?.int { open[number] = path }
    }
    leftOutByOnly = record["leftOutByOnly"]?.int ?? 0
  }

  private mutating func ended(_ record: JSON) {
    running = nil
    guard var result = TestResult(record, job) else {
      return fail("A result of the worker cannot be understood: \(record.description.prefix(200))")
    }
    if let number = record["test"]?.int { open[number] = nil }
    if !keepsConsole, result.outcome != .failed { outputOfTest.drop() }
    (result.console, outputOfTest) = (outputOfTest, ConsoleTail())
    (result.recordings, recordings) = (recordings, [])
    add(result)
  }

  /// Adds a failure of the file outside its tests.
  mutating func fail(_ message: String) { failures.append(TestFailure(message: message)) }

  /// Takes the end of the worker, and compares the results with the plan: each planned test without a result fails.
  ///
  /// - Parameters:
  ///   - code: the worker's exit code, as a shell counts it.
  ///   - reason: the reason for which the worker was ended, or its last words; empty if there are none.
  ///   - isComplete: false if the file may end before its last test, as after a failure with `--bail`.
  mutating func workerEnded(_ code: Int, _ reason: String, isComplete: Bool) {
    let place = exploring.map { "\nIt was in run \($0) of the search." } ?? ""
    let details = place + (reason.isEmpty ? "" : "\n\(reason)")
    let during = running.flatMap { open.removeValue(forKey: $0) }
    if let during {
      fail(test: during, "The worker of the file has ended during this test, with exit code \(code).\(details)")
    } else if !isDone || (code != 0 && !hasFailed) {
      fail(
        "The worker of the file has ended \(isDone ? "after" : "outside") its tests, with exit code \(code).\(details)")
    }
    if isComplete {
      for (_, path) in open.sorted(by: { $0.key < $1.key }) {
        fail(test: path, "The test was planned, and has no result: the worker of the file ended before it.")
      }
    }
    open = [:]
  }

  private mutating func fail(test path: [String], _ message: String) {
    var result = TestResult(file: job.file, architecture: job.architecture, path: path, outcome: .failed)
    result.failure = TestFailure(message: message)
    (result.console, outputOfTest) = (outputOfTest, ConsoleTail())
    add(result)
  }

  private mutating func add(_ result: TestResult) {
    if let number = result.number, places[number] == nil { places[number] = tests.count }
    if result.outcome == .failed { failedTests += 1 }
    tests.append(result)
  }

  /// The number of times that a test is planned to run.
  func runs(of path: ExactPath) -> Int { plannedRuns[path] ?? 0 }

  /// The first result with a number.
  func test(_ number: Int) -> TestResult? { places[number].map { tests[$0] } }

  /// Adds the results of another part of the same search.
  package mutating func merge(partOf other: FileResult) {
    var known = Dictionary(explored.indices.map { (explored[$0].path, $0) }) { first, _ in first }
    for test in other.explored {
      if let index = known[test.path] {
        explored[index].merge(test)
      } else {
        known[test.path] = explored.count
        explored.append(test)
      }
    }
    var failuresSoFar = Set(failures)
    failures += other.failures.filter { failuresSoFar.insert($0).inserted }
    let outputSoFar = Set(output)
    output += other.output.filter { !outputSoFar.contains($0) }
  }

  /// Writes the snapshots of a file once all its routes have ended. One that cannot be written is a failure.
  ///
  /// - Parameters:
  ///   - results: the results of the file on the routes that have ended.
  ///   - routes: the number of routes of the run.
  static func writeSnapshots(_ results: inout [FileResult], routes: Int) {
    writeFileOfSnapshots(&results, routes: routes)
    writeScreenshots(&results, routes: routes)
    let inline = InlineSnapshots(results.map { ($0.job.architecture, $0.inlineCalls) })
    let (written, failures) = inline.write()
    if !results.isEmpty {
      results[0].snapshots.written += written
      results[0].failures += failures
    }
    for index in results.indices { results[index].inlineCalls = [] }
  }

  private static func writeFileOfSnapshots(_ results: inout [FileResult], routes: Int) {
    let finished = results.filter { $0.snapshotRecord != nil }
    let records = finished.compactMap(\.snapshotRecord)
    guard let path = records.first?["path"]?.string else { return }
    let merge = SnapshotMerge(
      records, taken: finished.flatMap(\.takenSnapshots.values), isComplete: records.count == routes)
    results[0].snapshots = merge.counts
    if merge.isChanged, let fault = SnapshotFile.write(merge.text, to: path) {
      results[0].snapshots = SnapshotCounts()
      results[0].failures.append(TestFailure(message: "The snapshots cannot be written to '\(path)': \(fault)."))
    }
    for index in results.indices { (results[index].snapshotRecord, results[index].takenSnapshots) = (nil, [:]) }
  }

  private static func writeScreenshots(_ results: inout [FileResult], routes: Int) {
    guard !results.isEmpty else { return }
    let finished = results.filter { $0.screenshotRecord != nil }
    let files = ScreenshotFiles.write(
      taken: finished.flatMap(\.takenScreenshots.values), records: finished.compactMap(\.screenshotRecord),
      isComplete: finished.count == routes)
    results[0].snapshots += files.counts
    results[0].failures += files.failures
    for index in results.indices { (results[index].screenshotRecord, results[index].takenScreenshots) = (nil, [:]) }
  }

  /// Changes the result with a number, but not its outcome.
  mutating func change(_ number: Int, _ body: (inout TestResult) -> Void) {
    if let index = places[number] { body(&tests[index]) }
  }

  /// Drops the transcripts, which are needed only until the routes were compared, and what nothing shows any more.
  /// Returns the coverage, and keeps none: that of a bundle is long.
  mutating func takeCoverage() -> AppCoverage {
    defer { coverage = AppCoverage() }
    return coverage
  }

  mutating func dropTranscripts() {
    for index in tests.indices { tests[index].transcript = [] }
    if !keepsConsole, !hasFailed { outputOutsideTests.drop() }
  }

  /// The planned tests as results, for a report that lists them.
  mutating func list() {
    (failedTests, places) = (0, [:])
    tests = planned.map { path in
      var result = TestResult(file: job.file, architecture: job.architecture, path: path, outcome: .skipped)
      result.reason = "listed"
      return result
    }
  }

  package var hasFailed: Bool {
    !failures.isEmpty || failedTests > 0 || explored.contains { $0.failure != nil }
  }

  private static func path(_ record: JSON) -> [String] { (record["path"]?.array ?? []).compactMap(\.string) }
}
