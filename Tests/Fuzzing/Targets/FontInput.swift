import NavbridgeText

/// A font file. Its outlines are asked for by characters that small fonts have.
enum FontInput {
  private static let characters: [Unicode.Scalar] = [" ", "A", "\u{E001}", "\u{E002}", "\u{F0000}", "\u{FFFF}"]
  private static let pathBytes = Set("MLQZ0123456789.- ".utf8)

  static func fault(of input: [UInt8]) -> String? {
    guard let font = TrueTypeFont(input) else { return nil }
    guard font.unitsPerEm > 0 else { return "A font has \(font.unitsPerEm) units." }
    for character in characters {
      guard let path = font.outline(of: character)?.path else { continue }
      if !path.utf8.allSatisfy(pathBytes.contains) { return "The outline of \(character) is '\(path)'." }
      if !path.isEmpty, !path.hasPrefix("M") { return "The outline of \(character) begins with '\(path.prefix(8))'." }
    }
    return nil
  }
}
