internal import NavbridgeWire

/// Finds the place at which a text is not JSON. The parsers of messages do not name it, because they are made for speed.
struct JSONGrammar {
  private let bytes: [UInt8]
  private var position = 0
  /// The containers around the place, from the outside inwards.
  private var closings: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Returns the number of bytes before the first mistake. Nil if the text is JSON.
  mutating func firstError() -> Int? {
    skipBlanks()
    repeat {
      guard readValue() else { return position }
      // The ends of a value may be those of the containers around it.
      skipBlanks()
      while let closing = closings.last, byte == closing {
        closings.removeLast()
        position += 1
        skipBlanks()
      }
      guard let closing = closings.last else { break }
      guard byte == UInt8(ascii: ",") else { return position }
      position += 1
      skipBlanks()
      if closing == UInt8(ascii: "}"), !readKey() { return position }
    } while true
    return position < bytes.count ? position : nil
  }

  /// Reads a value, or the opening of containers up to the first value in them that is none.
  private mutating func readValue() -> Bool {
    while byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      guard closings.count < JSONDocument.depthLimit else { return false }
      let isObject = byte == UInt8(ascii: "{")
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      position += 1
      skipBlanks()
      if byte == closing {
        position += 1
        return true
      }
      closings.append(closing)
      if isObject, !readKey() { return false }
    }
    switch byte {
    case UInt8(ascii: "\""): return readText()
    case UInt8(ascii: "t"): return readWord("true")
    case UInt8(ascii: "f"): return readWord("false")
    case UInt8(ascii: "n"): return readWord("null")
    default: return readNumber()
    }
  }

  /// Reads a member's name and the colon after it.
  private mutating func readKey() -> Bool {
    guard byte == UInt8(ascii: "\""), readText() else { return false }
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { return false }
    position += 1
    skipBlanks()
    return true
  }

  private mutating func readText() -> Bool {
    let start = position
    position += 1
    while position < bytes.count, byte != UInt8(ascii: "\"") {
      // A line end within a text is one that was not closed.
      guard byte >= 0x20, byte != UInt8(ascii: "\\") || readEscape() else { return false }
      position += 1
    }
    guard position < bytes.count else {
      position = start
      return false
    }
    position += 1
    return true
  }

  /// Reads an escape up to its last byte.
  private mutating func readEscape() -> Bool {
    guard let first = readCode() else { return false }
    guard (0xD800..<0xE000).contains(first) else { return true }
    // Surrogates come in pairs.
    let start = position
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\\") else { return false }
    position += 1
    if let second = readCode(), (0xDC00..<0xE000).contains(second) { return true }
    position = start
    return false
  }

  /// Reads one escape up to its last byte, and returns the number of its character; 0 for those without one.
  private mutating func readCode() -> UInt32? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if "\"\\/bfnrt".utf8.contains(next) {
      position += 1
      return 0
    }
    guard next == UInt8(ascii: "u"), position + 5 < bytes.count,
      let digits = String(validating: bytes[(position + 2)..<(position + 6)], as: UTF8.self),
      digits.utf8.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }), let code = UInt32(digits, radix: 16)
    else { return nil }
    position += 5
    return code
  }

  private mutating func readWord(_ word: StaticString) -> Bool {
    let rest = bytes[position...].prefix(word.utf8CodeUnitCount)
    guard unsafe rest.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) else {
      return false
    }
    position += word.utf8CodeUnitCount
    return true
  }

  /// Reads a number that the parser accepts. One that is too large for it is a mistake at its first digit.
  private mutating func readNumber() -> Bool {
    let first = position
    guard readDigitsAndExponent() else { return false }
    let number = String(decoding: bytes[first..<position], as: UTF8.self)
    guard (try? JSONDocument(number)) == nil else { return true }
    position = first
    return false
  }

  private mutating func readDigitsAndExponent() -> Bool {
    if byte == UInt8(ascii: "-") { position += 1 }
    let (start, hasLeadingZero) = (position, byte == UInt8(ascii: "0"))
    guard let digits = readDigits() else { return false }
    if hasLeadingZero, digits > 1 {
      position = start + 1
      return false
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      guard readDigits() != nil else { return false }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      return readDigits() != nil
    }
    return true
  }

  /// Returns the number of digits that were read. Nil if there are none.
  private mutating func readDigits() -> Int? {
    let start = position
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start ? position - start : nil
  }

  private mutating func skipBlanks() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte), position < bytes.count { position += 1 }
  }
}
