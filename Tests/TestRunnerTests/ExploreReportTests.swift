import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

@Suite("The report of an exploration")
struct ExploreReportTests {
  private static func explored(_ failure: Bool = true) -> ExploredTest {
    var test = ExploredTest(path: ["group", "test"])
    test.decisions = 300
    for number in 0..<5 { test.add(["a", "b"], failure: nil, number: number, schedule: "1:\(number)") }
    test.add(["b", "a"], failure: failure ? "no" : nil, number: 5, schedule: "7:1")
    test.orders = [1, 0xFFFF_FFFF_FFFF_FFFF]
    if failure {
      test.failure = .init(
        TestFailure(message: "no"), schedule: "7:1", transcript: ["0.0 ms  b", "0.0 ms  a"], number: 5, decisions: 40,
        runs: 9, notes: ["7:1  b runs before a"], isRepeatable: true)
    }
    return test
  }

  private static func file(_ tests: ExploredTest..., failures: [String] = []) -> FileResult {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    for test in tests { file.take(["kind": "explored", "test": test.json]) }
    for failure in failures { file.take(["kind": "file", "failure": ["message": .string(failure)]]) }
    return file
  }

  @Test("The report of an exploration has the counts, the failure, its decisions and the way to repeat it")
  func failure() {
    let text = ExploreReport.text(of: Self.file(Self.explored()), namesRoute: true, outcomes: 0) { _ in
      .init(schedule: "f.json", page: "f.html")
    }
    #expect(
      text == """
        a.test.js (turbo)
          FAIL group > test: 6 schedules, 2 outcomes, 2 orders, 1 failed
              no

              1 decision of 300 differs from the usual schedule:
                7:1  b runs before a
              Found by run 5 with 40 decisions, made smaller in 9 runs.
              To repeat it: navbridge replay f.json
              Both runs beside each other, for a browser: f.html


        """)
  }

  @Test("The report of an exploration shows outcomes as differences from the most frequent one")
  func outcomes() {
    let text = ExploreReport.text(of: Self.file(Self.explored(false)), namesRoute: false, outcomes: 3) { _ in nil }
    #expect(
      text == """
        a.test.js
          ok   group > test: 6 schedules, 2 outcomes, 2 orders
              5 schedules: the most frequent outcome
              1 schedule, the first of them in run 5:
                - a
                  b
                + a

        """)
  }

  @Test("The report of an exploration names failures outside the tests, and counts them")
  func outside() {
    let file = Self.file(Self.explored(false), failures: ["broken"])
    let text = ExploreReport.text(of: file, namesRoute: false, outcomes: 0) { _ in nil }
    #expect(text.contains("FAIL outside the tests\n      broken\n"))
    #expect(ExploreReport.end([file]) == "\n1 test, 6 schedules, 1 failed\n")
    #expect(
      ExploreReport.end([file], isInterrupted: true) == "\ninterrupted after 1 test, 6 schedules, 1 failed\n")
    #expect(file.hasFailed)
  }

  @Test("The report of an exploration names a test that was left out, and does not count it")
  func leftOut() {
    var test = ExploredTest(path: ["t"])
    test.leftOut = "why"
    let file = Self.file(test)
    #expect(
      ExploreReport.text(of: file, namesRoute: false, outcomes: 0) { _ in nil } == "a.test.js\n  skip t: why\n")
    #expect(ExploreReport.end([file]) == "\n0 tests, 0 schedules, 0 failed\n")
    #expect(!file.hasFailed)
  }

  @Test("The document of an exploration is read as it was written")
  func document() throws {
    var other = Self.explored(false)
    other.leftOut = "why"
    let files = [Self.file(Self.explored(), other, failures: ["broken"])]
    let text = ExploreReport.document(files, ExploreOptions())
    let read = try #require(ExploreReport.files(in: text))
    #expect(read.map(\.explored) == files.map(\.explored) && read.map(\.failures) == files.map(\.failures))
    #expect(ExploreReport.files(in: "{}") == nil && ExploreReport.files(in: "x") == nil)
  }

  @Test("The films of a failure come with its test, and no document has them")
  func films() throws {
    let run = FilmedRuns.Run(failure: nil, transcript: ["a"], film: ["apps": []])
    let films = FilmedRuns(usual: run, failing: .init(failure: "no", transcript: ["b"], film: .null))
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.take(["kind": "explored", "test": Self.explored().json, "films": films.json])
    #expect(file.explored.first?.failure?.films == films && !file.hasFailed == false)
    let text = ExploreReport.document([file], ExploreOptions())
    #expect(try #require(ExploreReport.files(in: text)).first?.explored.first?.failure?.films == nil)
    // Of two parts of a search the earlier failure counts, with its own films.
    var late = Self.explored()
    late.failure?.number = 9
    late.merge(file.explored[0])
    #expect(late.failure?.films == films)
  }

  @Test("Parts of an exploration are added, and the failure of the earliest run counts")
  func merged() {
    var late = Self.explored()
    late.failure?.number = 9
    late.outcomes[1].number = 9
    let (one, other) = (Self.file(late), Self.file(Self.explored()))
    let merged = ExploreReport.merged([[one], [other]])
    #expect(merged.count == 1 && merged[0].explored.count == 1)
    let test = merged[0].explored[0]
    #expect(test.schedules == 12 && test.failure?.number == 5 && test.orders.count == 2)
    #expect(test.outcomes.map(\.count) == [10, 2] && test.outcomes.map(\.number) == [0, 5])
  }

  @Test("The options of an exploration are the same after their text was read")
  func options() {
    var options = ExploreOptions()
    (options.schedules, options.seconds, options.seed, options.strategy) = (7, 3, 12, .few)
    (options.part, options.parts, options.goesOn, options.schedule, options.isApp) = (1, 4, true, "1:2", true)
    #expect(ExploreOptions(text: options.text) == options)
    #expect(ExploreOptions(text: ExploreOptions().text) == ExploreOptions())
    #expect(ExploreOptions(text: "{}") == nil && ExploreOptions(text: "no") == nil)
  }

  @Test("The report of an exploration counts what it leaves out, and the most frequent outcome is not the first one")
  func most() {
    var test = Self.explored()
    func notes(_ count: Int) -> String {
      test.failure?.notes = (0..<count).map { "note \($0)" }
      return ExploreReport.text(of: Self.file(test), namesRoute: false, outcomes: 0) { _ in nil }
    }
    #expect(!notes(20).contains("more") && notes(21).contains("  … and 1 more\n"))
    var other = ExploredTest(path: ["other"])
    for (number, line) in ["a", "b", "b", "c"].enumerated() {
      other.add([line], failure: nil, number: number, schedule: "1:\(number)")
    }
    func differences(_ limit: Int) -> String {
      ExploreReport.text(of: Self.file(other), namesRoute: false, outcomes: limit) { _ in nil }
    }
    let both = differences(2)
    #expect(both.contains("      2 schedules: the most frequent outcome\n") && !both.contains("more"))
    #expect(differences(1).contains("      … and 1 outcome more\n"))
  }

  @Test("Parts of a search are merged by their file and route")
  func routes() {
    let files = [Architecture.turbo, .bridge, .turbo].map { FileResult(TestJob(file: "a", architecture: $0)) }
    #expect(ExploreReport.merged([[files[0], files[1]], [files[2]]]).map(\.job.architecture) == [.turbo, .bridge])
  }
}

