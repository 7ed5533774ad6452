public import Glibc
internal import OrderedCollections

/// Writes JSON to a reused buffer, value by value, and inserts the commas.
///
/// Whole doubles are written as whole numbers, as JavaScript does. Values that JSON cannot represent (NaN, infinities)
/// are written as null.
public final class JSONWriter {
  /// The buffer to which the text is written.
  public let buffer: ByteBuffer

  /// A writer that appends to a buffer.
  public init(_ buffer: ByteBuffer = ByteBuffer()) { self.buffer = buffer }

  /// Begins a new text in the same buffer, which is emptied.
  public func reset() {
    buffer.removeAll()
  }

  /// Returns the text that `body` writes.
  public static func text(_ body: (JSONWriter) -> Void) -> String {
    let writer = JSONWriter()
    body(writer)
    return unsafe writer.buffer.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Writes an object, whose members the body writes.
  @inlinable
  public func object(_ body: () -> Void) {
    open(UInt8(ascii: "{"))
    body()
    buffer.append(UInt8(ascii: "}"))
  }

  /// Writes an array, whose items the body writes.
  @inlinable
  public func array(_ body: () -> Void) {
    open(UInt8(ascii: "["))
    body()
    buffer.append(UInt8(ascii: "]"))
  }

  /// Writes a member's key, which must need no escapes. It is inlined where the key's length is known, because a
  /// command has about twenty keys.
  @inlinable @inline(__always)
  public func key(_ key: StaticString) {
    let count = key.utf8CodeUnitCount
    let end = unsafe place(for: count &+ 3)
    unsafe end[0] = UInt8(ascii: "\"")
    unsafe memcpy(end + 1, key.utf8Start, count)
    unsafe end[count &+ 1] = UInt8(ascii: "\"")
    unsafe end[count &+ 2] = UInt8(ascii: ":")
    buffer.wrote(count &+ 3)
  }

  /// Writes a member's key that was encoded before.
  @inlinable @inline(__always)
  public func key(_ key: JSONKey) {
    unsafe memcpy(place(for: key.bytes.count), key.bytes.baseAddress!, key.bytes.count)
    unsafe buffer.wrote(key.bytes.count)
  }

  /// Writes null.
  public func null() { literal("null") }

  /// Writes true or false.
  public func value(_ flag: Bool) { if flag { literal("true") } else { literal("false") } }

  /// Writes a whole number.
  public func value(_ number: Int64) {
    comma()
    buffer.append(decimal: number)
  }

  /// Writes a whole number.
  public func value(_ number: Int) { value(Int64(number)) }

  /// Writes a number in the shortest form that reads as the same one; null for one that is not finite.
  public func value(_ number: Double) {
    if let whole = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 { return value(whole) }
    guard number.isFinite else { return null() }
    comma()
    var text = number.description
    text.withUTF8 { unsafe buffer.append(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a text, with its escapes.
  public func value(_ text: String) {
    unsafe withBytes(of: text) { unsafe string($0) }
  }

  /// Writes two texts as one string, with a dot between them.
  package func value(_ first: String, dot second: String) {
    value(first)
    // The dot replaces the closing quotation mark.
    buffer.removeLast()
    buffer.append(UInt8(ascii: "."))
    unsafe withBytes(of: second) { unsafe contents($0) }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a string that needs no escapes.
  public func value(plain text: StaticString) {
    comma()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(text)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes any value.
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
          value(name.text)
          buffer.append(UInt8(ascii: ":"))
          value(member)
        }
      }
    }
  }

  /// Writes a parsed value, directly from the tape.
  public func value(_ read: JSONValue) {
    switch read.kind {
    case .null: null()
    case .bool: value(read.bool!)
    case .int: value(read.int!)
    case .unsigned, .double: value(read.double!)
    case .string: _ = unsafe read.withUTF8 { unsafe string($0) }
    case .array: array { for item in read.items { value(item) } }
    case .object:
      object {
        unsafe read.forEachRawMember { key, index in
          unsafe string(key)
          buffer.append(UInt8(ascii: ":"))
          value(JSONValue(document: read.document, index: index))
        }
      }
    }
  }

  /// Writes a complete JSON text that was written before.
  package func raw(_ text: UnsafeRawBufferPointer) {
    comma()
    unsafe buffer.append(text)
  }

  /// Appends a text that needs no escapes, unchanged. It is inlined where the length is known, as for a key.
  @inline(__always)
  func literal(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    unsafe memcpy(place(for: count), text.utf8Start, count)
    buffer.wrote(count)
  }

  /// Writes an opening bracket. `object` and `array` write the closing one, too.
  @inlinable
  package func open(_ bracket: UInt8) {
    unsafe place(for: 1).pointee = bracket
    buffer.wrote(1)
  }

  private func comma() { _ = unsafe place(for: 0) }

  /// Returns the place for the next value, with room for `count` bytes. The last byte decides if a comma is written
  /// first: none is needed for the first value of a container, for a key's value, and for the whole text.
  @inlinable @inline(__always)
  package func place(for count: Int) -> UnsafeMutablePointer<UInt8> {
    buffer.reserve(count &+ 1)
    switch buffer.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default:
      unsafe buffer.end.pointee = UInt8(ascii: ",")
      buffer.wrote(1)
    }
    return unsafe buffer.end
  }

  /// Calls `body` with a text's bytes in place. A contiguous copy would cost reference counts.
  @inline(__always)
  private func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if unsafe text.utf8.withContiguousStorageIfAvailable(body) != nil { return }
    var text = text
    text.withUTF8(body)
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    let end = unsafe place(for: count &+ 2)
    unsafe end[0] = UInt8(ascii: "\"")
    let copied = unsafe JSONEscapes.copy(bytes, to: end + 1)
    if copied == count {
      unsafe end[count &+ 1] = UInt8(ascii: "\"")
      return buffer.wrote(count &+ 2)
    }
    buffer.wrote(copied &+ 1)
    unsafe contents(UnsafeBufferPointer(rebasing: bytes[copied...]))
    buffer.append(UInt8(ascii: "\""))
  }

  private func contents(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = unsafe bytes
    while true {
      buffer.reserve(rest.count)
      let copied = unsafe JSONEscapes.copy(rest, to: buffer.end)
      buffer.wrote(copied)
      if copied == rest.count { return }
      unsafe JSONEscapes.write(rest[copied], to: buffer)
      unsafe rest = UnsafeBufferPointer(rebasing: rest[(copied + 1)...])
    }
  }
}
