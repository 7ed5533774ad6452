extension String {
  /// The number of bytes of a peer's text that a sentence quotes.
  public static let quotedBytes = 200
  /// The largest length, in bytes, of a sentence that is sent to a peer or stored.
  public static let sentenceBytes = 4000

  /// Returns this string, or, if it is longer than `limit` bytes, its beginning and its length. Errors and diagnostics
  /// quote a peer's texts with it, because such a text may be as long as a message.
  public func cut(to limit: Int = quotedBytes) -> String {
    let length = utf8.count
    guard length > limit else { return self }
    // Moves back to the beginning of a character.
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return "\(self[..<end])… (\(length) bytes)"
  }
}

extension JSONValue {
  /// The text of a string that has at most `limit` bytes. Nil for a longer one, which is not read, and for other values.
  package func text(ofAtMost limit: Int = String.quotedBytes) -> String? {
    unsafe withUTF8 { unsafe $0.count <= limit ? String(decoding: $0, as: UTF8.self) : nil } ?? nil
  }

  /// The text of a string as `cut` returns it. Only its beginning is read. Empty for other values.
  fileprivate var cutText: String {
    unsafe withUTF8 { bytes in
      var end = min(bytes.count, String.quotedBytes)
      guard end < bytes.count else { return unsafe String(decoding: bytes, as: UTF8.self) }
      // Moves back to the beginning of a character.
      while end > 0, unsafe bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      return unsafe "\(String(decoding: bytes[..<end], as: UTF8.self))… (\(bytes.count) bytes)"
    } ?? ""
  }
}

extension DefaultStringInterpolation {
  /// Quotes a peer's text, cut to the length that a sentence has room for.
  public mutating func appendInterpolation(cut words: String) { appendLiteral(words.cut()) }
  package mutating func appendInterpolation(cut words: JSONValue) { appendLiteral(words.cutText) }
  /// Quotes a text, cut to the length that a sentence has room for.
  public mutating func appendInterpolation(cut words: Substring) { appendLiteral(String(words).cut()) }
}
