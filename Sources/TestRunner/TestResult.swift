public import NavbridgeVocabulary
internal import NavbridgeWire

/// The result of one test on one route.
public struct TestResult: Sendable, Equatable {
  public var file: String
  public var architecture: Architecture
  /// The names of the groups around the test, and its own.
  public var path: [String]
  public var outcome: TestOutcome
  /// The reason for which the test was skipped, or the mechanism for which it waits.
  public var reason: String?
  /// Milliseconds of real time.
  public var milliseconds = 0.0
  public var failure: TestFailure?
  /// The transcripts of the test's apps, if they were requested.
  public var transcript: [String] = []

  public init(file: String, architecture: Architecture, path: [String], outcome: TestOutcome) {
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
    reason = record["reason"]?.string
    milliseconds = record["ms"]?.double ?? 0
    failure = record["failure"].map { TestFailure($0) }
    let whole = record["transcript"]?.array?.flatMap { ($0.array ?? []).compactMap(\.string) }
    transcript = whole ?? failure?.transcript ?? []
  }

  /// The path as one line.
  public var name: String { path.joined(separator: " > ") }
}
