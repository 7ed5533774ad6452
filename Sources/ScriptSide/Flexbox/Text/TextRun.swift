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
