import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

@Suite("Reports")
struct ReportTests {
  private static var summary: TestSummary {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.take(#"{"kind":"ended","path":["g","passes"],"outcome":"passed","ms":1500}"#)
    file.take(
      ##"{"kind":"ended","path":["fails <&> \"#"],"outcome":"failed","ms":2,"failure":{"message":"no\nway","place":"a.test.js:3:4","frames":["at f (a.test.js:3:4)","at a.test.js:9:1"],"code":["> 3 | f()"],"replay":"navbridge test a.test.js","tree":["main window"],"transcript":["line"],"folder":"out"}}"##
    )
    file.take(#"{"kind":"ended","path":["later"],"outcome":"todo","reason":"own modules","ms":0}"#)
    file.take(#"{"kind":"ended","path":["not here"],"outcome":"skipped","reason":"why","ms":0}"#)
    file.take(#"{"kind":"done"}"#)
    var summary = TestSummary()
    summary.add([file])
    summary.milliseconds = 1234
    return summary
  }

  @Test("The text has a mark for each outcome and everything that explains a failure")
  func text() {
    #expect(
      TestReporter.text.report(Self.summary) == """
        a.test.js
          ok   g > passes
          FAIL fails <&> "#
              no
              way
              at f (a.test.js:3:4)
                > 3 | f()
              at a.test.js:9:1

              The screen:
                main window

              The end of the transcript:
              line

              To repeat it: navbridge test a.test.js
              The whole transcript: out

          todo later: own modules
          skip not here: why

        1 passed, 1 failed, 1 skipped, 1 todo in 1.2 s

        """)
  }

  @Test("TAP counts its tests and marks what does not run")
  func tap() {
    let lines = TestReporter.tap.report(Self.summary).split(separator: "\n")
    #expect(lines.first == "TAP version 14" && lines.last == "1..4")
    #expect(lines.contains("ok 1 - a.test.js (turbo) > g > passes"))
    #expect(lines.contains(##"not ok 2 - a.test.js (turbo) > fails <&> "\#"##))
    #expect(lines.contains("ok 3 - a.test.js (turbo) > later # TODO own modules"))
    #expect(lines.contains("ok 4 - a.test.js (turbo) > not here # SKIP why"))
  }

  @Test("JUnit's XML escapes names and counts failures")
  func junit() {
    let xml = TestReporter.junit.report(Self.summary)
    #expect(xml.contains(#"<testsuites tests="4" failures="1" time="1.234">"#))
    #expect(xml.contains(##"name="fails &lt;&amp;&gt; &quot;#""##))
    #expect(xml.contains(#"<failure message="no">no&#10;way&#10;at f (a.test.js:3:4)"#))
    #expect(xml.contains(#"<skipped message="waits for: own modules"/>"#))
    #expect(JUnitReport.escaped("a\u{1}b") == "a\u{FFFD}b")
  }

  @Test("JSON names its schema and has all results")
  func json() throws {
    let report = try JSONDocument(TestReporter.json.report(Self.summary)).root.json
    #expect(report["schema"] == "navbridge-test-1")
    #expect(report["summary"]?["failed"] == 1 && report["summary"]?["exitCode"] == 1)
    let tests = report["files"]?[0]?["tests"]?.array ?? []
    #expect(tests.compactMap { $0["outcome"]?.string } == ["passed", "failed", "todo", "skipped"])
    #expect(tests[1]["failure"]?["place"] == "a.test.js:3:4")
  }

  @Test("Runs without failures end with 0, and others with 1")
  func codes() {
    #expect(TestSummary().exitCode == 0)
    #expect(Self.summary.exitCode == 1)
  }
}
