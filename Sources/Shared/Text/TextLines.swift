/// The lines of texts that the system shows by itself, such as the message of an alert.
package enum TextLines {
  /// The most characters of a text that are shown.
  private static let mostCharacters = 2000

  /// Returns the text, cut to a width and ended by an ellipsis where it is longer.
  ///
  /// - Parameter room: the width in points.
  package static func cut(_ text: String, fontSize: Double, isBold: Bool = false, to room: Double) -> String {
    // Widths that are equal may differ by an error of rounding.
    let room = room + 0.0001
    func width(_ text: String) -> Double { TextWidths.width(of: text, fontSize: fontSize, isBold: isBold) }
    let ellipsis = width("…")
    var all = 0.0
    var end: String.Index?
    for index in text.indices {
      let character = width(String(text[index]))
      if end == nil, all + character > room - ellipsis { end = index }
      all += character
      if all > room, let end { return end == text.startIndex ? "…" : "\(text[..<end])…" }
    }
    return text
  }

  /// Breaks a text into lines, at its line ends and at blanks. A word that is longer than a line is cut.
  ///
  /// - Parameters:
  ///   - room: the width of a line in points.
  ///   - most: the number of lines after which the rest is left out.
  package static func broken(
    _ text: String, fontSize: Double, isBold: Bool = false, into room: Double, most: Int
  ) -> [String] {
    var lines: [String] = []
    for paragraph in text.prefix(mostCharacters).split(whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if !line.isEmpty, TextWidths.width(of: longer, fontSize: fontSize, isBold: isBold) > room {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      if !line.isEmpty { lines.append(line) }
    }
    return lines.prefix(most).map { cut($0, fontSize: fontSize, isBold: isBold, to: room) }
  }
}
