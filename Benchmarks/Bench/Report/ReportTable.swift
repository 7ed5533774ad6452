package import NavbridgeRuntime

/// A part of the report for people: a table with a title, and a chart of it for the page.
package struct ReportTable: Sendable {
  /// Words before the table and after it.
  package var title: String
  package var note = ""
  /// The names of the columns. The first column has names, the others have numbers.
  package var columns: [String]
  package var rows: [[String]]
  var chart: Chart?
  /// True for a table of words, whose columns all begin at the left.
  let hasWords: Bool

  init(
    _ title: String, columns: [String], rows: [[String]], note: String = "", chart: Chart? = nil, hasWords: Bool = false
  ) {
    (self.title, self.columns, self.rows, self.note, self.chart) = (title, columns, rows, note, chart)
    self.hasWords = hasWords
  }

  /// The table with aligned columns.
  package var text: String { text(.plain) }

  /// The table for a terminal.
  package func text(_ style: TextStyle) -> String {
    let lines = [columns] + rows
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let aligned = lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        if hasWords, column == columns.count - 1 { return cell.0 }
        return column == 0 || hasWords ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
    let head = style.bold(style.wrapped(title.printable))
    return ([head] + aligned.map(\.printable) + (note.isEmpty ? [] : [style.wrapped(note.printable)]))
      .joined(separator: "\n")
  }

  /// The table in Markdown.
  package var markdown: String {
    let lines = [columns, columns.indices.map { $0 == 0 || hasWords ? "---" : "---:" }] + rows
    let table = lines.map {
      "| " + $0.map { $0.isEmpty ? " " : $0.replacing("|", "\\|") }.joined(separator: " | ") + " |"
    }
    return (["### " + title, ""] + table + (note.isEmpty ? [] : ["", note])).joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacing(_ character: Character, _ text: String) -> String {
    reduce(into: "") { $0 += $1 == character ? text : String($1) }
  }
}

extension Double {
  /// The number as text, with a fixed number of decimals.
  func rounded(to decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let whole = Int64((magnitude * scale).rounded())
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % Int64(scale))"
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / Int64(scale)).\(zeros)\(fraction)"
  }
}
