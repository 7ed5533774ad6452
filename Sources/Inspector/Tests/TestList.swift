internal import NavbridgeRuntime
internal import NavbridgeTestRunner
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The tests of a page: each file on each route, the last outcomes of its tests, and those that run or wait.
struct TestList: Sendable {
  /// A part of the tests.
  enum Selection: Sendable, Equatable {
    case all, failed
    case file(TestJob)
    case test(TestJob, [String])
  }

  fileprivate enum Progress: String { case waiting, running }

  fileprivate struct Row {
    var path: [String]
    var outcome: TestOutcome?
    /// Nil for a test that is not part of a run.
    var progress: Progress?
    var milliseconds: Double?
    var message: String?
    /// The recordings of the test's apps.
    var recordings: [String] = []

    init(path: [String]) { self.path = path }
  }

  private struct File {
    let job: TestJob
    var isRunning = false
    var failures: [String] = []
    var rows: [Row] = []
  }

  private var files: [File] = []

  var jobs: [TestJob] { files.map(\.job) }

  /// Takes the files of the next run. Those that are known keep their tests.
  mutating func setJobs(_ jobs: [TestJob]) {
    let known = Dictionary(files.map { ($0.job, $0) }) { $1 }
    files = jobs.map { known[$0] ?? File(job: $0) }
  }

  func index(of job: TestJob) -> Int? { files.firstIndex { $0.job == job } }

  /// The tests of a selection, by their files on their routes, of which a file without tests runs whole. Nil for all.
  func chosen(_ selection: Selection) -> [TestJob: [[String]]]? {
    switch selection {
    case .all: nil
    case .file(let job): index(of: job) == nil ? [:] : [job: []]
    case .test(let job, let path): index(of: job) == nil ? [:] : [job: [path]]
    case .failed:
      files.reduce(into: [:]) { chosen, file in
        let failed = file.rows.filter { $0.outcome == .failed }.map(\.path)
        if !failed.isEmpty || !file.failures.isEmpty { chosen[file.job] = file.failures.isEmpty ? failed : [] }
      }
    }
  }

  /// The recording of an app of a test, counted from 1.
  func recording(_ job: TestJob, _ path: [String], app: Int) -> String? {
    guard let index = index(of: job), let row = files[index].rows.first(where: { $0.path == path }),
      row.recordings.indices.contains(app - 1)
    else { return nil }
    return row.recordings[app - 1]
  }

  // MARK: - Runs

  /// Lets the tests of a run wait for their turn.
  mutating func begin(_ chosen: [TestJob: [[String]]]?) {
    for index in files.indices {
      guard let tests = chosen.map({ $0[files[index].job] }) ?? [] else { continue }
      for row in files[index].rows.indices where tests.isEmpty || tests.contains(files[index].rows[row].path) {
        files[index].rows[row].progress = .waiting
      }
    }
  }

  /// Ends a run, of which some tests may have had no turn.
  mutating func end() {
    for index in files.indices {
      files[index].isRunning = false
      for row in files[index].rows.indices { files[index].rows[row].progress = nil }
    }
  }

  /// Takes the results of a file so far.
  ///
  /// - Parameters:
  ///   - isWhole: true if all its tests are part of the run, so that those without a plan are gone.
  ///   - isOver: true once the file has come to its end.
  mutating func take(_ result: FileResult, isWhole: Bool, isOver: Bool) {
    guard let index = index(of: result.job) else { return }
    var file = files[index]
    file.isRunning = !isOver
    file.failures = result.failures.map { TextReport.of($0).joined(separator: "\n") }
    var places = Dictionary(file.rows.indices.map { (file.rows[$0].path, $0) }) { first, _ in first }
    if isWhole, !result.planned.isEmpty {
      file.rows = result.planned.map { path in places[path].map { file.rows[$0] } ?? Row(path: path) }
    } else {
      file.rows += result.planned.filter { places[$0] == nil }.map { Row(path: $0) }
    }
    places = Dictionary(file.rows.indices.map { (file.rows[$0].path, $0) }) { first, _ in first }
    if !isOver { for path in result.planned { places[path].map { file.rows[$0].progress = .waiting } } }
    if let path = result.runningPath, let row = places[path], !isOver { file.rows[row].progress = .running }
    var failed: Set<[String]> = []
    for test in result.tests {
      guard let row = places[test.path] else { continue }
      file.rows[row].progress = nil
      // A test that is repeated fails if one of its runs does.
      guard !failed.contains(test.path) else { continue }
      if test.outcome == .failed { failed.insert(test.path) }
      file.rows[row].take(test)
    }
    if isOver { for row in file.rows.indices { file.rows[row].progress = nil } }
    files[index] = file
  }

  /// Takes the names of a file's tests, none of which has run.
  mutating func plan(_ result: FileResult) {
    guard let index = index(of: result.job) else { return }
    files[index].failures = result.failures.map { TextReport.of($0).joined(separator: "\n") }
    files[index].rows = result.planned.map(Row.init)
  }

  // MARK: - For pages

  var json: JSON { .array(files.indices.map(json)) }

  /// The number of tests of a file.
  func count(_ index: Int) -> Int { files[index].rows.count }

  func json(_ index: Int) -> JSON {
    let file = files[index]
    return [
      "index": .int(Int64(index)), "file": .string(file.job.file),
      "architecture": .string(file.job.architecture.rawValue), "isRunning": .bool(file.isRunning),
      "failures": .texts(file.failures), "tests": .array(file.rows.map(\.json)),
    ]
  }
}

extension TestList.Row {
  /// Takes the result of a run.
  fileprivate mutating func take(_ test: TestResult) {
    guard outcome != test.outcome || milliseconds != test.milliseconds else { return }
    (outcome, milliseconds) = (test.outcome, test.milliseconds)
    message = test.failure.map { TextReport.of($0).joined(separator: "\n") } ?? test.reason
    recordings = test.runs.map(TestRecordings.paths) ?? []
  }

  fileprivate var json: JSON {
    [
      "path": .texts(path), "outcome": .string(progress?.rawValue ?? outcome?.rawValue ?? "waiting"),
      "milliseconds": milliseconds.map { .double($0) } ?? .null, "message": message.map { .string($0) } ?? .null,
      "apps": .int(Int64(recordings.count)),
    ]
  }
}

/// The recordings in the folder that a test has left, one for each of its apps.
package enum TestRecordings {
  /// Their paths, in the order of the apps.
  package static func paths(in folder: String) -> [String] {
    SystemFiles.names(inFolder: folder).filter { $0.hasPrefix("recording") && $0.hasSuffix(".json") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