@Suite("The file of a schedule")
struct ScheduleFileTests {
  private static let file = ScheduleFile(
    file: "e2e/a.test.js", architecture: .bridge, test: ["g", "it \"works\""], schedule: "1:2 3:4", failure: "no\nmore",
    transcript: ["0.0 ms  a", "0.0 ms  b"], digest: "d", version: "1.2.3")

  @Test("The file of a schedule is the same after its text was read")
  func text() {
    #expect(ScheduleFile(text: Self.file.text) == Self.file)
    #expect(ScheduleFile(text: "{}") == nil && ScheduleFile(text: "x") == nil)
  }

  @Test("A test with a schedule names the route, the test and the decisions in its first line")
  func header() throws {
    let lines = Self.file.testText.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        #"// @schedule bridge ["g","it \"works\""] 1:2 3:4"#, "// It fails under this schedule: no",
        "require('./a.test.js');",
      ])
    let header = try #require(ScheduleHeader(text: Self.file.testText))
    #expect(header == ScheduleHeader(schedule: "1:2 3:4", test: Self.file.test, architecture: .bridge))
    #expect(Self.file.testFile.hasPrefix("e2e/a.schedule-") && Self.file.testFile.hasSuffix(".test.js"))
  }

  @Test(
    "A first line that is no schedule is none",
    arguments: ["", "// @schedule", "// @schedule turbo", "// @schedule vhs [\"a\"] 1:2", "const a = 1;"])
  func none(_ text: String) { #expect(ScheduleHeader(text: text) == nil) }

  @Test("A repeated run is compared with the one that was found: its transcript, and then its failure")
  func comparison() {
    func repeated(_ lines: [String], _ failure: String?) -> ExploredTest {
      var test = ExploredTest(path: ["t"])
      test.add(lines, failure: failure, number: 0, schedule: "")
      return test
    }
    #expect(Self.file.compare(with: repeated(Self.file.transcript, "no\nmore"), otherwise: []).isSame)
    let other = Self.file.compare(with: repeated(["0.0 ms  a", "0.0 ms  c", "d"], nil), otherwise: [])
    #expect(!other.isSame && other.lines.suffix(2) == ["- 0.0 ms  b", "+ 0.0 ms  c"])
    #expect(other.lines.contains("The run differs from line 2 of its transcript on:"))
    let shorter = Self.file.compare(with: repeated(["0.0 ms  a"], nil), otherwise: [])
    #expect(!shorter.isSame && shorter.lines.suffix(2) == ["- 0.0 ms  b", "+ (its end)"])
    #expect(!Self.file.compare(with: repeated(Self.file.transcript, "yes"), otherwise: []).isSame)
    #expect(Self.file.compare(with: nil, otherwise: ["broken"]).lines == ["broken"])
  }

  @Test("The file of a schedule says whether it is an app's")
  func app() {
    var file = ScheduleFile(
      file: "a", architecture: .turbo, test: [], schedule: "1:1", failure: "", transcript: [], digest: "", version: "1")
    for isApp in [false, true] {
      file.isApp = isApp
      #expect(ScheduleFile(text: file.text) == file)
    }
  }
}
