extension String {
  /// The text as a terminal can show it: without colours, and with other control characters and marks of direction as
  /// `\u{1B}`. They come from the names and consoles of tests, and would change what stands around them.
  var printable: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if let end = Self.endOfColour(rest) {
        rest = rest[end...]
        continue
      }
      if Self.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
      rest = rest.dropFirst()
    }
    return text
  }

  /// The end of a sequence that sets a colour, `ESC [ 31 m`, at the beginning of a text; nil if none is there.
  private static func endOfColour(_ text: Substring.UnicodeScalarView) -> Index? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let end = text.dropFirst(2).firstIndex { !("0"..."9").contains($0) && $0 != ";" }
    return end.flatMap { text[$0] == "m" ? text.index(after: $0) : nil }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
