/// The bytes of a string that JSON has an escape for: control characters, the quote and the backslash.
enum JSONEscapes {
  static func write(_ byte: UInt8, to buffer: ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): buffer.append("\\\"")
    case UInt8(ascii: "\\"): buffer.append("\\\\")
    case UInt8(ascii: "\n"): buffer.append("\\n")
    case UInt8(ascii: "\r"): buffer.append("\\r")
    case UInt8(ascii: "\t"): buffer.append("\\t")
    default:
      let digits: StaticString = "0123456789abcdef"
      buffer.append("\\u00")
      buffer.append(digits.utf8Start[Int(byte >> 4)])
      buffer.append(digits.utf8Start[Int(byte & 15)])
    }
  }

  /// Copies up to the first byte that needs an escape; how many bytes that were. `target` has room for all.
  static func copy(_ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    return copy(UnsafeRawPointer(base), bytes.count, to: UnsafeMutableRawPointer(target))
  }

  private static func copy(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) -> Int {
    var at = 0
    while at &+ 32 <= count, !isAnyOf32(source + at) {
      (target + at).copyMemory(from: source + at, byteCount: 32)
      at &+= 32
    }
    while at &+ 8 <= count {
      let word = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if isAny(in: word) { return at &+ copyBytes(source + at, 8, to: target + at) }
      target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      at &+= 8
    }
    if at == count { return count }
    // What is left of a longer text is looked at together with what was copied before it; of a shorter, in two halves.
    if count >= 8 {
      let word = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      if !isAny(in: word) {
        target.storeBytes(of: word, toByteOffset: count &- 8, as: UInt64.self)
        return count
      }
    } else if count >= 4 {
      let first = source.loadUnaligned(as: UInt32.self)
      let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      if !isAny(in: UInt64(first) | UInt64(last) << 32) {
        target.storeBytes(of: first, as: UInt32.self)
        target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
        return count
      }
    }
    return at &+ copyBytes(source + at, count &- at, to: target + at)
  }

  private static func copyBytes(
    _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> Int {
    for at in 0..<count {
      let byte = source.load(fromByteOffset: at, as: UInt8.self)
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return at }
      target.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
    }
    return count
  }

  /// Whether a byte of a word needs an escape: the bytes are looked at together, each in its own eight bits, and what is
  /// borrowed from a neighbour can only follow upon a byte that was found.
  @inline(__always)
  private static func isAny(in word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let control = (word &- ones &* 0x20) & ~word
    let found = control | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return found & (ones &* 0x80) != 0
  }

  /// The same of 32 bytes, in a loop without a way out, so that vectors are made of it.
  @inline(__always)
  private static func isAnyOf32(_ bytes: UnsafeRawPointer) -> Bool {
    var found: UInt8 = 0
    for at in 0..<32 {
      let byte = bytes.load(fromByteOffset: at, as: UInt8.self)
      found |= (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
    }
    return found != 0
  }
}
