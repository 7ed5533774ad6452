internal import Glibc

/// The content of a parsed value in a form that does not depend on its place in the message, so that equal values of
/// different messages are found equal by comparing bytes.
///
/// Two values have equal parts exactly if their texts differ in nothing but white space, escapes and the notation of
/// numbers.
package struct JSONPart: Sendable, Equatable {
  /// The words of the tape. Offsets and indices count from the value's start.
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
    copy.words = words.trimmed(to: count)
    copy.strings = strings.trimmed(to: strings.count)
    copy.bases = []
    return copy
  }

  /// Takes over the content of another value. The memory is used again.
  ///
  /// - Returns: False for a value that takes more than `limit` bytes. The part is then undefined.
  package mutating func read(_ value: JSONValue, limit: Int) -> Bool {
    let document = value.document
    let (tape, start, end) = unsafe (document.tape, value.index, value.next)
    guard (end - start) * 8 <= limit else { return false }
    let strings = unsafe Self.strings(in: tape, start, end)
    unsafe readWords(tape, start, end, firstString: strings.map { JSONDocument.offset(of: $0.first) } ?? 0)
    return readStrings(document, strings, limit: limit)
  }

  private mutating func readWords(_ tape: UnsafePointer<UInt64>, _ start: Int, _ end: Int, firstString: Int) {
    count = end - start
    if words.count < count { words = Array(repeating: 0, count: count * 2) }
    if bases.isEmpty { bases = (0..<256).map { Kind.isNumber(UInt8($0)) ? Self.number : 0 } }
    bases[Int(Kind.object)] = UInt64(start)
    bases[Int(Kind.objectEnd)] = UInt64(start)
    bases[Int(Kind.array)] = UInt64(start)
    bases[Int(Kind.arrayEnd)] = UInt64(start)
    bases[Int(Kind.string)] = UInt64(firstString)
    digest = unsafe bases.withUnsafeBufferPointer { bases in
      unsafe words.withUnsafeMutableBufferPointer { words in
        let (bases, words, tape) = unsafe (bases.baseAddress!, words.baseAddress!, tape + start)
        var digest: UInt64 = 0
        var at = 0
        while at < count {
          let base = unsafe bases[Int(Kind.of(tape[at]))]
          var word = unsafe tape[at] &- base
          if base == Self.number {
            unsafe words[at] = word
            at += 1
            word = unsafe tape[at]
          }
          unsafe words[at] = word
          digest = (digest ^ word) &* Self.odd
          at += 1
        }
        return digest
      }
    }
  }

  /// By the kind of a word: the offset or index from which its own counts, or `number`.
  private var bases: [UInt64] = []
  /// The base of a number, whose value follows in a word of its own.
  private static let number = UInt64.max

  /// The kinds of words on the tape.
  private enum Kind {
    static let string = UInt8(ascii: "\"")
    static let object = UInt8(ascii: "{")
    static let objectEnd = UInt8(ascii: "}")
    static let array = UInt8(ascii: "[")
    static let arrayEnd = UInt8(ascii: "]")

    static func of(_ word: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> 56) }

    static func isNumber(_ kind: UInt8) -> Bool {
      kind == UInt8(ascii: "l") || kind == UInt8(ascii: "u") || kind == UInt8(ascii: "d")
    }
  }

  /// Returns the words of the first and the last string of a value, or nil if it has none.
  private static func strings(
    in tape: UnsafePointer<UInt64>, _ start: Int, _ end: Int
  ) -> (first: UInt64, last: UInt64)? {
    func isString(_ at: Int) -> Bool { unsafe Kind.of(tape[at]) == Kind.string }
    func isNumber(_ at: Int) -> Bool { unsafe Kind.isNumber(Kind.of(tape[at])) }
    func next(_ at: Int) -> Int { at + (isNumber(at) ? 2 : 1) }
    var first = start
    while first < end, !isString(first) { first = next(first) }
    guard first < end else { return nil }
    var last = end - 1
    while !isString(last) { last -= 1 }
    // A word after what looks like a number's may be its value, so that the words have to be read in their order.
    if last > first, isNumber(last - 1) {
      var at = first
      while at < end {
        if isString(at) { last = at }
        at = next(at)
      }
    }
    return unsafe (tape[first], tape[last])
  }

  /// The parser writes strings in the order of the text, so those of a value lie side by side.
  private mutating func readStrings(_ document: JSONDocument, _ words: (first: UInt64, last: UInt64)?, limit: Int)
    -> Bool
  {
    strings.removeAll(keepingCapacity: true)
    guard let (first, last) = words else { return true }
    let start = unsafe document.strings + JSONDocument.offset(of: first)
    let end = unsafe document.text(of: last)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: end.baseAddress! + end.count - start)
    guard count * 8 + bytes.count <= limit else { return false }
    unsafe strings.append(contentsOf: bytes)
    digest = unsafe Self.digest(UnsafeRawBufferPointer(bytes), digest)
    return true
  }

  /// A large odd number without a pattern in its bits.
  private static let odd: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The product of 16 bytes at a time, with its high half folded into the low one.
  private static func digest(_ bytes: UnsafeRawBufferPointer, _ first: UInt64) -> UInt64 {
    guard var at = bytes.baseAddress else { return first }
    var result = first
    let end = unsafe at + bytes.count
    while unsafe at + 16 <= end {
      let (one, other) = unsafe (at.loadUnaligned(as: UInt64.self), (at + 8).loadUnaligned(as: UInt64.self))
      let product = (result ^ one).multipliedFullWidth(by: odd ^ other)
      result = product.high ^ product.low
      unsafe at += 16
    }
    while unsafe at < end {
      result = unsafe (result ^ UInt64(at.load(as: UInt8.self))) &* odd
      unsafe at += 1
    }
    return result ^ result >> 32
  }

  private static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, count: Int) -> Bool {
    unsafe count == 0 || memcmp(first.baseAddress!, second.baseAddress!, count) == 0
  }
}
