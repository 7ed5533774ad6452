/// Writes JSON to a reused buffer, value by value; sets commas itself.
///
/// Doubles that are whole are written as whole numbers, as JavaScript does; what JSON has no form for (NaN, infinities)
/// becomes null.
public final class JSONWriter {
  public let buffer: ByteBuffer
  private var needsComma = false

  public init(_ buffer: ByteBuffer = ByteBuffer()) { self.buffer = buffer }

  /// Begins a new text in the same buffer, which is emptied.
  public func reset() {
    buffer.removeAll()
    needsComma = false
  }

  /// What `body` writes, as a string.
  public static func text(_ body: (JSONWriter) -> Void) -> String {
    let writer = JSONWriter()
    body(writer)
    return String(decoding: writer.buffer.bytes, as: UTF8.self)
  }

  public func object(_ body: () -> Void) {
    open(UInt8(ascii: "{"))
    body()
    close(UInt8(ascii: "}"))
  }

  public func array(_ body: () -> Void) {
    open(UInt8(ascii: "["))
    body()
    close(UInt8(ascii: "]"))
  }

  /// A member's key, which needs no escapes.
  public func key(_ key: StaticString) {
    comma()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(key)
    buffer.append("\":")
    needsComma = false
  }

  public func key(_ key: String) {
    value(key)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public func null() { literal("null") }

  public func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  public func value(_ number: Int64) {
    comma()
    buffer.append(decimal: number)
    needsComma = true
  }

  public func value(_ number: Int) { value(Int64(number)) }

  public func value(_ number: Double) {
    if let whole = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 { return value(whole) }
    guard number.isFinite else { return null() }
    comma()
    var text = number.description
    text.withUTF8 { buffer.append(UnsafeRawBufferPointer($0)) }
    needsComma = true
  }

  public func value(_ text: String) {
    comma()
    var text = text
    text.withUTF8 { string($0) }
    needsComma = true
  }

  /// A string without escapes.
  public func value(plain text: StaticString) {
    comma()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(text)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
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
      needsComma = true
    } else {
      value(read.json)
    }
  }

  /// A whole JSON text that was written before.
  public func raw(_ text: UnsafeRawBufferPointer) {
    comma()
    buffer.append(text)
    needsComma = true
  }

  private func open(_ bracket: UInt8) {
    comma()
    buffer.append(bracket)
    needsComma = false
  }

  private func close(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  private func literal(_ text: StaticString) {
    comma()
    buffer.append(text)
    needsComma = true
  }

  @inline(__always)
  private func comma() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    var clean = 0
    for (at, byte) in bytes.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      buffer.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[clean..<at]))
      escape(byte)
      clean = at + 1
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[clean...]))
    buffer.append(UInt8(ascii: "\""))
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
