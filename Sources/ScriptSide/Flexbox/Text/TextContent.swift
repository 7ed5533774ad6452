import Glibc
internal import NavbridgeText

/// Text as the content of a node: it breaks into lines at spaces, and within a word that is longer than a line.
///
/// Sizes are approximate (flexbox §10).
package struct TextContent: FlexMeasuring, Equatable, Sendable {
  package var runs: [TextRun]
  /// The height of each line in points; nil for 1.2 times the size of the largest font, in whole points.
  package var lineHeight: Double?
  /// The most lines that are shown; 0 for all.
  package var numberOfLines: Int

  package init(_ runs: [TextRun], lineHeight: Double? = nil, numberOfLines: Int = 0) {
    self.runs = runs
    self.lineHeight = lineHeight
    self.numberOfLines = numberOfLines
  }

  package init(_ text: String, fontSize: Double = 14, lineHeight: Double? = nil, numberOfLines: Int = 0) {
    self.init([TextRun(text, fontSize: fontSize)], lineHeight: lineHeight, numberOfLines: numberOfLines)
  }

  package func size(width: FlexConstraint, height: FlexConstraint) -> FlexSize {
    let room = width.isBounded ? width.room ?? .infinity : .infinity
    var lines = lineWidths(within: room)
    if numberOfLines > 0 && lines.count > numberOfLines {
      lines.removeLast(lines.count - numberOfLines)
      // The ellipsis stands where the line ends.
      if room.isFinite { lines[lines.count - 1] = room }
    }
    return FlexSize(
      width: min(lines.reduce(0, max), room), height: Double(lines.count) * heightOfLine)
  }

  package func baseline(in size: FlexSize) -> Double? {
    (heightOfLine - largestFont * 1.2) / 2 + largestFont * 0.95
  }

  private var largestFont: Double { runs.reduce(0) { max($0, $1.fontSize) } }

  /// In points.
  package var heightOfLine: Double { lineHeight ?? (largestFont * 1.2).rounded() }

  /// The width of each line without the spaces at its end. Empty text has one empty line.
  package func lineWidths(within room: Double) -> [Double] {
    // The sum of many widths may exceed the width for which it was measured by an error of rounding.
    let room = room + 0.0001
    var breaker = LineBreaker(room: room)
    for run in runs {
      for character in run.text {
        if character.isNewline {
          breaker.endLine()
        } else {
          let width = TextWidths.width(of: character, fontSize: run.fontSize) + run.letterSpacing
          breaker.add(width, isSpace: character == " ")
        }
      }
    }
    breaker.endLine()
    return breaker.lines
  }
}

/// A stretch of text in one font.
package struct TextRun: Equatable, Sendable {
  package var text: String
  /// In points. React Native's own is 14.
  package var fontSize: Double
  /// Added after each character, in points.
  package var letterSpacing: Double

  package init(_ text: String, fontSize: Double = 14, letterSpacing: Double = 0) {
    self.text = text
    self.fontSize = fontSize
    self.letterSpacing = letterSpacing
  }
}
