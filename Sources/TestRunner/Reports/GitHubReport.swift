internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Commands of GitHub's workflows: an annotation at the line of each failure, which GitHub shows beside the code of a change.
enum GitHubReport {
  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    let namesRoute = Set(summary.files.map(\.job.architecture)).count > 1
    for file in summary.files {
      let route = namesRoute ? " (\(file.job.architecture.rawValue))" : ""
      for test in file.tests where test.outcome == .failed {
        write(annotation(test.failure, of: file.job.file, title: test.name + route))
      }
      for failure in file.failures { write(annotation(failure, of: file.job.file, title: "outside the tests" + route)) }
    }
    if let words = summary.interruptionWords { write("::error::\(data(words))\n") }
  }

  /// - Parameter file: the file for a failure without a place.
  static func annotation(_ failure: TestFailure?, of file: String, title: String) -> String {
    let place = place(in: failure?.place ?? "") ?? (file, nil, nil)
    let position = (place.line.map { ",line=\($0)" } ?? "") + (place.column.map { ",col=\($0)" } ?? "")
    return "::error file=\(property(place.file))\(position),title=\(property(title))::\(data(failure?.message ?? ""))\n"
  }

  /// The parts of `FILE:LINE:COLUMN`.
  private static func place(in text: String) -> (file: String, line: Int?, column: Int?)? {
    guard let found = text.wholeMatch(of: /(.+):(\d+):(\d+)/) else { return nil }
    return (String(found.1), Int(found.2), Int(found.3))
  }

  /// A text as GitHub reads it after the two colons.
  private static func data(_ text: String) -> String {
    text.printable.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A text as GitHub reads it in a property, where commas and colons divide.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
