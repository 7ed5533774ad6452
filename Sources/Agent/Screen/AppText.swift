internal import NavbridgeRuntime
internal import NavbridgeWire

/// Texts of the app in answers. They stand in double quotation marks, with escapes for whatever could end them or begin a
/// line, so that no text of an app looks like the server's own words.
enum AppText {
  /// The characters of a text that an answer has room for.
  static let longest = 80

  /// Returns a text in double quotation marks, cut at a whole character.
  static func quoted(_ text: String, most: Int = longest) -> String {
    let beginning = beginning(of: text, characters: most)
    let shown = beginning.utf8.count < text.utf8.count ? beginning + "…" : text
    var result = "\""
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control || isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The bytes of a character at the most. One with a great many marks is cut.
  private static let longestCharacter = 64

  /// The beginning of a text, at whole characters as long as they are no longer than characters are.
  private static func beginning(of text: String, characters: Int) -> String {
    var result = ""
    for character in text.prefix(characters) {
      if character.utf8.count <= longestCharacter {
        result.append(character)
      } else {
        result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(longestCharacter / 4))
        break
      }
    }
    return result
  }

  /// The character that joins others to one, such as those of a family.
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Line and paragraph separators, and those that change the direction of what follows or cannot be seen.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: scalar != joiner
    case .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    default: false
    }
  }
}

extension AppText {
  /// A name of the app's that is a plain word as it is, such as a command's; any other one in quotation marks.
  static func word(_ name: String) -> String {
    let isPlain =
      (1...60).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte)
      }
    return isPlain ? name : quoted(name)
  }

  /// A sentence of the device's, which may have names of the app's: it stands in quotation marks as a whole.
  static func sentence(_ text: String, most: Int = 400) -> String { quoted(text, most: most) }
}
