internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// One JSON document with all results (docs/test-report.schema.json).
enum JSONReport {
  static let schema = "navbridge-test-1"

  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    let counts = TestOutcome.allCases.map { ($0.rawValue, JSON.int(Int64(summary.count($0)))) }
    let interruption = summary.interruptionWords.map { [("interruption", JSON.string($0))] } ?? []
    let document: JSONObject = [
      "schema": .string(schema),
      "summary": .object(
        JSONObject(
          uniqueKeysWithValues: counts + [
            ("fileFailures", .int(Int64(summary.fileFailures))),
            ("leftOutByOnly", .int(Int64(summary.leftOutByOnly))), ("ms", .double(summary.milliseconds)),
            ("exitCode", .int(Int64(summary.exitCode))),
          ] + interruption)),
      "differences": .array(summary.differences.map(\.json)),
    ]
    JSONParts.write(document, write) { list in
      list("files") { item in
        for one in summary.files { item { file(one, isInterrupted: summary.interruption != nil, $0) } }
        for one in summary.unbegun { item { $0(unbegun(one).description) } }
      }
    }
    write("\n")
  }

  private static func file(_ file: FileResult, isInterrupted: Bool, _ write: @escaping (String) -> Void) {
    var members: JSONObject = [
      "file": .string(file.job.file), "architecture": .string(file.job.architecture.rawValue),
      "failures": .array(file.failures.map(\.json)),
    ]
    if isInterrupted { members["unfinished"] = .array(file.unfinished.map { .texts($0.path) }) }
    JSONParts.write(members, write) { list in
      list("tests") { item in for one in file.tests { item { test(one, $0) } } }
      list("output") { item in JSONParts.write(texts: file.output, item) }
    }
  }

  /// A file that a run had not begun when a signal ended it. Its tests are not known.
  private static func unbegun(_ job: TestJob) -> JSON {
    [
      "file": .string(job.file), "architecture": .string(job.architecture.rawValue), "tests": [], "failures": [],
      "output": [], "begun": false,
    ]
  }

  private static func test(_ test: TestResult, _ write: @escaping (String) -> Void) {
    var members: JSONObject = [
      "path": .texts(test.path), "outcome": .string(test.outcome.rawValue),
      "ms": .double(test.milliseconds),
    ]
    if let reason = test.reason { members["reason"] = .string(reason) }
    if let failure = test.failure { members["failure"] = failure.json }
    if !test.steps.isEmpty { members["steps"] = .array(test.steps.map(\.json)) }
    JSONParts.write(members, write) { list in
      if !test.output.isEmpty { list("output") { item in JSONParts.write(texts: test.output, item) } }
    }
  }
}
