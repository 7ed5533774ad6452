/// Values found by a name's bytes, without making a string of them.
struct NameTable<Value: Sendable>: Sendable {
  private var slots: [UInt64: [(name: [UInt8], value: Value)]] = [:]

  init(_ entries: [(String, Value)]) {
    for (name, value) in entries {
      let bytes = Array(name.utf8)
      bytes.withUnsafeBufferPointer { slots[Self.hash($0), default: []].append((bytes, value)) }
    }
  }

  subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
    slots[Self.hash(name)]?.first { $0.name.isSame(as: name) }?.value
  }

  /// FNV-1a.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
