extension String {
  /// The text as a terminal can show it: without colours, and with other control characters and marks of direction as
  /// `\u{1B}`. They come from apps, names, files and peers, and a terminal would obey them. Tabs and ends of lines stay.
  package var printable: String { printable(keepsColours: false) }

  /// The text as a terminal can show it, with the colours in it. Only for a text whose parts from elsewhere are printable.
  package var printableInColour: String { printable(keepsColours: true) }

  /// A document of JSON with the control characters and marks of direction that JSON leaves as they are as `\u009b`, which
  /// means the same: they can only be parts of strings.
  package var printableJSON: String {
    replacingControls(keepsColours: true) { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)"
    }
  }

  private func printable(keepsColours: Bool) -> String {
    replacingControls(keepsColours: keepsColours) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  private func replacingControls(keepsColours: Bool, by word: (Unicode.Scalar) -> String) -> String {
    // Most texts have none, and these are the bytes with which one begins.
    guard utf8.contains(where: Self.mayBeginControl) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if let end = Self.endOfColour(rest) {
        if keepsColours { text.append(contentsOf: rest[..<end]) }
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      if !Self.isControl(scalar) {
        text.append(scalar)
      } else if scalar != "\r" || rest.first != "\n" {
        text.append(contentsOf: word(scalar).unicodeScalars)
      }
    }
    return String(text)
  }

  /// The end of a sequence that sets a colour, `ESC [ 31 m`, at the beginning of a text; nil if none is there.
  private static func endOfColour(_ text: Substring.UnicodeScalarView) -> Index? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let end = text.dropFirst(2).firstIndex { !("0"..."9").contains($0) && $0 != ";" }
    return end.flatMap { text[$0] == "m" ? text.index(after: $0) : nil }
  }

  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != 0x09 && byte != 0x0A : [0x7F, 0xC2, 0xD8, 0xE2].contains(byte)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
