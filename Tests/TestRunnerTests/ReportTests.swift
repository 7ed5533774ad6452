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

  @Test("GitHub's annotations stand at the line of each failure, with what has a meaning escaped")
  func github() {
    #expect(
      TestReporter.github.report(Self.summary)
        == "::error file=a.test.js,line=3,col=4,title=fails <&> \"#::no%0Away\n")
    var failure = TestFailure(message: "100%, \u{1B}red")
    #expect(
      GitHubReport.annotation(failure, of: "a,b.js", title: "g: t, 5%")
        == "::error file=a%2Cb.js,title=g%3A t%2C 5%25::100%25, \\u{1B}red\n")
    failure.place = "a b.js:7"
    #expect(GitHubReport.annotation(failure, of: "a.js", title: "t").hasPrefix("::error file=a.js,title=t::"))
    #expect(GitHubReport.annotation(nil, of: "a.js", title: "t") == "::error file=a.js,title=t::\n")
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
              To look around in its app: navbridge inspect out
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
    #expect(xml.contains(#"<testsuites tests="4" failures="1" errors="0" time="1.234">"#))
    #expect(xml.contains(##"name="fails &lt;&amp;&gt; &quot;#""##))
    #expect(xml.contains(#"<failure message="no">no&#10;way&#10;at f (a.test.js:3:4)"#))
    #expect(xml.contains(#"<skipped message="waits for: own modules"/>"#))
  }

  @Test(
    "JUnit's XML counts each test of a suite once: what is left out, what is to be done, and failures outside the tests"
  )
  func suiteCounts() {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.take(#"{"kind":"ended","path":["p"],"outcome":"passed","ms":1500}"#)
    file.take(#"{"kind":"ended","path":["s"],"outcome":"skipped","reason":"why","ms":0}"#)
    file.take(#"{"kind":"ended","path":["t"],"outcome":"todo","reason":"it","ms":0}"#)
    file.take(#"{"kind":"ended","path":["f"],"outcome":"failed","ms":500,"failure":{"message":"no"}}"#)
    file.take(#"{"kind":"file","failure":{"message":"outside"}}"#)
    var summary = TestSummary()
    summary.add([file])
    let xml = TestReporter.junit.report(summary)
    #expect(xml.contains(#"tests="5" failures="2" errors="0" skipped="2" time="2.0""#), "\(xml)")
    #expect(xml.split(separator: "<failure message=").count == 3 && xml.split(separator: "<skipped ").count == 3)
    #expect(xml.contains(#"name="outside the tests""#) && xml.split(separator: "<testcase ").count == 6)
  }

  @Test("JUnit's XML has the steps of a test behind its failure, and of one that passes")
  func steps() {
    let step = #"{"words":"tapOn \"<A>\"","outcome":"OUTCOME","place":"f.yaml:3","depth":1,"ms":2.4,"deviceMs":350}"#
    var summary = TestSummary()
    var file = FileResult(TestJob(file: "f.yaml", architecture: .turbo))
    for outcome in ["passed", "failed"] {
      let failure = outcome == "failed" ? #","failure":{"message":"m"}"# : ""
      file.take(
        #"{"kind":"ended","path":["\#(outcome)"],"outcome":"\#(outcome)","ms":1,"steps":[\#(step.replacing("OUTCOME", with: outcome))]\#(failure)}"#
      )
    }
    summary.add([file])
    let xml = TestReporter.junit.report(summary)
    #expect(
      xml.contains(
        #"name="passed" time="0.001"><system-out>  ✓ tapOn &quot;&lt;A&gt;&quot;  (f.yaml:3, 350 ms of the device, 2 ms)</system-out></testcase>"#
      ))
    #expect(xml.contains("</failure><system-out>  ✗ tapOn"), "\(xml)")
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

  /// A run that a signal has ended during the second of three tests, before its second file.
  private static var interrupted: TestSummary {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.take(
      #"{"kind":"plan","tests":[{"id":0,"path":["one"]},{"id":1,"path":["g","two"]},{"id":2,"path":["three"]}]}"#)
    for kind in ["began", "ended"] {
      file.take(#"{"kind":"\#(kind)","test":0,"path":["one"],"outcome":"passed","ms":1}"#)
    }
    file.take(#"{"kind":"began","test":1,"path":["g","two"]}"#)
    var summary = TestSummary()
    summary.add([file])
    summary.interruption = 2
    summary.interrupted = ["a.test.js: g > two"]
    summary.unbegun = [TestJob(file: "b.test.js", architecture: .turbo)]
    return summary
  }

  @Test("JUnit's XML of a run that was interrupted has an error, and the tests that have no result")
  func interruptedJUnit() {
    let xml = TestReporter.junit.report(Self.interrupted)
    #expect(xml.contains(#"<testsuites tests="5" failures="0" errors="1" "#))
    #expect(xml.contains(#"<testsuite name="a.test.js (turbo)" tests="3" failures="0" errors="0" skipped="2" "#))
    for words in [
      #"name="g &gt; two" time="0"><skipped message="The run was interrupted during this test."/></testcase>"#,
      #"name="three" time="0"><skipped message="The run was interrupted before this test."/></testcase>"#,
      #"<testcase classname="b.test.js" name="all tests" time="0"><skipped message="The run was "#,
      #"name="the whole run" time="0"><error message="Interrupted during 'a.test.js: g &gt; two'; "#,
    ] { #expect(xml.contains(words)) }
  }

  @Test("JSON and TAP of a run that was interrupted name the interruption, and JSON the tests that have no result")
  func interruptedJSON() throws {
    let report = try JSONDocument(TestReporter.json.report(Self.interrupted)).root.json
    let words = "Interrupted during 'a.test.js: g > two'; the other tests have not run to their ends."
    #expect(report["summary"]?["interruption"]?.string == words && report["summary"]?["exitCode"] == 130)
    #expect(report["files"]?[0]?["unfinished"] == [["g", "two"], ["three"]])
    #expect(report["files"]?[1]?["file"] == "b.test.js" && report["files"]?[1]?["begun"] == false)
    #expect(TestReporter.tap.report(Self.interrupted).contains("\nBail out! \(words)\n"))
  }

  @Test("Runs without failures end with 0, and others with 1")
  func codes() {
    #expect(TestSummary().exitCode == 0)
    #expect(Self.summary.exitCode == 1)
  }
}
