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

/// The widths of texts that no layout has measured, such as titles. They are estimates for a sans-serif font, good to a
/// few hundredths.
enum TextWidth {
  /// The width of a text in points.
  static func of(_ text: String, _ look: TextLook) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += width(scalar.value) }
    return ems * look.size * (look.weight >= 600 ? 1.05 : 1)
  }

  /// Returns the text, cut to a width and ended by an ellipsis where it is longer.
  static func fit(_ text: String, _ look: TextLook, into room: Double) -> String {
    let scale = look.size * (look.weight >= 600 ? 1.05 : 1)
    let ellipsis = 0.8 * scale
    var width = 0.0
    var end: String.Index?
    for index in text.indices {
      let character = text[index].unicodeScalars.reduce(0) { max($0, self.width($1.value)) } * scale
      if end == nil, width + character > room - ellipsis { end = index }
      width += character
      if width > room, let end { return end == text.startIndex ? "…" : "\(text[..<end])…" }
    }
    return text
  }

  /// The width of a character, in parts of the font's size.
  private static func width(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0x20, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x7C, 0x69, 0x6A, 0x6C, 0x21, 0x49: 0.27
    case 0x66, 0x74, 0x72, 0x28, 0x29, 0x2F, 0x5B, 0x5D, 0x2D: 0.36
    case 0x6D, 0x77, 0x4D, 0x57, 0x40, 0x25: 0.86
    case 0x41...0x5A: 0.67
    case 0x30...0x39: 0.61
    case 0..<0x80: 0.55
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF00..<0xFFE7, 0x1F000...0x3FFFF: 1
    default: 0.58
    }
  }
}
