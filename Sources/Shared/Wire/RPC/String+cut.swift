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

extension DefaultStringInterpolation {
  /// Quotes a peer's text, cut to the length that a sentence has room for.
  public mutating func appendInterpolation(cut words: String) { appendLiteral(words.cut()) }
  public mutating func appendInterpolation(cut words: Substring) { appendLiteral(String(words).cut()) }
}
