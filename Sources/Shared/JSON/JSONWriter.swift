import Glibc

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
    let count = key.utf8CodeUnitCount
    buffer.reserve(count + 3)
    let end = buffer.end
    end[0] = UInt8(ascii: "\"")
    memcpy(end + 1, key.utf8Start, count)
    end[count + 1] = UInt8(ascii: "\"")
    end[count + 2] = UInt8(ascii: ":")
    buffer.wrote(count + 3)
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
    withBytes(of: text) { string($0) }
  }

  /// Two texts as one string, with a dot between them.
  func value(_ first: String, dot second: String) {
    value(first)
    // The quote gives way to the dot.
    buffer.removeLast()
    buffer.append(UInt8(ascii: "."))
    withBytes(of: second) { contents($0) }
    buffer.append(UInt8(ascii: "\""))
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
          value(name)
          buffer.append(UInt8(ascii: ":"))
          value(member)
        }
      }
    }
  }

  /// A value that was read, written again as it comes off the tape.
  public func value(_ read: JSONValue) {
    switch read.kind {
    case .null: null()
    case .bool: value(read.bool!)
    case .int: value(read.int!)
    case .unsigned, .double: value(read.double!)
    case .string:
      comma()
      _ = read.withUTF8 { string($0) }
    case .array: array { for item in read.items { value(item) } }
    case .object:
      object {
        read.forEachRawMember { key, index in
          comma()
          string(key)
          buffer.append(UInt8(ascii: ":"))
          value(JSONValue(document: read.document, index: index))
        }
      }
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

  /// A text's bytes where they lie; a copy that could be made contiguous would cost reference counts.
  @inline(__always)
  private func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if text.utf8.withContiguousStorageIfAvailable(body) != nil { return }
    var text = text
    text.withUTF8(body)
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    contents(bytes)
    buffer.append(UInt8(ascii: "\""))
  }

  private func contents(_ bytes: UnsafeBufferPointer<UInt8>) {
    let all = UnsafeRawBufferPointer(bytes)
    var at = JSONEscapes.copy(all, from: 0, to: buffer)
    while at < all.count {
      JSONEscapes.write(all[at], to: buffer)
      at = JSONEscapes.copy(all, from: at + 1, to: buffer)
    }
  }
}
