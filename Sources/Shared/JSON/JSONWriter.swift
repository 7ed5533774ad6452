/// Writes JSON to a reused buffer, value by value; sets commas itself.
///
/// Doubles that are whole are written as whole numbers, as JavaScript does; what JSON has no form for (NaN, infinities)
/// becomes null.
public final class JSONWriter {
  public let buffer: ByteBuffer

  public init(_ buffer: ByteBuffer = ByteBuffer()) { self.buffer = buffer }

  /// Begins a new text in the same buffer, which is emptied.
  public func reset() {
    buffer.removeAll()
  }

  /// What `body` writes, as a string.
  public static func text(_ body: (JSONWriter) -> Void) -> String {
    let writer = JSONWriter()
    body(writer)
    return String(decoding: writer.buffer.bytes, as: UTF8.self)
  }

  public func object(_ body: () -> Void) {
    comma()
    buffer.append(UInt8(ascii: "{"))
    body()
    buffer.append(UInt8(ascii: "}"))
  }

  public func array(_ body: () -> Void) {
    comma()
    buffer.append(UInt8(ascii: "["))
    body()
    buffer.append(UInt8(ascii: "]"))
  }

  /// A member's key, which needs no escapes.
  public func key(_ key: StaticString) {
    comma()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(key)
    buffer.append("\":")
  }

  public func key(_ key: String) {
    value(key)
    buffer.append(UInt8(ascii: ":"))
  }

  public func null() { literal("null") }

  public func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  public func value(_ number: Int64) {
    comma()
    buffer.append(decimal: number)
  }

  public func value(_ number: Int) { value(Int64(number)) }

  public func value(_ number: Double) {
    if let whole = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 { return value(whole) }
    guard number.isFinite else { return null() }
    comma()
    var text = number.description
    text.withUTF8 { buffer.append(UnsafeRawBufferPointer($0)) }
  }

  public func value(_ text: String) {
    comma()
    var text = text
    text.withUTF8 { string($0) }
  }

  /// A string without escapes.
  public func value(plain text: StaticString) {
    comma()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(text)
    buffer.append(UInt8(ascii: "\""))
  }

  public func value(_ json: JSON) {
    switch json {
    case .null: null()
    case .bool(let flag): value(flag)
    case .int(let number): value(number)
    case .double(let number): value(number)
    case .string(let text): value(text)
    case .array(let items): array { for item in items { value(item) } }
    case .object(let members):
      object {
        for (name, member) in members {
          key(name)
          value(member)
        }
      }
    }
  }

  /// A value that was read, written again.
  public func value(_ read: JSONValue) {
    if read.kind == .string {
      comma()
      _ = read.withUTF8 { string($0) }
    } else {
      value(read.json)
    }
  }

  /// A whole JSON text that was written before.
  public func raw(_ text: UnsafeRawBufferPointer) {
    comma()
    buffer.append(text)
  }

  private func literal(_ text: StaticString) {
    comma()
    buffer.append(text)
  }

  /// A value needs a comma unless it is the first of its container, its key's, or the text's own: the last byte says.
  @inline(__always)
  private func comma() {
    switch buffer.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: buffer.append(UInt8(ascii: ","))
    }
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    let all = UnsafeRawBufferPointer(bytes)
    var clean = 0
    while true {
      let next = Self.firstToEscape(all, from: clean)
      buffer.append(UnsafeRawBufferPointer(rebasing: all[clean..<next]))
      guard next < all.count else { break }
      escape(all[next])
      clean = next + 1
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Where the first byte stands that JSON has an escape for, eight bytes at a time; the count where there is none.
  private static func firstToEscape(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var at = start
    while at < bytes.count {
      if at + 8 <= bytes.count, !mayNeedEscape(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) {
        at += 8
        continue
      }
      let end = min(at + 8, bytes.count)
      while at < end {
        let byte = bytes[at]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return at }
        at += 1
      }
    }
    return bytes.count
  }

  /// Whether one of eight bytes may be a control character, a quote or a backslash. True now and then where none is, for
  /// a borrow crosses bytes; never false where one is.
  @inline(__always)
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found = (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
    return found & highs != 0
  }

  private func escape(_ byte: UInt8) {
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
}
