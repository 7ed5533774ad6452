import NavbridgeVocabulary
import Testing

@testable import NavbridgeTestRunner

@Suite("The argument of a test run")
struct TestPlaceTests {
  static let rows: [(String, String, Int?)] = [
    ("a.test.js", "a.test.js", nil), ("a.test.js:12", "a.test.js", 12), ("x/a.test.js:12:5", "x/a.test.js", 12),
    ("a:b:7", "a:b", 7), ("a.test.js:0", "a.test.js:0", nil), ("a.test.js:-1", "a.test.js:-1", nil),
    ("a.test.js:x", "a.test.js:x", nil), ("a.test.js:", "a.test.js:", nil), ("a.test.js:3:0", "a.test.js:3:0", nil),
    ("", "", nil),
  ]

  @Test("The argument of a test run is a path, or a path with a line and perhaps a column", arguments: rows)
  func parts(_ argument: String, _ path: String, _ line: Int?) {
    let place = TestPlace(argument)
    #expect(place.path == path && place.line == line)
  }

  @Test("The argument of a test run is a file whose own name ends with a number, where there is one")
  func ownName() throws {
    let folder = try ModuleFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/tests"
    #expect(TestPlace("\(path):3").line == 3)
    // The link to the folder of tests is there, so that its own name counts.
    #expect(TestPlace(path).line == nil)
  }

  /// Files with tests or without, by name.
  private static func summary(
    grep: String? = nil, lines: [String: [Int]] = [:], tags: [String] = [], _ files: (String, [String])...
  ) -> TestSummary {
    var summary = TestSummary(grep: grep, lines: lines, tags: tags)
    for (name, records) in files {
      var file = FileResult(TestJob(file: name, architecture: .turbo))
      for record in records { file.take(record) }
      summary.add([file])
    }
    return summary
  }

  private static let passed = #"{"kind":"ended","path":["a"],"outcome":"passed","ms":1}"#

  @Test("The argument of a test run that chooses nothing fails the run with a sentence")
  func nothing() {
    let line = Self.summary(lines: ["a": [1, 3]], ("a", []), ("b", [Self.passed]))
    #expect(line.exitCode == 1)
    #expect(line.nothingChosen?.hasPrefix("Line 3 of 'a' belongs to no test: ") == true)
    #expect(Self.summary(lines: ["a": [1]], ("a", [Self.passed])).nothingChosen == nil)
    #expect(Self.summary(lines: ["a": [1]], ("a", [#"{"kind":"plan","tests":[],"leftOutByOnly":2}"#])).exitCode == 0)
    #expect(Self.summary(grep: "x", ("a", [])).nothingChosen?.contains("--grep 'x'") == true)
    #expect(Self.summary(grep: "x", lines: ["a": [1]], ("a", []), ("b", [Self.passed])).exitCode == 0)
  }

  @Test("A run in which no flow has a wanted tag fails with a sentence, and one with a flow that ran does not")
  func tags() {
    let skipped = Self.passed.replacing("passed", with: "skipped")
    let files = [("a.yaml", [skipped]), ("b.yml", [skipped]), ("c.test.js", [Self.passed])]
    let none = Self.summary(tags: ["smokee", "b"], files[0], files[1], files[2])
    #expect(none.exitCode == 1 && none.nothingChosen?.contains("--include-tags has run: smokee, b.") == true)
    #expect(Self.summary(tags: ["b"], ("a.yaml", [skipped]), ("b.yaml", [Self.passed])).exitCode == 0)
    #expect(Self.summary(("a.yaml", [skipped])).exitCode == 0)
    #expect(Self.summary(tags: ["b"], ("c.test.js", [skipped])).exitCode == 0)
  }

  @Test("A run in which each test is skipped has a sentence that states it, and passes")
  func skipped() {
    let skipped = Self.passed.replacing("passed", with: "skipped")
    let second = skipped.replacing(#"["a"]"#, with: #"["b"]"#)
    let one = Self.summary(("a.test.js", [skipped]))
    #expect(one.nothingRan == "No test has run: the only one is skipped." && one.exitCode == 0)
    let all = Self.summary(("a.test.js", [skipped, second]), ("b.test.js", [skipped]))
    #expect(all.nothingRan == "No test has run: each of the 3 is skipped." && all.exitCode == 0)
    for other in ["passed", "failed", "todo"] {
      let mixed = Self.summary(("a.test.js", [skipped]), ("b.test.js", [Self.passed.replacing("passed", with: other)]))
      #expect(mixed.nothingRan == nil)
    }
    #expect(Self.summary(("a.test.js", [])).nothingRan == nil)
    #expect(Self.summary(tags: ["b"], ("a.yaml", [skipped])).nothingRan == nil, "It has another sentence.")
  }

  @Test("The end of a run by a signal has the signal's exit code, whatever has failed")
  func interruption() {
    var summary = Self.summary(grep: "x", ("a", []))
    summary.interruption = 2
    #expect(summary.exitCode == 130 && summary.nothingChosen == nil)
    summary.interrupted = ["a: one", "b: two"]
    #expect(summary.interruptionWords?.hasPrefix("Interrupted during 'a: one' and 'b: two'; the other tests") == true)
    summary.interrupted = []
    summary.refusal = "no"
    #expect(summary.exitCode == 130)
    let end = TextReport.end(summary)
    #expect(end.hasPrefix("\nInterrupted; the other tests have not run to their ends. 0 passed in "), "\(end)")
  }
}
