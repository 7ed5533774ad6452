/// Wraps a line between its words, for a terminal that would cut it in the middle of one.
struct LineWrapping {
  let columns: Int
  /// The blanks before the parts after the first one.
  let hanging: Int

  /// At least half of a line is for its words.
  private var indentation: Int { min(hanging, columns / 2) }

  func wrapped(_ line: Substring) -> String {
    if Self.width(line) <= columns { return String(line) }
    var (text, width) = ("", 0)
    for (blanks, words) in Self.units(line) {
      let length = Self.width(words)
      // What fits on no line is left to the terminal, and begins where there is room.
      let fits = width + blanks.count + length <= columns || length > columns - indentation
      if fits || width == 0 {
        text += blanks + words
        width += blanks.count + length
      } else {
        text += "\n" + String(repeating: " ", count: indentation) + words
        width = indentation + length
      }
    }
    return text
  }

  // MARK: - Words

  /// The words with the blanks before each. A command line at the end of a sentence is one of them, so that it can be copied.
  private static func units(_ line: Substring) -> [(blanks: Substring, words: Substring)] {
    var units: [(blanks: Substring, words: Substring)] = []
    var rest = line
    while !rest.isEmpty {
      let blanks = rest.prefix { $0 == " " }
      rest = rest[blanks.endIndex...]
      let isCommand = units.last?.words.last == ":" && commands.contains(String(rest.prefix { $0 != " " }))
      let words = isCommand ? rest : rest.prefix { $0 != " " }
      units.append((blanks, words))
      rest = rest[words.endIndex...]
    }
    return units
  }

  /// The programs whose command lines the sentences of navbridge end with, after a colon.
  private static let commands: Set = ["sudo", "navbridge", "apt-get", "mount", "npm", "npx", "git"]

  // MARK: - Columns

  /// The columns that a text takes: none for the sequences that set colours.
  static func width(_ text: Substring) -> Int {
    var (columns, rest) = (0, text)
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(of: "m") {
        rest = rest[rest.index(after: end)...]
        continue
      }
      columns += width(character)
      rest = rest.dropFirst()
    }
    return columns
  }

  /// Two for the wide characters of East Asia and for pictures, else one (Unicode Standard Annex 11).
  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let isPicture = scalar.properties.isEmojiPresentation
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return isPicture ? 2 : 1
    }
  }
}
