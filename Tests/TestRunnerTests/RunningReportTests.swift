import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// The report while tests run.
@Suite("A running report")
struct RunningReportTests {
  private static func ended(_ name: String, _ outcome: String = "passed", ms: Int = 1) -> String {
    let failure = outcome == "failed" ? #","failure":{"message":"no\n\n- a\n+ b\n  c"}"# : ""
    return #"{"kind":"ended","test":0,"path":["\#(name)"],"outcome":"\#(outcome)","ms":\#(ms)\#(failure)}"#
  }

  private static func file(_ name: String, _ route: Architecture = .turbo) -> FileResult {
    FileResult(TestJob(file: name, architecture: route))
  }

  @Test("A running report shows each part once, and the file's name again where another one came between")
  func parts() {
    var report = RunningReport(namesRoute: false)
    var (a, b) = (Self.file("a"), Self.file("b"))
    a.take(Self.ended("one"))
    #expect(report.text(of: a) == "a\n  ok   one\n")
    #expect(report.text(of: a) == "")
    a.take(Self.ended("two"))
    #expect(report.text(of: a) == "  ok   two\n")
    b.take(Self.ended("three"))
    #expect(report.text(of: b) == "b\n  ok   three\n")
    a.take(Self.ended("four", "failed"))
    #expect(report.text(of: a) == "a\n  FAIL four\n      no\n\n      - a\n      + b\n        c\n\n")
    a.fail("outside")
    #expect(report.text(of: a) == "  FAIL outside the tests\n      outside\n\n")
  }

