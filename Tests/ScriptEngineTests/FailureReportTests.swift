import Testing

@testable import ScriptEngine

@Suite("The report of a failure of an app")
struct FailureReportTests {
  /// A report, its sentences, and the lines of its calls.
  static let rows: [(report: String, message: String, frames: [String])] = [
    ("a.js:5:18: Error: x", "a.js:5:18: Error: x", ["at a.js:5:18"]),
    ("b.js:5:18: Error: x", "b.js:5:18: Error: x", []), ("Error: x", "Error: x", []), ("", "", []),
    (
      "a.js:1:2: Error: x\nThe way out.\n    at f (a.js:1:2)\n    at a.js:9:1",
      "a.js:1:2: Error: x\nThe way out.", ["at f (a.js:1:2)", "at a.js:9:1"]
    ),
    (
      "a.js:1:2: RangeError\n    at f (a.js:1:2)\n    … this call 99 times more", "a.js:1:2: RangeError",
      ["at f (a.js:1:2)", "… this call 99 times more"]
    ),
    ("Error: one\n    at no end\nof it", "Error: one\n    at no end\nof it", []),
  ]

  @Test("The report of a failure has sentences and calls", arguments: rows)
  func parts(_ report: String, _ message: String, _ frames: [String]) {
    let read = FailureReport(report) { $0 == "a.js" }
    #expect(read.message == message && read.frames == frames, "\(read)")
  }

  /// A frame as a report shows it, and the frame; nil for another line.
  static let frames: [(String, String?)] = [
    ("at a.js:1:2", "at a.js:1:2"), ("at f (a b.js:1:2)", "at f (a b.js:1:2)"),
    ("at x:y (c:d.js:1:2)", "at x:y (c:d.js:1:2)"),
    ("… this call 2 times more", nil), ("at a.js", nil), ("at f (a.js)", nil),
  ]

  @Test("A frame is read as a report shows it", arguments: frames)
  func frame(_ line: String, _ shown: String?) {
    #expect(ScriptFailure.Frame(shown: line)?.description == shown)
  }
}
