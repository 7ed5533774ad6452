import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// docs/test-report.schema.json against the reports that are written.
@Suite("The schema of the JSON report")
struct ReportSchemaTests {
  /// Two routes with different outcomes, a failure with everything, and a failure outside the tests.
  private static var summary: TestSummary {
    func file(_ architecture: Architecture, _ lines: String...) -> FileResult {
      var file = FileResult(TestJob(file: "a.test.js", architecture: architecture))
      for line in lines { file.take(line) }
      return file
    }
    var summary = TestSummary()
    summary.add([
      file(
        .bridge,
        #"{"kind":"ended","path":["g","t"],"outcome":"passed","ms":1.5,"transcript":[["one"]],"steps":[{"words":"tapOn","outcome":"warned","place":"f.yaml:3","depth":1,"ms":2.4,"deviceMs":350}]}"#,
        #"{"kind":"ended","path":["later"],"outcome":"todo","reason":"own modules","ms":0}"#, #"{"kind":"done"}"#),
      file(
        .turbo,
        #"{"kind":"ended","path":["g","t"],"outcome":"failed","ms":2,"failure":{"message":"m","stack":"f@a.test.js:3:4","tree":["main"],"transcript":["two"],"folder":"out","others":[{"message":"o"}]}}"#,
        #"{"kind":"ended","path":["left out"],"outcome":"skipped","reason":"why","ms":0}"#,
        #"{"kind":"file","failure":{"message":"no"}}"#, #"{"kind":"console","text":"a line"}"#, #"{"kind":"done"}"#),
    ])
    summary.milliseconds = 12
    return summary
  }

  private static func schema() throws -> JSONSchema {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try JSONSchema(TextFile.read("/\(root)/docs/test-report.schema.json"))
  }

  @Test("The schema of the JSON report admits a report with every kind of result")
  func admits() throws {
    let report = try JSONDocument(TestReporter.json.report(Self.summary)).root.json
    #expect(report["differences"]?.array?.count == 1 && report["summary"]?["fileFailures"] == 1)
    #expect(try Self.schema().faults(in: report) == [])
  }

  @Test(
    "The report as JSON has what was printed in its order, in the tests and in the files, and nothing where nothing was"
  )
  func output() throws {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    let console = { (text: String) in #"{"kind":"console","level":"log","text":"\#(text)"}"# }
    file.take(console("<0>"))
    for name in ["a", "b"] {
      file.take(#"{"kind":"began","test":0}"#)
      if name == "a" { ["1", "é\\n\\\"2"].forEach { file.take(console($0)) } }
      file.take(#"{"kind":"ended","test":0,"path":["\#(name)"],"outcome":"passed","ms":1}"#)
    }
    var summary = TestSummary()
    summary.add([file, FileResult(TestJob(file: "b.test.js", architecture: .turbo))])
    let report = try JSONDocument(TestReporter.json.report(summary)).root.json
    let files = report["files"]?.array ?? []
    #expect(files.map { $0["output"] } == [["<0>", "1", "é\n\"2"], []])
    #expect(files[0]["tests"]?.array?.map { $0["output"] } == [["1", "é\n\"2"], nil])
    #expect(files[1]["tests"] == [])
    let page = TestReporter.html.report(summary)
    let data = try #require(page.split(separator: #"id="data">"#).last?.split(separator: "</script>").first)
    let shown = try JSONDocument(String(data)).root.json
    #expect(shown["tests"]?.array?.map { $0["output"] } == [["1", "é\n\"2"], nil, ["<0>"]])
  }

  @Test("The schema of the JSON report admits the report of a run that a signal has ended")
  func interrupted() throws {
    var summary = Self.summary
    summary.interruption = 15
    summary.unbegun = [TestJob(file: "b.test.js", architecture: .turbo)]
    let report = try JSONDocument(TestReporter.json.report(summary)).root.json
    #expect(try Self.schema().faults(in: report) == [])
  }

  @Test("The schema of the JSON report refuses a report with a member too few, too many or of another type")
  func refuses() throws {
    let schema = try Self.schema()
    #expect(schema.faults(in: ["schema": "navbridge-test-1", "summary": [:]]).contains("$: 'files' is missing."))
    #expect(schema.faults(in: ["more": 1]).contains("$: the schema does not describe 'more'."))
    #expect(schema.faults(in: ["schema": "navbridge-test-2"]).contains { $0.hasPrefix("$.schema: ") })
    #expect(schema.faults(in: ["differences": [["path": [1]]]]).contains { $0.hasPrefix("$.differences[0].path[0]: ") })
  }
}
