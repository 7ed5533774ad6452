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

  /// The tests of a file that have failed on a route; empty if the file runs whole there, because it has failed outside them, and
  /// nil if nothing has failed there.
  package func tests(of job: TestJob) -> [[String]]? {
    let own = failed.filter { $0.file == job.file && $0.architecture == job.architecture }
    if own.isEmpty { return nil }
    return own.contains { $0.path == nil } ? [] : own.compactMap(\.path)
  }

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
    for file in summary.files {
      func entry(_ path: [String]?) -> Entry {
        Entry(file: file.job.file, architecture: file.job.architecture, path: path)
      }
      var outcomes: [[String]: Bool] = [:]
      // A flow that its tags leave out has no result.
      let ended = file.tests.filter { $0.outcome != .skipped || options.hasNoTags }
      for test in ended { outcomes[test.path] = (outcomes[test.path] ?? false) || test.outcome == .failed }
      let isWhole = summary.interruption == nil && file.failures.isEmpty
      let planned = Set(file.planned)
      failed.removeAll { one in
        guard one.file == file.job.file, one.architecture == file.job.architecture else { return false }
        guard let path = one.path else { return isWhole }
        let isGone = isWhole && !planned.contains(path) && options.plans(path, of: file.job)
        return outcomes[path] != nil || isGone
      }
      let paths = file.tests.lazy.map(\.path).filter { outcomes[$0] == true }
      for path in paths where !failed.contains(entry(path)) { failed.append(entry(path)) }
      if !file.failures.isEmpty, !failed.contains(entry(nil)) { failed.append(entry(nil)) }
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
