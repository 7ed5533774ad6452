/// A value that one process passes to a copy of itself, or gets from it, as bytes.
package protocol PassedValue {
  func pass(to bytes: inout PassedBytes)
  /// - Throws: `PassedBytes.Broken`.
  init(from bytes: inout PassedBytes) throws
}

/// Values one after the other, as a process passes them to a copy of itself. Both run the same program, so that nothing but the
/// order of the values has to agree.
package struct PassedBytes: Sendable {
  /// Bytes that end in the middle of a value, or are none that was written: the process that has sent them is damaged.
  package struct Broken: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "A process of the search has sent bytes that are no message." }
  }

  package private(set) var bytes: [UInt8]
  private var place = 0

  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// The bytes of one value.
  package init(of value: some PassedValue) {
    self.init()
    value.pass(to: &self)
  }

  package mutating func write(_ value: some PassedValue) { value.pass(to: &self) }

  package mutating func read<Value: PassedValue>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: &self)
  }

  /// Most numbers are small, so that each has seven bits a byte.
  fileprivate mutating func write(bits: UInt64) {
    var rest = bits
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  fileprivate mutating func readBits() throws -> UInt64 {
    var (bits, shift): (UInt64, UInt64) = (0, 0)
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      bits |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return bits }
      shift += 7
    }
    throw Broken()
  }

  fileprivate mutating func write(text: String) {
    write(bits: UInt64(text.utf8.count))
    bytes += text.utf8
  }

  fileprivate mutating func readText() throws -> String {
    let count = Int(truncatingIfNeeded: try readBits())
    guard count >= 0, count <= bytes.count - place else { throw Broken() }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// The number of values that follow. Each has at least one byte, so that a damaged number makes no great array.
  fileprivate mutating func readCount() throws -> Int {
    let count = Int(truncatingIfNeeded: try readBits())
    guard count >= 0, count <= bytes.count - place else { throw Broken() }
    return count
  }
}

extension UInt64: PassedValue {
  package func pass(to bytes: inout PassedBytes) { bytes.write(bits: self) }
  package init(from bytes: inout PassedBytes) throws { self = try bytes.readBits() }
}

extension Int: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    // A small number below zero is a small number of bits, too.
    bytes.write(bits: UInt64(bitPattern: Int64((self << 1) ^ (self >> 63))))
  }
  package init(from bytes: inout PassedBytes) throws {
    let bits = try bytes.readBits()
    self = Int(truncatingIfNeeded: bits >> 1) ^ -Int(truncatingIfNeeded: bits & 1)
  }
}

extension Bool: PassedValue {
  package func pass(to bytes: inout PassedBytes) { bytes.write(bits: self ? 1 : 0) }
  package init(from bytes: inout PassedBytes) throws { self = try bytes.readBits() != 0 }
}

extension String: PassedValue {
  package func pass(to bytes: inout PassedBytes) { bytes.write(text: self) }
  package init(from bytes: inout PassedBytes) throws { self = try bytes.readText() }
}

extension Optional: PassedValue where Wrapped: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(self != nil)
    if let self { bytes.write(self) }
  }
  package init(from bytes: inout PassedBytes) throws {
    self = try bytes.read(Bool.self) ? bytes.read(Wrapped.self) : nil
  }
}

extension Array: PassedValue where Element: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(bits: UInt64(count))
    for element in self { bytes.write(element) }
  }
  package init(from bytes: inout PassedBytes) throws {
    let count = try bytes.readCount()
    self = try (0..<count).map { _ in try bytes.read() }
  }
}

extension Set: PassedValue where Element: PassedValue {
  package func pass(to bytes: inout PassedBytes) { bytes.write(Array(self)) }
  package init(from bytes: inout PassedBytes) throws { self = Set(try bytes.read([Element].self)) }
}

extension Dictionary: PassedValue where Key: PassedValue, Value: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(Array(keys))
    bytes.write(Array(values))
  }
  package init(from bytes: inout PassedBytes) throws {
    let (keys, values) = (try bytes.read([Key].self), try bytes.read([Value].self))
    guard keys.count == values.count else { throw PassedBytes.Broken() }
    self = Dictionary(zip(keys, values)) { $1 }
  }
}
