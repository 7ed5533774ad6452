internal import Glibc

/// The content of a parsed value in a form that does not depend on its place in the message, so that equal values of
/// different messages are found equal by comparing bytes.
///
/// Two values have equal parts exactly if their texts differ in nothing but white space, escapes and the notation of
/// numbers.
package struct JSONPart: Sendable, Equatable {
  /// The words of the tape without the containers' closing words. Offsets and indices count from the value's start.
  private var words: [UInt64] = []
  /// The number of words in use.
  private var count = 0
  /// The strings of the value, each with its length, as they lie one after the other.
  private var strings: [UInt8] = []
  /// A number that is equal for equal parts.
  package private(set) var digest: UInt64 = 0

  package init() {}

  /// The memory that the part takes, in bytes.
  package var size: Int { count * 8 + strings.count }

  package static func == (first: JSONPart, second: JSONPart) -> Bool {
    guard first.digest == second.digest, first.count == second.count, first.strings.count == second.strings.count else {
      return false
    }
    return unsafe first.words.withUnsafeBytes { one in
      unsafe second.words.withUnsafeBytes { other in unsafe isSame(one, other, count: first.count * 8) }
    }
      && first.strings.withUnsafeBytes { one in
        unsafe second.strings.withUnsafeBytes { other in unsafe isSame(one, other, count: one.count) }
      }
  }

  /// A copy that takes no more memory than it needs.
  package var trimmed: JSONPart {
    var copy = self
    copy.words = Array(words[..<count])
    copy.strings = Array(strings[...])
    return copy
  }

  /// Takes over the content of another value. The memory is used again.
  ///
  /// - Returns: False for a value that takes more than `limit` bytes. The part is then undefined.
  package mutating func read(_ value: JSONValue, limit: Int) -> Bool {
    let (tape, start, end) = unsafe (value.document.tape, value.index, value.next)
    guard (end - start) * 8 <= limit else { return false }
    if words.count < end - start { words = Array(repeating: 0, count: (end - start) * 2) }
    var (first, last) = (-1, 0)
    count = unsafe words.withUnsafeMutableBufferPointer { words in
      var to = words.baseAddress!
      var at = start
      while at < end {
        let word = unsafe tape[at]
        at += 1
        switch UInt8(truncatingIfNeeded: word >> 56) {
        case UInt8(ascii: "\""):
          last = Int(truncatingIfNeeded: word & 0xFF_FFFF_FFFF_FFFF)
          if first < 0 { first = last }
          unsafe to.pointee = word &- UInt64(truncatingIfNeeded: first)
        case UInt8(ascii: "{"), UInt8(ascii: "["): unsafe to.pointee = word &- UInt64(truncatingIfNeeded: start)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): continue
        case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"):
          unsafe to.pointee = word
          unsafe to += 1
          unsafe to.pointee = tape[at]
          at += 1
        default: unsafe to.pointee = word
        }
        unsafe to += 1
      }
      return unsafe to - words.baseAddress!
    }
    guard readStrings(value.document, from: first, last: last, limit: limit) else { return false }
    digest = unsafe words.withUnsafeBytes {
      unsafe Self.digest(UnsafeRawBufferPointer(rebasing: $0[..<(count * 8)]), UInt64(count))
    }
    digest = unsafe strings.withUnsafeBytes { unsafe Self.digest($0, digest) }
    return true
  }

  /// The parser writes strings in the order of the text, so those of a value lie side by side.
  private mutating func readStrings(_ document: JSONDocument, from first: Int, last: Int, limit: Int) -> Bool {
    strings.removeAll(keepingCapacity: true)
    guard first >= 0 else { return true }
    let length = unsafe UnsafeRawPointer(document.strings + last).loadUnaligned(as: UInt32.self)
    let bytes = last + 4 + Int(length) - first
    guard count * 8 + bytes <= limit else { return false }
    unsafe strings.append(contentsOf: UnsafeBufferPointer(start: document.strings + first, count: bytes))
    return true
  }

  /// A large odd number without a pattern in its bits.
  private static let odd: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private static func digest(_ bytes: UnsafeRawBufferPointer, _ digest: UInt64) -> UInt64 {
    var digest = digest
    guard var at = bytes.baseAddress else { return digest }
    let end = unsafe at + bytes.count
    while unsafe at + 8 <= end {
      digest = unsafe (digest ^ at.loadUnaligned(as: UInt64.self)) &* odd
      // The high bits would never reach the low ones in a product.
      digest = digest << 29 | digest >> 35
      unsafe at += 8
    }
    while unsafe at < end {
      digest = unsafe (digest ^ UInt64(at.load(as: UInt8.self))) &* odd
      unsafe at += 1
    }
    return digest ^ digest >> 32
  }

  private static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, count: Int) -> Bool {
    unsafe count == 0 || memcmp(first.baseAddress!, second.baseAddress!, count) == 0
  }
}
