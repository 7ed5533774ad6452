import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// The sums of coverage in the form of istanbul.
@Suite("The coverage of apps")
struct AppCoverageTests {
  private static func file(_ hash: String, s: JSON, f: JSON = [:], b: JSON = [:]) -> JSON {
    ["path": "a.js", "hash": .string(hash), "s": s, "f": f, "b": b]
  }

  private static func document(_ coverage: AppCoverage) -> JSON? { try? JSONDocument(coverage.text).root.json }

  @Test("Counts of statements, functions and branches are added, file by file")
  func sums() {
    var coverage = AppCoverage()
    #expect(coverage.isEmpty)
    coverage.add(["a.js": Self.file("1", s: ["0": 1, "1": 0], f: ["0": 2], b: ["0": [1, 0]])])
    coverage.add([
      "a.js": Self.file("1", s: ["0": 2, "1": 5], f: ["0": 1], b: ["0": [0, 3]]), "b.js": ["s": ["0": 7]],
    ])
    let sum = Self.file("1", s: ["0": 3, "1": 5], f: ["0": 3], b: ["0": [1, 3]])
    #expect(Self.document(coverage) == ["a.js": sum, "b.js": ["s": ["0": 7]]])
    #expect(!coverage.isEmpty)
  }

  @Test("A file that was instrumented anew takes the place of the one before")
  func anew() {
    var coverage = AppCoverage()
    coverage.add(["a.js": Self.file("1", s: ["0": 1])])
    coverage.add(["a.js": Self.file("2", s: ["0": 4])])
    #expect(Self.document(coverage) == ["a.js": Self.file("2", s: ["0": 4])])
  }

  @Test("Counts that only one of two has stay, and what is no coverage adds nothing")
  func partial() {
    var coverage = AppCoverage()
    coverage.add(["a.js": Self.file("1", s: ["0": 1], b: ["0": [1]])])
    coverage.add(["a.js": Self.file("1", s: ["1": 2], b: ["0": [1, 4], "1": [2]])])
    coverage.add("text")
    #expect(
      Self.document(coverage)
        == ["a.js": Self.file("1", s: ["0": 1, "1": 2], b: ["0": [2, 4], "1": [2]])])
  }

  @Test("A summary has the coverage of all files, and the files keep none")
  func summary() {
    var (summary, files) = (TestSummary(), [FileResult]())
    for name in ["a.test.js", "b.test.js"] {
      var file = FileResult(TestJob(file: name, architecture: .turbo))
      file.take(["kind": "coverage", "files": ["a.js": Self.file("1", s: ["0": 1])]])
      files.append(file)
    }
    for file in files { summary.add([file]) }
    #expect(Self.document(summary.coverage)?["a.js"]?["s"] == ["0": 2])
    #expect(summary.files.filter { !$0.coverage.isEmpty }.isEmpty)
  }
}
