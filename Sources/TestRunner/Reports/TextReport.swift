package import NavbridgeRuntime
package import NavbridgeVocabulary

/// The report for people: a line for each test, and the failures with everything that explains them.
package enum TextReport {
  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    let routes = Set(summary.files.map(\.job.architecture)).count > 1
    for file in summary.files { write(self.file(file, namesRoute: routes)) }
    write(end(summary, printsConsole: false))
  }

  /// The lines of one file.
  static func file(_ file: FileResult, namesRoute: Bool) -> String {
    var report = RunningReport(namesRoute: namesRoute)
    return report.text(of: file)
  }

  /// The lines of a test: its outcome, the lines that it has printed, and its failure.
  ///
  /// - Parameters:
  ///   - printed: those of its lines that are shown.
  ///   - note: what stands after its name.
  static func lines(
    of test: TestResult, printed: [String], _ style: TextStyle, note: String = ""
  ) -> [String] {
    let reason = test.reason.map { ": \($0)" } ?? ""
    let time = style.time(ofTest: test.milliseconds).map { " (\($0))" } ?? ""
    let head = "  \(style.mark(test.outcome)) \((test.name + reason).printable)\(note)\(time)"
    let output = printed.flatMap { console($0, indentation: 7) }
    return [head] + output + (test.failure.map { lines(of: $0, test.steps, style) } ?? [])
  }

  /// A text of the console: each of its lines after a mark.
  static func console(_ text: String, indentation: Int) -> [String] {
    lines(text).map { "\(String(repeating: " ", count: indentation))| \($0.printable)" }
  }

  /// The lines of a failure outside the tests.
  static func linesOutsideTests(_ failure: TestFailure, _ style: TextStyle) -> [String] {
    ["  \(style.mark(.failed)) outside the tests"] + lines(of: failure, [], style)
  }

  private static func lines(of failure: TestFailure, _ steps: [TestStep], _ style: TextStyle) -> [String] {
    indented(of(failure, steps).map { style.difference($0.printable) }, by: 6)
  }

  /// The names of a file's tests, a line each, and its failures.
  package static func list(_ file: FileResult) -> String {
    let names = file.tests.map { "\(file.job.file): \($0.name)" }
    let faults = file.failures.flatMap { lines("\(TextStyle.plain.mark(.failed)) \(file.job.file): \($0.message)") }
    return (names + faults).map { $0.printable + "\n" }.joined()
  }

  /// The lines after all files: the differences between the routes, and the numbers.
  ///
  /// - Parameters:
  ///   - slowest: the number of the slowest tests that are listed.
  ///   - printsConsole: true if the console of tests that pass was shown, too.
  package static func end(
    _ summary: TestSummary, _ style: TextStyle = .plain, slowest: Int = 0, printsConsole: Bool = true
  ) -> String {
    var lines: [String] = []
    for difference in summary.differences {
      let words = Architecture.allCases.compactMap { route in
        difference.outcomes[route].map { "\($0.rawValue) on \(route.rawValue)" }
      }
      lines.append("\nThe routes differ: \(difference.file): \(difference.path.joined(separator: " > "))")
      lines += ["  It \(words.joined(separator: " and ")). The transcripts, - bridge, + turbo:"]
      lines += difference.lines.map { "    \($0.printable)" }
    }
    if !summary.filmPages.isEmpty {
      lines.append("\nFilms of the failures, for a browser:")
      lines += summary.filmPages.map { "  \($0)" }
    }
    if !summary.recordingPages.isEmpty {
      lines.append("\nRecordings, for a browser:")
      lines += summary.recordingPages.map { "  \($0)" }
    }
    if summary.snapshots != SnapshotCounts() {
      let advice = summary.snapshots.obsolete > 0 ? "; --update removes those that are obsolete" : ""
      lines.append("\nSnapshots: \(summary.snapshots.words)\(advice)")
    }
    if let starts = summary.starts {
      lines.append("")
      lines += starts.lines.map(\.printable)
    }
    if slowest > 0, !summary.tests.isEmpty {
      lines.append("\nSlowest tests:")
      lines += summary.slowest(slowest).map {
        "  \(TextStyle.seconds($0.milliseconds))  \($0.file): \($0.name.printable)"
      }
    }
    let unseen = printsConsole ? 0 : summary.linesOfPassed
    if unseen > 0 {
      let words = unseen == 1 ? "1 text of tests that pass is" : "\(unseen) texts of tests that pass are"
      lines.append("\nConsole: \(words) not shown; --console shows all.")
    }
    let interruption = summary.interruptionWords.map { "\($0) " } ?? ""
    lines.append("\n\(interruption)\(style.summary(summary)) in \(TextStyle.seconds(summary.milliseconds))")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a failure.
  ///
  /// - Parameter steps: the steps of the test; none where a report has them elsewhere.
  package static func of(_ failure: TestFailure, _ steps: [TestStep] = []) -> [String] {
    var lines = lines(failure.located)
    for other in failure.others { lines += ["", "A hook failed, too:"] + Self.lines(other) }
    if !steps.isEmpty { lines += ["", "The steps:"] + steps.map { "  \($0.line)" } }
    if !failure.tree.isEmpty { lines += ["", "The screen:"] + failure.tree.map { "  \($0)" } }
    if !failure.transcript.isEmpty {
      lines += ["", "The end of the transcript:"] + failure.transcript.flatMap(Self.lines)
    }
    if let command = failure.replay { lines += ["", "To repeat it: \(command)"] }
    if let folder = failure.folder {
      // A test without an app leaves no recording.
      if failure.replay != nil, !failure.transcript.isEmpty {
        lines.append("To look around in its app: navbridge inspect \(folder.shellWord)")
      }
      lines += [failure.replay == nil ? "" : nil, "The whole transcript: \(folder)"].compactMap { $0 }
    }
    return lines + [""]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func indented(_ lines: [String], by count: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
  }
}
