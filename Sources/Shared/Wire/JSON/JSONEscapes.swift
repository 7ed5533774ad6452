/// Writes the bytes of a string, with JSON's escapes for control characters, the quotation mark and the backslash.
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
      unsafe buffer.append(digits.utf8Start[Int(byte >> 4)])
      unsafe buffer.append(digits.utf8Start[Int(byte & 15)])
    }
  }

  /// Copies the bytes before the first one that needs an escape, and returns their number. `target` has room for all.
  static func copy(_ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    return unsafe copy(UnsafeRawPointer(base), bytes.count, to: UnsafeMutableRawPointer(target))
  }

  private static func copy(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) -> Int {
    // Most texts are copied as one or two words, which may overlap.
    if count <= 16 {
      if count >= 8, unsafe copyEnds(UInt64.self, source, count, to: target) { return count }
      if count >= 4, count < 8, unsafe copyEnds(UInt32.self, source, count, to: target) { return count }
      return unsafe copyBytes(source, count, to: target)
    }
    var at = 0
    while at &+ 32 <= count, unsafe !isAnyOf32(source + at) {
      unsafe (target + at).copyMemory(from: source + at, byteCount: 32)
      at &+= 32
    }
    while at &+ 8 <= count {
      let word = unsafe source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if isAny(found(in: word)) { return unsafe at &+ copyBytes(source + at, 8, to: target + at) }
      unsafe target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      at &+= 8
    }
    // The last bytes are checked together with bytes before them that were already copied.
    let last = unsafe source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    if isAny(found(in: last)) { return unsafe at &+ copyBytes(source + at, count &- at, to: target + at) }
    unsafe target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
    return count
  }

  /// Copies the first and the last word of a text, unless one of them has a byte that needs an escape.
  @inline(__always)
  private static func copyEnds<Word: FixedWidthInteger & BitwiseCopyable>(
    _: Word.Type, _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> Bool {
    let offset = count &- MemoryLayout<Word>.size
    let first = unsafe source.loadUnaligned(as: Word.self)
    let last = unsafe source.loadUnaligned(fromByteOffset: offset, as: Word.self)
    if isAny(found(in: UInt64(truncatingIfNeeded: first)) | found(in: UInt64(truncatingIfNeeded: last)), of: Word.self)
    {
      return false
    }
    unsafe target.storeBytes(of: first, as: Word.self)
    unsafe target.storeBytes(of: last, toByteOffset: offset, as: Word.self)
    return true
  }

  private static func copyBytes(
    _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
  ) -> Int {
    for at in 0..<count {
      let byte = unsafe source.load(fromByteOffset: at, as: UInt8.self)
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return at }
      unsafe target.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
    }
    return count
  }

  /// Sets the highest bit of each byte of a word that needs an escape. The bytes are checked together, each in its own
  /// eight bits. A subtraction borrows only from a byte next to one that needs an escape, so no word is flagged
  /// wrongly.
  @inline(__always)
  private static func found(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let control = (word &- ones &* 0x20) & ~word
    return control | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
  }

  /// Returns true if a byte was found in the part of the word that was filled.
  @inline(__always)
  private static func isAny<Word: FixedWidthInteger>(_ found: UInt64, of _: Word.Type = UInt64.self) -> Bool {
    Word(truncatingIfNeeded: found) & Word(truncatingIfNeeded: 0x8080_8080_8080_8080 as UInt64) != 0
  }

  /// Returns true if one of 32 bytes needs an escape. The loop has no early exit, so that the compiler can vectorize
  /// it.
  @inline(__always)
  private static func isAnyOf32(_ bytes: UnsafeRawPointer) -> Bool {
    var found: UInt8 = 0
    for at in 0..<32 {
      let byte = unsafe bytes.load(fromByteOffset: at, as: UInt8.self)
      found |= (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
    }
    return found != 0
  }
}
