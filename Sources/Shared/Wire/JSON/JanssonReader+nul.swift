internal import CShims

extension JanssonReader {
  /// A text in which the escapes `\u0000` are replaced by a character that the text does not contain. jansson stores
  /// the keys of objects as C strings and refuses a key with a NUL in it.
  struct NULFreeText {
    let bytes: [UInt8]
    /// The three bytes of the character's UTF-8.
    let placeholder: [UInt8]

    /// Returns nil for a text without such an escape, or one that contains all characters that could replace it.
    init?(_ text: UnsafeRawBufferPointer) {
      let escapes = unsafe Self.escapes(in: text)
      guard !escapes.isEmpty else { return nil }
      var changed = unsafe Array(text)
      let lowercase = changed.map { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) ? $0 | 0x20 : $0 }
      // The candidates are the characters of the private use area.
      let unused = (0xE000...0xF8FF).first { code in
        !Self.contains(lowercase, Array("u\(String(code, radix: 16))".utf8)) && !Self.contains(changed, Self.utf8(code))
      }
      guard let unused else { return nil }
      let digits = Array(String(unused, radix: 16).utf8)
      for escape in escapes { changed.replaceSubrange(escape + 2..<escape + 6, with: digits) }
      bytes = changed
      placeholder = Self.utf8(unused)
    }

    private static func utf8(_ code: Int) -> [UInt8] { Array(String(Unicode.Scalar(UInt32(code))!).utf8) }

    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
      unsafe cshims_find(bytes, bytes.count, part, part.count) != nil
    }

    /// Returns the offsets of the backslashes that are not escaped themselves and are followed by `u0000`.
    private static func escapes(in text: UnsafeRawBufferPointer) -> [Int] {
      var (places, from) = ([Int](), 0)
      while from < text.count, let found = unsafe cshims_find(text.baseAddress! + from, text.count - from, "\\u0000", 6)
      {
        let place = unsafe found - text.baseAddress!
        let backslashes = unsafe text[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if backslashes % 2 == 0 { places.append(place) }
        from = place + 6
      }
      return places
    }
  }
}
