/// The lines of code around a place, as a report of a failure shows them.
struct CodeExcerpt {
  /// The longest line that is shown, in characters. Longer ones are made by programs.
  private static let longestLine = 400
  /// The number of characters of a line that are shown.
  private static let shownCharacters = 120

  /// The lines: their numbers, the code, and a mark below the place.
  let lines: [String]

  /// Returns nil for a place that is not in the text, or where the text is not written by people.
  init?(_ text: String, line: Int, column: Int?) {
    let all = text.codeLines
    guard all.indices.contains(line - 1), all[line - 1].count <= Self.longestLine else { return nil }
    let width = "\(line + 1)".count
    var lines: [String] = []
    for number in line - 1...line + 1 where all.indices.contains(number - 1) {
      let code = all[number - 1]
      // The text after the last line break is no line.
      if number == all.count && code.isEmpty { continue }
      let shown = code.count > Self.shownCharacters ? "\(code.prefix(Self.shownCharacters))…" : "\(code)"
      lines.append(
        "\(number == line ? ">" : " ") \(Self.padded("\(number)", width)) | \(shown)".trimmingTrailingSpaces)
      guard number == line, let column, column >= 1, column <= Self.shownCharacters else { continue }
      // A tab stays a tab, so that the mark is below the place.
      let indent = code.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
      lines.append("  \(Self.padded("", width)) | \(indent)^")
    }
    self.lines = lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension StringProtocol {
  /// The lines of a text, which end as on Windows or as elsewhere.
  var codeLines: [SubSequence] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
