/// The looks of a report for people: with colours and times on a terminal, and without them elsewhere, where two runs print
/// the same.
package struct TextStyle: Sendable {
  private let isForTerminal: Bool

  package static let plain = TextStyle(isForTerminal: false)
  package static let terminal = TextStyle(isForTerminal: true)

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
    isForTerminal && milliseconds >= Self.slow ? Self.seconds(milliseconds) : nil
  }

  static func seconds(_ milliseconds: Double) -> String { "\((milliseconds / 100).rounded() / 10) s" }

  /// A line of a failure. Lines that only one of two values has are coloured.
  func difference(_ line: String) -> String {
    if line.hasPrefix("- ") || line.hasPrefix("Expected: ") { return green(line) }
    return line.hasPrefix("+ ") || line.hasPrefix("Received: ") ? red(line) : line
  }

  func summary(_ summary: TestSummary) -> String {
    summary.hasFailed ? red(summary.words) : green(summary.words)
  }

  func bold(_ text: String) -> String { coded("1", text) }
  private func red(_ text: String) -> String { coded("31", text) }
  private func green(_ text: String) -> String { coded("32", text) }
  private func yellow(_ text: String) -> String { coded("33", text) }

  private func coded(_ code: String, _ text: String) -> String {
    isForTerminal ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
