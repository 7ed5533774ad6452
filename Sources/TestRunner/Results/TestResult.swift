package import NavbridgeVocabulary
internal import NavbridgeWire

/// The result of one test on one route.
package struct TestResult: Sendable, Equatable {
  package var file: String
  package var architecture: Architecture
  /// The names of the groups around the test, and its own.
  package var path: [String]
  package var outcome: TestOutcome
  /// The number of the test in its file; nil for a test that has no record of its own.
  var number: Int?
  /// The reason for which the test was skipped, or the mechanism for which it waits.
  package var reason: String?
  /// Milliseconds of real time.
  package var milliseconds = 0.0
  package var failure: TestFailure?
  /// What the test has printed.
  var console = ConsoleTail()
  /// The lines of it that are kept.
  package var output: [String] { console.texts }
  /// The transcripts of the test's apps, if they were requested.
  package var transcript: [String] = []
  /// The folder with the recordings of the test's apps; nil if there is none.
  package var runs: String?
  /// The pages of the recordings that the test has made.
  package var recordings: [String] = []
  /// The pictures of the test, if there are any.
  package var film: Film?
  /// The steps of a test of an e2e suite.
  package var steps: [TestStep] = []

  package init(file: String, architecture: Architecture, path: [String], outcome: TestOutcome) {
    self.file = file
    self.architecture = architecture
    self.path = path
    self.outcome = outcome
  }

  /// Reads the record of a test that has ended.
  init?(_ record: JSON, _ job: TestJob) {
    guard let outcome = record["outcome"]?.string.flatMap(TestOutcome.init(rawValue:)) else { return nil }
    self.init(
      file: job.file, architecture: job.architecture, path: (record["path"]?.array ?? []).compactMap(\.string),
      outcome: outcome)
    number = record["test"]?.int
    reason = record["reason"]?.string
    milliseconds = record["ms"]?.double ?? 0
    failure = record["failure"].map { TestFailure($0) }
    runs = record["runs"]?.string ?? failure?.folder
    steps = (record["steps"]?.array ?? []).compactMap(TestStep.init)
    let whole = record["transcript"]?.array?.flatMap { ($0.array ?? []).compactMap(\.string) }
    transcript = whole ?? failure?.transcript ?? []
  }

  /// The path as one line.
  package var name: String { path.joined(separator: " > ") }
}

/// The outcome of one test.
package enum TestOutcome: String, Sendable, CaseIterable {
  case passed, failed
  /// The test does not run, for a reason that it states.
  case skipped
  /// The test waits for a mechanism that does not exist yet.
  case todo
}

/// The work of one worker: a file on one route.
package struct TestJob: Sendable, Equatable, Hashable {
  package var file: String
  package var architecture: Architecture

  package init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }
}
