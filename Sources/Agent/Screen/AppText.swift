internal import NavbridgeRuntime
internal import NavbridgeWire

/// Texts of the app in answers. They stand in double quotation marks, with escapes for whatever could end them or begin a
/// line, so that no text of an app looks like the server's own words.
enum AppText {
  /// The characters of a text that an answer has room for.
  static let longest = 80

  /// Returns a text in double quotation marks, cut at a whole character.
  static func quoted(_ text: String, most: Int = longest) -> String {
    let isCut = text.count > most
    let shown = isCut ? String(text.prefix(most)) + "…" : text
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

  /// A sentence of the device's in one line, which may quote names of the app's.
  static func sentence(_ text: String, most: Int = 400) -> String {
    String(quoted(text, most: most).dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }
}
