extension Page {
  /// A table that scrolls by itself where the page is too narrow for it, also by the keys of somebody without a mouse.
  ///
  /// - Parameters:
  ///   - name: what the table shows.
  ///   - rows: the cells as text. The first one of each row is its name.
  ///   - hasWords: true for cells with words, which begin at the left and have several lines where they must; false for numbers.
  package static func table(
    _ name: String, columns: [String], rows: [[String]], hasWords: Bool = false
  ) -> String {
    let head = columns.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { cells in
      let values = cells.dropFirst().map { "<td>\(escaped($0))</td>" }.joined()
      return "<tr>" + (cells.first.map { "<th scope=\"row\">\(escaped($0))</th>" } ?? "") + values + "</tr>"
    }
    return """
      <div class="wide" role="region" tabindex="0" aria-label="\(escaped(name))"><table\(hasWords ? " class=\"words\"" : "")>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }
}
