import NavbridgeVocabulary
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
    #expect(report.text(of: file) == "a\n  ok   one\n  FAIL one\n\(failure)")
    file.take(Self.ended("one", "failed"))
    #expect(report.text(of: file) == "  FAIL one: failed in 2 of 3 runs\n")
    file.take(Self.ended("two", "failed"))
    #expect(report.text(of: file) == "  FAIL two\n\(failure)")
  }

  @Test("A running report has a line for a file without tests, and names the routes where there are two")
  func headings() {
    var report = RunningReport(namesRoute: true)
    #expect(report.text(of: Self.file("a", .bridge)) == "a (bridge)\n")
    #expect(report.text(of: Self.file("a", .bridge)) == "")
    #expect(report.text(of: Self.file("a", .turbo)) == "a (turbo)\n")
  }

  @Test("A running report has what a test prints below the test, and other lines before it")
  func consoles() {
    var report = RunningReport(namesRoute: false)
    var file = Self.file("a")
    func line(_ text: String) -> String { #"{"kind":"console","level":"log","text":"\#(text)"}"# }
    file.take(line("outside"))
    #expect(report.text(of: file) == "a\n  | outside\n")
    file.take(#"{"kind":"began","test":0,"path":["one"]}"#)
    file.take(line("inside"))
    #expect(report.text(of: file) == "")
    file.take(Self.ended("one"))
    file.take(line("behind"))
    file.take(#"{"kind":"began","test":1,"path":["two"]}"#)
    file.take(Self.ended("two"))
    #expect(report.text(of: file) == "  | behind\n  ok   one\n       | inside\n  ok   two\n")
    #expect(file.output == ["outside", "inside", "behind"])
  }

  @Test("A running report for a terminal has colours, the times of slow tests, and coloured differences")
  func terminal() {
    var report = RunningReport(namesRoute: false, .terminal)
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
    #expect(TextReport.end(summary, .terminal).contains("\u{1B}[32m3 passed\u{1B}[0m in "))
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
    #expect(TextReport.end(summary, .terminal).contains("\u{1B}[31m9 passed, 1 failed\u{1B}[0m in "))
  }
}
