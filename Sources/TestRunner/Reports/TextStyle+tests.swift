package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The looks of a report on tests: with colours and times on a terminal, and without them elsewhere.
extension TextStyle {
  /// The real time in milliseconds from which on a test counts as slow.
  private static let slow = 500.0

  func mark(_ outcome: TestOutcome) -> String {
    switch outcome {
    case .passed: green("ok  ")
    case .failed: red("FAIL")
    case .skipped: yellow("skip")
    case .todo: yellow("todo")
    }
  }

  /// The time of a slow test, for a terminal.
  func time(ofTest milliseconds: Double) -> String? {
    hasColours && milliseconds >= Self.slow ? Self.seconds(milliseconds) : nil
  }

  /// A time in seconds: with one decimal, or with three where one would leave little of it.
  static func seconds(_ milliseconds: Double) -> String {
    let whole = milliseconds.rounded()
    return whole > 0 && whole < 100 ? "\(whole / 1000) s" : "\((milliseconds / 100).rounded() / 10) s"
  }

  /// A line of a failure. Lines that only one of two values has are coloured.
  func difference(_ line: String) -> String {
    if line.hasPrefix("- ") || line.hasPrefix("Expected: ") { return green(line) }
    return line.hasPrefix("+ ") || line.hasPrefix("Received: ") ? red(line) : line
  }

  /// A line of the difference between two runs: `-` for the first one, `+` for the second one.
  package func change(_ line: String) -> String {
    line.hasPrefix("-") ? red(line) : line.hasPrefix("+") ? green(line) : line
  }

  func summary(_ summary: TestSummary) -> String {
    summary.hasFailed ? red(summary.words) : green(summary.words)
  }
}
