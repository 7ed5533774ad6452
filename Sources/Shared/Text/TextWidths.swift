/// Advance widths of a system's sans-serif font, in thousandths of the font size. They are this project's own estimates:
/// no font was read for them, and no figure is exact (flexbox §10).
package enum TextWidths {
  private static let groups: [(characters: String, width: Double)] = [
    ("ijl", 240), ("!',.:;I|", 280), (" ()[]`ft/\\", 330), ("\"*-r{}", 380), ("s", 510), ("ckvxyzJ", 540),
    ("aeghnouL", 570), ("bdpq^_?", 590), ("FEST$#0123456789+<=>~", 620), ("BKPRXYZA", 660), ("CDGHNUV&", 720),
    ("OQw", 760), ("m", 860), ("M", 870), ("W@%", 950),
  ]

  private static let ascii: [Double] = {
    var widths = [Double](repeating: 0, count: 128)
    for (characters, width) in groups {
      for character in characters.utf8 { widths[Int(character)] = width }
    }
    return widths
  }()

  /// What the strokes of a bold font add to a width, as a factor.
  private static let bold = 1.05

  /// The width of a line of text in the system's font, in points.
  package static func width(of text: String, fontSize: Double, isBold: Bool = false) -> Double {
    let width = text.reduce(0) { $0 + self.width(of: $1, fontSize: fontSize) }
    return isBold ? width * bold : width
  }

  /// The advance width of a character, in points.
  package static func width(of character: Character, fontSize: Double) -> Double {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex].value
    return thousandths(scalar) * fontSize / 1000
  }

  private static func thousandths(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0..<0x80: ascii[Int(scalar)]
    case 0x80..<0x1100: 580
    case 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // Hangul, Chinese, Japanese, full-width forms, and pictures fill a square.
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF00..<0xFFE7: 1000
    case 0x2600..<0x27C0, 0x1F000...0x3FFFF: 1000
    // The characters of icon fonts, most of whose icons are squares.
    case 0xE000..<0xF900, 0xF0000...0x10FFFD: 1000
    default: 600
    }
  }
}
