/// Base 64, in which a source map may stand in a comment.
enum Base64 {
  /// Returns the text that was encoded; nil if it is no base 64 or no UTF-8.
  static func decode(_ encoded: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in encoded.utf8 where byte != UInt8(ascii: "=") {
      guard let digit = FieldReader.digit(byte) else { return nil }
      bits = (bits << 6 | digit) & 0xff_ffff
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
