import Glibc

/// The bytes of a string that JSON has an escape for: control characters, the quote and the backslash.
enum JSONEscapes {
  private static let blockSize = 16

  /// Appends what needs no escape, from `start` on; answers where the first byte stands that does, or the count.
  static func copy(_ bytes: UnsafeRawBufferPointer, from start: Int, to buffer: ByteBuffer) -> Int {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    let count = bytes.count
    // A block at the end is looked at whole, however little of it was written.
    buffer.reserve(count - start + blockSize)
    let target = buffer.end - start
    var at = start
    while at &+ 32 <= count, !isAny(in: base + at, size: 32) {
      memcpy(target + at, base + at, 32)
      at &+= 32
    }
    while at < count {
      let rest = min(blockSize, count &- at)
      memcpy(target + at, base + at, rest)
      if isAny(in: target + at, size: blockSize, ofFirst: UInt8(rest)) { break }
      at &+= rest
    }
    while at < count, !needsEscape(base[at]) {
      target[at] = base[at]
      at &+= 1
    }
    buffer.wrote(at - start)
    return at
  }

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

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether one of the `first` bytes needs an escape, of `size` that are looked at. Without a way out of the loop, and
  /// with a `size` known where it is called, so that vectors are made of it.
  @inline(__always)
  private static func isAny(in bytes: UnsafePointer<UInt8>, size: Int, ofFirst first: UInt8 = .max) -> Bool {
    var found: UInt8 = 0
    for at in 0..<size {
      let byte = bytes[at]
      let needs: UInt8 =
        (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
      found |= needs & (UInt8(truncatingIfNeeded: at) < first ? 1 : 0)
    }
    return found != 0
  }
}
