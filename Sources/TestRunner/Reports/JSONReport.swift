internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// One JSON document with all results (docs/test-report.schema.json).
enum JSONReport {
  static let schema = "navbridge-test-1"

  static func report(_ summary: TestSummary) -> String {
    let counts = TestOutcome.allCases.map { ($0.rawValue, JSON.int(Int64(summary.count($0)))) }
    let interruption = summary.interruptionWords.map { [("interruption", JSON.string($0))] } ?? []
    let files = summary.files.map { file($0, isInterrupted: summary.interruption != nil) }
    let document: JSON = [
      "schema": .string(schema),
      "summary": .object(
        JSONObject(
          uniqueKeysWithValues: counts + [
            ("fileFailures", .int(Int64(summary.fileFailures))),
            ("leftOutByOnly", .int(Int64(summary.leftOutByOnly))), ("ms", .double(summary.milliseconds)),
            ("exitCode", .int(Int64(summary.exitCode))),
          ] + interruption)),
      "files": .array(files + summary.unbegun.map { unbegun($0) }),
      "differences": .array(summary.differences.map(\.json)),
    ]
    return document.description + "\n"
  }

  private static func file(_ file: FileResult, isInterrupted: Bool) -> JSON {
    var members: JSONObject = [
      "file": .string(file.job.file), "architecture": .string(file.job.architecture.rawValue),
      "tests": .array(file.tests.map(test)), "failures": .array(file.failures.map(\.json)),
      "output": .texts(file.output),
    ]
    if isInterrupted { members["unfinished"] = .array(file.unfinished.map { .texts($0.path) }) }
    return .object(members)
  }

  /// A file that a run had not begun when a signal ended it. Its tests are not known.
  private static func unbegun(_ job: TestJob) -> JSON {
    [
      "file": .string(job.file), "architecture": .string(job.architecture.rawValue), "tests": [], "failures": [],
      "output": [], "begun": false,
    ]
  }

  private static func test(_ test: TestResult) -> JSON {
    var members: JSONObject = [
      "path": .texts(test.path), "outcome": .string(test.outcome.rawValue),
      "ms": .double(test.milliseconds),
    ]
    if let reason = test.reason { members["reason"] = .string(reason) }
    if let failure = test.failure { members["failure"] = failure.json }
    if !test.output.isEmpty { members["output"] = .texts(test.output) }
    if !test.steps.isEmpty { members["steps"] = .array(test.steps.map(\.json)) }
    return .object(members)
  }
}
