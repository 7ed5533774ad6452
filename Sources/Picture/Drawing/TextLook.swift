internal import NavbridgeText

/// The look of a line of text.
struct TextLook: Equatable {
  enum Anchor: String { case start, middle, end }

  /// In points.
  var size: Double
  /// As in CSS, from 100 to 900.
  var weight = 400
  var ink: Ink
  var anchor = Anchor.start
  var isItalic = false
  /// The words of `text-decoration` in CSS.
  var decoration: String?
  /// The font's family. Nil for the system's font.
  var family: String?
  /// Added after each character, in points.
  var spacing = 0.0

  init(_ size: Double, _ weight: Int = 400, _ ink: Ink, _ anchor: Anchor = .start) {
    (self.size, self.weight, self.ink, self.anchor) = (size, weight, ink, anchor)
  }

  /// True for the weights whose letters are wider than those of the regular one.
  var isBold: Bool { weight >= 600 }

  /// Returns the number of a font's weight, which is a word of UIKit's or a number in CSS. Nil for any other text.
  static func weight(_ word: String?) -> Int? {
    switch word {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular", "normal": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: word.flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }
}

/// The widths of texts that no layout has measured, such as titles (flexbox §10).
enum TextWidth {
  /// The width of a text in points.
  static func of(_ text: String, _ look: TextLook) -> Double {
    TextWidths.width(of: text, fontSize: look.size, isBold: look.isBold)
  }

  /// Returns the text, cut to a width and ended by an ellipsis where it is longer.
  static func fit(_ text: String, _ look: TextLook, into room: Double) -> String {
    TextLines.cut(text, fontSize: look.size, isBold: look.isBold, to: room)
  }
}
