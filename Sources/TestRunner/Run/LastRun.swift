internal import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// The tests that failed when they ran last, for `--last-failed`. A test counts as failed until it has passed or is gone, so that
/// a run of other tests in between forgets nothing.
package struct LastRun: Sendable, Equatable {
  /// A test on a route.
  struct Entry: Hashable {
    var file: String
    var architecture: Architecture
    /// The names of the test's groups and its own; nil for a file that has failed outside its tests.
    var path: [String]?
  }

  private(set) var failed: [Entry] = []

  package init() {}

  /// The routes on which something has failed.
  package var architectures: [Architecture] {
    Architecture.allCases.filter { route in failed.contains { $0.architecture == route } }
  }

  /// The files of the tests that have failed on some routes, in the order of their names.
  package func files(on routes: [Architecture]) -> [String] {
    Set(failed.lazy.filter { routes.contains($0.architecture) }.map(\.file)).sorted()
  }

  /// The tests that have failed, by their files on their routes; none of a file that runs whole there, because it has failed
  /// outside them.
  package var tests: [TestJob: [[String]]] {
    Dictionary(grouping: failed) { TestJob(file: $0.file, architecture: $0.architecture) }.mapValues { own in
      own.contains { $0.path == nil } ? [] : own.compactMap(\.path)
    }
  }

  /// Those of a file on a route; nil if nothing has failed there.
  package func tests(of job: TestJob) -> [[String]]? { tests[job] }

  /// The sentence for a run that has nothing to do.
  package func sentence(aboutNoneOn routes: [Architecture], among named: [String]?) -> String {
    guard !failed.isEmpty else { return "No test failed when it ran last." }
    let others = architectures.filter { !routes.contains($0) }
    if files(on: routes).isEmpty, !others.isEmpty {
      return "No test failed on \(Self.listed(routes)) when it ran last. Some failed on \(Self.listed(others))."
    }
    return named == nil
      ? "The files of the tests that failed last are not there any more."
      : "No test of the files that are named failed when it ran last."
  }

  private static func listed(_ routes: [Architecture]) -> String { routes.map(\.rawValue).joined(separator: " and ") }

  /// Takes the results of a run. Tests without a result stay as they were.
  package mutating func take(_ summary: TestSummary, _ options: TestOptions) {
    let ended = Dictionary(summary.files.map { ($0.job, Ended($0, summary, options)) }) { $1 }
    failed.removeAll { ended[TestJob(file: $0.file, architecture: $0.architecture)]?.settles($0.path) ?? false }
    var known = Set(failed)
    for file in summary.files {
      func add(_ path: [String]?) {
        let entry = Entry(file: file.job.file, architecture: file.job.architecture, path: path)
        if known.insert(entry).inserted { failed.append(entry) }
      }
      for test in file.tests where test.outcome == .failed { add(test.path) }
      if !file.failures.isEmpty { add(nil) }
    }
  }

  /// The results of a file on a route, by which earlier failures are settled.
  private struct Ended {
    let withResult: Set<[String]>
    let planned: Set<[String]>
    /// True if the file has run to its end without a failure outside its tests.
    let isWhole: Bool
    /// Whether a test was to run.
    let plans: ([String]) -> Bool

    init(_ file: FileResult, _ summary: TestSummary, _ options: TestOptions) {
      // A flow that its tags leave out has no result.
      withResult = Set(file.tests.lazy.filter { $0.outcome != .skipped || options.hasNoTags }.map(\.path))
      planned = Set(file.planned)
      isWhole = summary.interruption == nil && file.failures.isEmpty
      plans = options.planning(of: file.job)
    }

    /// True if an earlier failure of a test is none any more: the test has a new result, or is gone. Nil stands for the file.
    func settles(_ path: [String]?) -> Bool {
      guard let path else { return isWhole }
      return withResult.contains(path) || isWhole && !planned.contains(path) && plans(path)
    }
  }
}

extension LastRun {
  private static let schema = "navbridge-last-run-1"

  /// The file of the record in the folder of failures.
  package static func path(_ artifacts: String) -> String { "\(artifacts)/last-run.json" }

  /// Reads the record; nil if there is none that can be read.
  package static func read(artifacts: String) -> LastRun? {
    guard let text = try? TextFile.read(path(artifacts)), let json = try? JSONDocument(text).root.json,
      json["schema"]?.string == schema
    else { return nil }
    var run = LastRun()
    run.failed = (json["failed"]?.array ?? []).compactMap { one in
      guard let file = one["file"]?.string,
        let route = one["architecture"]?.string.flatMap(Architecture.init(rawValue:))
      else { return nil }
      return Entry(file: file, architecture: route, path: one["path"]?.array.map { $0.compactMap(\.string) })
    }
    return run
  }

  /// Adds the results of a run to the record. A run without a failure makes no folder. Returns the reason for which the record
  /// cannot be written.
  package static func keep(_ summary: TestSummary, _ options: TestOptions) -> String? {
    guard !options.lists, summary.refusal == nil else { return nil }
    let before = read(artifacts: options.artifacts)
    var run = before ?? LastRun()
    run.take(summary, options)
    guard run != before, before != nil || !run.failed.isEmpty else { return nil }
    let entries = run.failed.map { one -> JSON in
      [
        "file": .string(one.file), "architecture": .string(one.architecture.rawValue),
        "path": one.path.map { .texts($0) } ?? .null,
      ]
    }
    let json: JSON = ["schema": .string(schema), "failed": .array(entries)]
    _ = TestFiles.hideFromVersionControl(options.artifacts)
    return TestFiles.write(json.description + "\n", to: path(options.artifacts))
  }
}
