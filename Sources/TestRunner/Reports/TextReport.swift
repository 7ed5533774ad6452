internal import NavbridgeVocabulary

/// The report for people: a line for each test, and the failures with everything that explains them.
public enum TextReport {
  static func report(_ summary: TestSummary) -> String {
    let routes = Set(summary.files.map(\.job.architecture)).count > 1
    return summary.files.map { file($0, namesRoute: routes) }.joined() + end(summary)
  }

  /// The lines of one file.
  public static func file(_ file: FileResult, namesRoute: Bool) -> String {
    var lines = ["\(file.job.file)\(namesRoute ? " (\(file.job.architecture.rawValue))" : "")"]
    lines += file.output.map { "  | \($0)" }
    for test in file.tests {
      let reason = test.reason.map { ": \($0)" } ?? ""
      lines.append("  \(mark(test.outcome)) \(test.name)\(reason)")
      if let failure = test.failure { lines += indented(of(failure), by: 6) }
    }
    for failure in file.failures {
      lines.append("  \(mark(.failed)) outside the tests")
      lines += indented(of(failure), by: 6)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names of a file's tests, a line each, and its failures.
  public static func list(_ file: FileResult) -> String {
    let names = file.tests.map { "\(file.job.file): \($0.name)" }
    let faults = file.failures.flatMap { lines("\(mark(.failed)) \(file.job.file): \($0.message)") }
    return (names + faults).map { $0 + "\n" }.joined()
  }

  /// The lines after all files: the differences between the routes, and the numbers.
  public static func end(_ summary: TestSummary) -> String {
    var lines: [String] = []
    for difference in summary.differences {
      let words = Architecture.allCases.compactMap { route in
        difference.outcomes[route].map { "\($0.rawValue) on \(route.rawValue)" }
      }
      lines.append("\nThe routes differ: \(difference.file): \(difference.path.joined(separator: " > "))")
      lines += ["  It \(words.joined(separator: " and ")). The transcripts, - bridge, + turbo:"]
      lines += difference.lines.map { "    \($0)" }
    }
    if summary.snapshots != SnapshotCounts() {
      let advice = summary.snapshots.obsolete > 0 ? "; --update removes those that are obsolete" : ""
      lines.append("\nSnapshots: \(summary.snapshots.words)\(advice)")
    }
    let seconds = (summary.milliseconds / 100).rounded() / 10
    lines.append("\n\(summary.words) in \(seconds) s")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func mark(_ outcome: TestOutcome) -> String {
    switch outcome {
    case .passed: "ok  "
    case .failed: "FAIL"
    case .skipped: "skip"
    case .todo: "todo"
    }
  }

  /// The lines of a failure.
  static func of(_ failure: TestFailure) -> [String] {
    var lines = lines(failure.message)
    if let place = failure.place { lines.append("at \(place)") }
    for other in failure.others { lines += ["", "A hook failed, too:"] + Self.lines(other) }
    if !failure.tree.isEmpty { lines += ["", "The screen:"] + failure.tree.map { "  \($0)" } }
    if !failure.transcript.isEmpty {
      lines += ["", "The end of the transcript:"] + failure.transcript.flatMap(Self.lines)
    }
    if let folder = failure.folder { lines += ["", "The whole transcript and the data for a replay: \(folder)"] }
    return lines + [""]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func indented(_ lines: [String], by count: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
  }
}