  @Test("A running report has the first failure of a test that runs several times, and at the end their number")
  func repeated() {
    var report = RunningReport(namesRoute: false)
    var file = Self.file("a")
    let paths = Array(repeating: #"{"path":["one"]}"#, count: 3).joined(separator: ",")
    file.take(#"{"kind":"plan","tests":[\#(paths),{"path":["two"]}]}"#)
    file.take(Self.ended("one"))
    file.take(Self.ended("one", "failed"))
    let failure = "      no\n\n      - a\n      + b\n        c\n\n"
    #expect(report.text(of: file) == "a\n  FAIL one\n\(failure)")
    file.take(Self.ended("one", "failed"))
    #expect(report.text(of: file) == "  FAIL one: failed in 2 of 3 runs\n")
    file.take(Self.ended("two", "failed"))
    #expect(report.text(of: file) == "  FAIL two\n\(failure)")
  }

  @Test("A running report has one line for a test whose runs all pass, when the last of them has ended")
  func repeatedPassing() {
    var report = RunningReport(namesRoute: false)
    var file = Self.file("a")
    let paths = ["one", "one", "one", "two", "two"].map { #"{"path":["\#($0)"]}"# }.joined(separator: ",")
    file.take(#"{"kind":"plan","tests":[\#(paths)]}"#)
    file.take(Self.ended("one"))
    #expect(report.text(of: file) == "a\n")
    file.take(Self.ended("one"))
    #expect(report.text(of: file) == "")
    file.take(Self.ended("one"))
    file.take(Self.ended("two"))
    #expect(report.text(of: file) == "  ok   one (3 runs)\n")
    file.take(Self.ended("two", "failed"))
    var summary = TestSummary()
    summary.add([file])
    #expect(summary.words == "1 passed, 1 failed (3 runs of each test)")
    #expect(summary.count(.passed) == 4 && summary.count(.failed) == 1)
  }

  @Test("A running report takes tests whose names differ in bytes alone for two")
  func names() {
    var report = RunningReport(namesRoute: false)
    var (file, summary) = (Self.file("a"), TestSummary())
    let names = ["\u{E9}", "e\u{301}"]
    file.take(["kind": "plan", "tests": .array(names.map { ["path": [.string($0)]] })])
    for name in names { file.take(Self.ended(name)) }
    #expect(report.text(of: file) == "a\n  ok   \(names[0])\n  ok   \(names[1])\n")
    summary.add([file])
    #expect(summary.words == "2 passed")
  }

  @Test("A running report has a line for a file without tests, and names the routes where there are two")
  func headings() {
    var report = RunningReport(namesRoute: true)
    #expect(report.text(of: Self.file("a", .bridge)) == "a (bridge)\n")
    #expect(report.text(of: Self.file("a", .bridge)) == "")
    #expect(report.text(of: Self.file("a", .turbo)) == "a (turbo)\n")
  }

  private static func line(_ text: String) -> JSON { ["kind": "console", "level": "log", "text": .string(text)] }

  @Test("A running report has what a test prints below the test, and other lines before it, where that is asked for")
  func consoles() {
    var report = RunningReport(namesRoute: false, printsConsole: true)
    var file = Self.file("a")
    file.take(Self.line("outside"))
    #expect(report.text(of: file) == "a\n  | outside\n")
    file.take(#"{"kind":"began","test":0,"path":["one"]}"#)
    file.take(Self.line("inside\n\nand below"))
    #expect(report.text(of: file) == "")
    file.take(Self.ended("one"))
    file.take(Self.line("behind"))
    file.take(#"{"kind":"began","test":1,"path":["two"]}"#)
    file.take(Self.ended("two"))
    #expect(
      report.text(of: file) == "  | behind\n  ok   one\n       | inside\n       | \n       | and below\n  ok   two\n")
    #expect(file.output == ["outside", "inside\n\nand below", "behind"])
  }

  @Test("A running report has what was printed by tests that fail, and outside tests from the first failure on")
  func consolesOfFailures() {
    var report = RunningReport(namesRoute: false)
    var file = Self.file("a")
    func test(_ name: String, _ outcome: String = "passed") {
      file.take(#"{"kind":"began","test":0,"path":["\#(name)"]}"#)
      file.take(Self.line("in \(name)"))
      file.take(Self.ended(name, outcome))
    }
    file.take(Self.line("outside"))
    test("one")
    #expect(report.text(of: file) == "a\n  ok   one\n")
    var summary = TestSummary()
    summary.add([file])
    let hint = "\nConsole: 2 texts of tests that pass are not shown; --console shows all.\n"
    #expect(TextReport.end(summary, printsConsole: false).hasPrefix(hint))
    #expect(!TextReport.end(summary, printsConsole: true).contains("Console"))
    test("two", "failed")
    #expect(report.text(of: file).hasPrefix("  | outside\n  FAIL two\n       | in two\n      no\n"))
    file.take(Self.line("later"))
    test("three")
    #expect(report.text(of: file) == "  | later\n  ok   three\n")
    var failed = TestSummary()
    failed.add([file])
    #expect(TextReport.end(failed, printsConsole: false).hasPrefix(hint))
    #expect(!TextReport.end(TestSummary(), printsConsole: false).contains("Console"))
  }

  @Test("A running report has a deprecation once, whichever file and app have said it, and other lines each time")
  func deprecations() {
    var report = RunningReport(namesRoute: false, printsConsole: true)
    for (name, app, expected) in [
      ("a", "[app] ", "a\n  | [app] Old is Deprecated.\n  | again\n"), ("b", "[main.js] ", "b\n  | again\n"),
      ("c", "", "c\n  | again\n"),
    ] {
      var file = Self.file(name)
      file.take(Self.line("\(app)Old is Deprecated.\(name == "a" ? "" : "\n at \(name)")"))
      file.take(Self.line("again"))
      #expect(report.text(of: file).replacing("\n at \(name)", with: "") == expected)
    }
  }

  @Test("A running report for a terminal has colours, the times of slow tests, and coloured differences")
  func terminal() {
    var report = RunningReport(namesRoute: false, TextStyle(hasColours: true, columns: nil))
    var file = Self.file("a")
    for record in [
      Self.ended("fast", ms: 499), Self.ended("slow", ms: 1540), Self.ended("bad", "failed"),
      #"{"kind":"ended","path":["later"],"outcome":"todo","reason":"r","ms":0}"#,
    ] { file.take(record) }
    let escaped = report.text(of: file).replacing("\u{1B}", with: "^")
    #expect(
      escaped == """
        ^[1ma^[0m
          ^[32mok  ^[0m fast
          ^[32mok  ^[0m slow (1.5 s)
          ^[31mFAIL^[0m bad
              no

              ^[32m- a^[0m
              ^[31m+ b^[0m
                c

          ^[33mtodo^[0m later: r

        """)
  }

  @Test("The end of a report has the slowest tests, the slowest first, and a colour for the numbers")
  func slowest() {
    var (file, summary) = (Self.file("a"), TestSummary())
    for (name, ms) in [("one", 100), ("two", 2500), ("three", 700)] { file.take(Self.ended(name, ms: ms)) }
    summary.add([file])
    #expect(TextReport.end(summary) == "\n3 passed in 0.0 s\n")
    #expect(
      TextReport.end(summary, slowest: 2)
        == "\nSlowest tests:\n  2.5 s  a: two\n  0.7 s  a: three\n\n3 passed in 0.0 s\n")
    #expect(
      TextReport.end(summary, TextStyle(hasColours: true, columns: nil)).contains("\u{1B}[32m3 passed\u{1B}[0m in "))
    #expect(!TextReport.end(TestSummary(), slowest: 3).contains("Slowest"))
    for (name, ms) in [("one", 46), ("two", 1), ("three", 12)] { file.take(Self.ended(name, ms: ms)) }
    var again = TestSummary()
    again.add([file])
    // Each test once, by its slowest run.
    #expect(TextReport.end(again, slowest: 9).contains("\n  2.5 s  a: two\n  0.7 s  a: three\n  0.1 s  a: one\n\n"))
    #expect(
      [0, 0.4, 1, 46.2, 99.6, 100, 1540].map(TextStyle.seconds) == [
        "0.0 s", "0.0 s", "0.001 s", "0.046 s", "0.1 s", "0.1 s", "1.5 s",
      ])
    file.take(Self.ended("bad", "failed"))
    summary.add([file])
    #expect(
      TextReport.end(summary, TextStyle(hasColours: true, columns: nil)).contains(
        "\u{1B}[31m3 passed, 1 failed (3 runs of each test)\u{1B}[0m in "))
  }
}
