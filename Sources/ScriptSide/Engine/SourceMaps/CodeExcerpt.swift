/// The lines of code around a place, as a report of a failure shows them.
struct CodeExcerpt {
  /// The longest line that is shown beside that of the place, in characters. Longer ones are made by programs.
  private static let longestLine = 400
  /// The number of characters of a line that are shown, and those of them that stand before a place that is far along.
  private static let shownCharacters = 120
  private static let before = 60

  /// The lines: their numbers, the code, and a mark below the place.
  let lines: [String]

  /// Returns nil for a place that is not in the text, and for one without a column in a line of a program.
  init?(_ text: String, line: Int, column: Int?) {
    let all = text.codeLines
    guard all.indices.contains(line - 1) else { return nil }
    let place = column ?? 0
    guard place >= 1 || all[line - 1].prefix(Self.longestLine + 1).count <= Self.longestLine else { return nil }
    let width = "\(line + 1)".count
    var lines: [String] = []
    for number in line - 1...line + 1 where all.indices.contains(number - 1) {
      let code = all[number - 1]
      // The text after the last line break is no line.
      if number == all.count && code.isEmpty { continue }
      if number != line, code.prefix(Self.longestLine + 1).count > Self.longestLine { continue }
      let (shown, mark) = Self.window(code, around: number == line ? place : 0)
      lines.append(
        "\(number == line ? ">" : " ") \(Self.padded("\(number)", width)) | \(shown)".trimmingTrailingSpaces)
      if let mark { lines.append("  \(Self.padded("", width)) | \(mark)^") }
    }
    self.lines = lines
  }

  /// Returns the part of a line that is shown, and what stands before the mark below a column; nil for no mark.
  private static func window(_ code: Substring, around column: Int) -> (String, mark: String?) {
    let start = column > shownCharacters ? column - 1 - before : 0
    let rest = code.dropFirst(start)
    let shown = rest.prefix(shownCharacters)
    let text = (start > 0 ? "…" : "") + shown + (shown.endIndex < rest.endIndex ? "…" : "")
    guard column >= 1 else { return (text, nil) }
    // A tab stays a tab, so that the mark is below the place.
    let indent = rest.prefix(column - 1 - start).map { $0 == "\t" ? "\t" : " " }.joined()
    return (text, (start > 0 ? " " : "") + indent)
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
