/// Text in a document of XML.
package enum XMLText {
  /// Replaces the characters that have a meaning in XML, and those that XML cannot carry.
  package static func escaped(_ text: String) -> String {
    var (escaped, rest) = ("", text.unicodeScalars[...])
    while let index = rest.firstIndex(where: isReplaced) {
      escaped.unicodeScalars += rest[..<index]
      escaped += replacement(rest[index])
      rest = rest[rest.index(after: index)...]
    }
    if escaped.isEmpty, rest.startIndex == text.startIndex { return text }
    escaped.unicodeScalars += rest
    return escaped
  }

  private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"": true
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\t": "&#9;"
    default: "\u{FFFD}"
    }
  }
}
