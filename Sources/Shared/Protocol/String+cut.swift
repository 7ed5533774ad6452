extension String {
  /// How much of a peer's own words a sentence quotes, in bytes.
  public static let quotedBytes = 200
  /// How long a sentence may become that goes to a peer or is kept, in bytes.
  public static let sentenceBytes = 4000

  /// This, or where it is longer than `limit` bytes its beginning, with how long it is: what errors and diagnostics quote of
  /// what a peer has sent, which may be as long as a message.
  public func cut(to limit: Int = quotedBytes) -> String {
    let length = utf8.count
    guard length > limit else { return self }
    // Back to where a character begins.
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return "\(self[..<end])… (\(length) bytes)"
  }
}

extension DefaultStringInterpolation {
  /// Quotes a peer's words, cut to what a sentence has room for.
  public mutating func appendInterpolation(cut words: String) { appendLiteral(words.cut()) }
  public mutating func appendInterpolation(cut words: Substring) { appendLiteral(String(words).cut()) }
}
