import Glibc
internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The options of a test run.
package struct TestOptions: Sendable {
  package var files: [String]
  package var architectures: [Architecture] = [.turbo]
  package var grep: String?
  /// The file of the app that `device.launchApp()` of Detox starts; nil if none is named.
  package var app: String?
  /// True if the files have the functions of Jest and of Detox as globals.
  package var hasGlobals = false
  /// The options with which apps start unless the test gives others, by the names of `app(file, options)`.
  package var appOptions: JSONObject = [:]
  /// The part of a suite's configuration that each worker takes.
  var suite: JSON = [:]
  /// The arguments by which a failed test is repeated with the same configuration.
  var replayArguments: [String] = []
  /// Variables of test files, and values for the expressions of flows: `NAME=VALUE`.
  package var environment: [String] = []
  /// The tags of flows of which one must be there, and those of which none may be.
  package var tags: (included: [String], excluded: [String]) = ([], [])
  /// Real seconds that one test may take.
  package var timeout = 30
  package var bails = false
  /// The lines of files of which only the tests there run.
  package var lines: [String: [Int]] = [:]
  /// The tests that failed last, of which only those run, by their files on their routes; a file without tests runs whole. Nil if
  /// all tests run.
  package private(set) var failed: [TestJob: [[String]]]?
  /// The number of times that each test runs.
  package var repetitions = 1
  /// The number that makes the random order of a file's tests; nil for the order in which they are declared.
  package var seed: Int?
  package var lists = false
  package var updates = false
  package var isCI = false
  /// True if `only` may leave out tests although `isCI` is true.
  package var allowsOnly = false
  /// The number of workers that run at the same time.
  package var jobs = 1
  package var shard: TestShard?
  /// The folder in which failing tests leave their transcripts.
  package var artifacts = ".navbridge/failures"
  /// The folder in which all tests leave their transcripts; nil for none.
  package var transcripts: String?
  /// The folder in which passed tests leave the recordings of their apps; nil for none.
  package var runs: String?
  /// True if the coverage of apps that are instrumented is wanted.
  package var takesCoverage = false

  /// True if an app that a file starts several times with the same options begins at a checkpoint.
  package var usesCheckpoints = false

  /// False if no report shows what tests that pass have printed, or all that one has printed that fails.
  package var keepsConsole = true
  /// The tests of which films are made.
  package var films = FilmChoice.failed

  package init(files: [String]) { self.files = files }

  /// The work of each worker: each file on each route.
  package var plan: [TestJob] { (shard?.select(files) ?? files).flatMap(jobs) }

  /// The work of the workers of a file, in the order of the routes.
  func jobs(of file: String) -> [TestJob] {
    architectures.map { TestJob(file: file, architecture: $0) }.filter { failed == nil || failed?[$0] != nil }
  }

  /// The arguments of a worker.
  /// - Parameter scratch: the worker's folder for temporary files.
  func arguments(_ job: TestJob, scratch: String) -> [String] {
    [
      job.file, "--architecture=\(job.architecture.rawValue)", "--timeout=\(timeout * 1000)",
      "--artifacts=\(artifacts)", "--scratch=\(scratch)",
    ]
      + (grep.map { ["--grep=\($0)"] } ?? []) + (bails ? ["--bail"] : []) + (lists ? ["--list"] : [])
      + (updates ? ["--update"] : []) + (isCI ? ["--ci"] : [])
      + (architectures.count > 1 ? ["--report-transcripts"] : [])
      + (lines[job.file] ?? []).map { "--line=\($0)" } + (failed?[job] ?? []).map { "--test=\(JSON.texts($0))" }
      + (repetitions > 1 ? ["--repetitions=\(repetitions)"] : []) + (seed.map { ["--seed=\($0)"] } ?? [])
      + (takesCoverage ? ["--coverage"] : []) + (usesCheckpoints ? ["--checkpoints"] : [])
      + (transcripts.map { ["--transcripts=\($0)"] } ?? [])
      + (runs.map { ["--runs=\($0)"] } ?? [])
      + (app.map { ["--app=\($0)"] } ?? []) + (hasGlobals ? ["--globals"] : [])
      + (suite == [:] ? [] : ["--suite=\(suite)"]) + replayArguments.map { "--replay-argument=\($0)" }
      + (appOptions.isEmpty ? [] : ["--app-options=\(JSON.object(appOptions))"])
      + environment(of: job.file).map { "--env=\($0)" } + tags.included.map { "--include-tag=\($0)" }
      + tags.excluded.map { "--exclude-tag=\($0)" }
  }

  /// The variables of a file. Flows get those of the environment that are meant for Maestro, before the ones that the user gives.
  func environment(
    of file: String, among all: [String] = EnvironmentVariable.all
  ) -> [String] {
    guard FlowFile.isNamed(by: file) else { return environment }
    return all.filter { $0.hasPrefix("MAESTRO_") } + environment
  }

  /// The arguments of a program of simulations, without the search.
  func simulationArguments(_ job: TestJob) -> [String] {
    [
      SimulationArgument.architecture.with(job.architecture.rawValue),
      SimulationArgument.timeout.with("\(timeout * 1000)"),
    ] + (failed?[job] ?? []).map { SimulationArgument.test.with("\(JSON.texts($0))") }
  }

  /// Chooses one test of a file.
  package mutating func choose(_ test: [String], of file: String) {
    failed = Dictionary(uniqueKeysWithValues: architectures.map { (TestJob(file: file, architecture: $0), [test]) })
  }

  /// Chooses tests of files on their routes; a file without tests runs whole.
  package mutating func choose(_ tests: [TestJob: [[String]]]) {
    files = files.filter { file in architectures.contains { tests[TestJob(file: file, architecture: $0)] != nil } }
    failed = tests
  }

  /// Chooses the tests that failed last, on the routes of the run: of the files that the user names, or of all.
  package mutating func choose(_ last: LastRun, among named: [String]?) {
    let named = named.map(Set.init)
    files = last.files(on: architectures).filter { SystemFiles.kind(of: $0) == S_IFREG && named?.contains($0) ?? true }
    failed = nil
    let tests = last.tests
    failed = files.flatMap(jobs).reduce(into: [:]) { $0[$1] = tests[$1] }
  }

  /// Which tests of a file a run with these options plans, provided that the file has them.
  func planning(of job: TestJob) -> (_ path: [String]) -> Bool {
    guard grep == nil, lines[job.file] == nil else { return { _ in false } }
    guard let failed else { return { _ in true } }
    guard let tests = failed[job] else { return { _ in false } }
    let chosen = Set(tests)
    return { chosen.isEmpty || chosen.contains($0) }
  }

  var hasNoTags: Bool { tags.included.isEmpty && tags.excluded.isEmpty }
}
