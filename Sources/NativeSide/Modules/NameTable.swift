import Glibc

/// Values found by a name's bytes, without making a string of them.
struct NameTable<Value: Sendable>: Sendable {
  /// A name's place among `bytes`; plain numbers, so that looking costs no reference counts.
  private struct Name: Sendable {
    var start = 0
    var count = 0
    /// Nought for a place that is free.
    var hash: UInt64 = 0
  }

  /// The names, one behind the other.
  private var bytes: [UInt8] = []
  /// Each where its hash says, or in the next place that was free; half of the places stay so.
  private var names: [Name]
  private var values: [Value?]

  init(_ entries: [(String, Value)]) {
    var count = 8
    while count < entries.count * 2 { count *= 2 }
    names = Array(repeating: Name(), count: count)
    values = Array(repeating: nil, count: count)
    for (name, value) in entries { insert(Array(name.utf8), value) }
  }

  private mutating func insert(_ name: [UInt8], _ value: Value) {
    let (place, hash) = name.withUnsafeBufferPointer { (self.place(of: $0), Self.hash($0)) }
    guard values[place] == nil else { return }
    names[place] = Name(start: bytes.count, count: name.count, hash: hash)
    values[place] = value
    bytes += name
  }

  subscript(name: UnsafeBufferPointer<UInt8>) -> Value? { values[place(of: name)] }

  /// Where a name stands, or would.
  private func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(name)
    let last = names.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & last
    while names[place].hash != 0, !isSame(names[place], name, hash) { place = (place + 1) & last }
    return place
  }

  private func isSame(_ known: Name, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Bool {
    known.hash == hash && known.count == name.count
      && bytes.withUnsafeBufferPointer {
        name.isEmpty || memcmp($0.baseAddress! + known.start, name.baseAddress!, name.count) == 0
      }
  }

  /// FNV-1a; never nought.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return max(1, hash)
  }
}
