import Glibc

/// All results of a run, in the order of the plan.
public struct TestSummary: Sendable {
  public private(set) var files: [FileResult] = []
  public private(set) var differences: [RouteDifference] = []
  /// Milliseconds of real time that the run took.
  public var milliseconds = 0.0

  /// The reason for which nothing could be run, as that of a wrong option; nil if there is none.
  public var refusal: String?
  private let grep: String?

  /// - Parameter grep: the pattern that chose the tests; nil for all tests.
  public init(grep: String? = nil) { self.grep = grep }

  /// Adds the results of one file on all routes.
  public mutating func add(_ routes: [FileResult]) {
    if let bridge = routes.first(where: { $0.job.architecture == .bridge }),
      let turbo = routes.first(where: { $0.job.architecture == .turbo })
    {
      differences += RouteDifference.between(bridge, turbo)
    }
    for var file in routes {
      file.dropTranscripts()
      files.append(file)
    }
  }

  /// The snapshots of all files that this run has changed or has found unused.
  public var snapshots: SnapshotCounts { files.reduce(into: SnapshotCounts()) { $0 += $1.snapshots } }
  public var tests: [TestResult] { files.flatMap(\.tests) }
  public var hasFailed: Bool { files.contains(where: \.hasFailed) }
  public func count(_ outcome: TestOutcome) -> Int { files.reduce(0) { $0 + $1.tests.count { $0.outcome == outcome } } }
  /// The number of failures outside tests.
  public var fileFailures: Int { files.reduce(0) { $0 + $1.failures.count } }

  /// The number of tests that did not run because others are marked by `only`.
  public var leftOutByOnly: Int { files.reduce(0) { $0 + $1.leftOutByOnly } }

  /// The sentence for a pattern that has chosen nothing, although all files could be read; nil if it has chosen a test.
  public var nothingChosen: String? {
    guard let grep, refusal == nil, tests.isEmpty, !hasFailed else { return nil }
    return "No test matches --grep '\(grep)'. 'navbridge test --list' lists the names."
  }

  /// 0 if all tests passed, were skipped or wait for a mechanism; 64 if the run was refused; otherwise 1.
  public var exitCode: Int32 {
    if refusal != nil { return EX_USAGE }
    return hasFailed || nothingChosen != nil ? 1 : 0
  }

  /// The numbers as a sentence: `3 passed, 1 failed`.
  public var words: String {
    var parts = TestOutcome.allCases.filter { count($0) > 0 || $0 == .passed }.map { "\(count($0)) \($0.rawValue)" }
    if leftOutByOnly > 0 { parts.append("\(leftOutByOnly) left out by 'only'") }
    if fileFailures > 0 { parts.append("\(fileFailures) \(fileFailures == 1 ? "failure" : "failures") outside tests") }
    return parts.joined(separator: ", ")
  }
}
