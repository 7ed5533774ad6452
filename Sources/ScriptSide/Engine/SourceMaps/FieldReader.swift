/// Reads the numbers of one segment of a source map: each is written in digits of base 64 with five bits, the lowest first,
/// and the lowest bit of the number is its sign.
struct FieldReader {
  /// The number of complete numbers.
  private(set) var count = 0
  private var values = (0, 0, 0, 0, 0)
  private var number = 0
  private var shift = 0

  mutating func reset() {
    count = 0
    number = 0
    shift = 0
  }

  func value(_ index: Int) -> Int {
    switch index {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    case 3: values.3
    default: values.4
    }
  }

  mutating func read(_ byte: UInt8) {
    guard let digit = Self.digit(byte), shift < 60 else { return }
    number |= (digit & 31) << shift
    shift += 5
    guard digit & 32 == 0 else { return }
    append(number & 1 == 0 ? number >> 1 : -(number >> 1))
    number = 0
    shift = 0
  }

  private mutating func append(_ value: Int) {
    switch count {
    case 0: values.0 = value
    case 1: values.1 = value
    case 2: values.2 = value
    case 3: values.3 = value
    default: values.4 = value
    }
    count += 1
  }

  static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

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
