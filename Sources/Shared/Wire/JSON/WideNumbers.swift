/// A text of JSON in which the whole numbers that 64 signed bits do not hold are written as real numbers, which the parsers read
/// at a double's precision. JavaScript writes `1e20` as 100000000000000000000, and the parsers refuse whole numbers beyond 64 bits.
struct WideNumbers {
  /// The text, followed by the bytes that a parser needs after it.
  let bytes: [UInt8]
  let count: Int

  /// Returns nil for a text without such a number. The text need not be JSON.
  init?(_ text: UnsafeRawBufferPointer, padding: Int) {
    var changed: [UInt8] = []
    var copied = 0
    var place = 0
    while place < text.count {
      let byte = unsafe text[place]
      if byte == UInt8(ascii: "\"") {
        place = unsafe Self.endOfString(text, from: place + 1)
      } else if Self.isDigit(byte) {
        let start = place
        while place < text.count, unsafe Self.isDigit(text[place]) { place += 1 }
        let isWhole = unsafe place == text.count || !Self.goesOn(text[place])
        // The digits of a fraction or an exponent are none of a whole number.
        let isFirst = unsafe start == 0 || !Self.isInside(text[start - 1], text, start - 1)
        guard place - start >= 19, isWhole, isFirst, unsafe !Self.fits(text, start..<place) else { continue }
        unsafe changed.append(contentsOf: text[copied..<place])
        changed.append(contentsOf: "e0".utf8)
        copied = place
      } else {
        place += 1
      }
    }
    guard copied > 0 else { return nil }
    unsafe changed.append(contentsOf: text[copied...])
    count = changed.count
    changed.append(contentsOf: repeatElement(0, count: padding))
    bytes = changed
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// True for a character that continues a number after its whole part.
  private static func goesOn(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// True for a character before digits that makes them a fraction or an exponent.
  private static func isInside(_ byte: UInt8, _ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    if goesOn(byte) { return true }
    let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    return unsafe isSign && place > 0 && text[place - 1] | 0x20 == UInt8(ascii: "e")
  }

  private static func fits(_ text: UnsafeRawBufferPointer, _ digits: Range<Int>) -> Bool {
    let isNegative = unsafe digits.lowerBound > 0 && text[digits.lowerBound - 1] == UInt8(ascii: "-")
    let start = digits.lowerBound - (isNegative ? 1 : 0)
    return unsafe Int64(String(decoding: text[start..<digits.upperBound], as: UTF8.self)) != nil
  }

  /// The place after the quotation mark that ends a string, or the end of the text.
  private static func endOfString(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place < text.count {
      switch unsafe text[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return text.count
  }
}
