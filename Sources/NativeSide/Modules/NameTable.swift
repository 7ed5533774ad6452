import Glibc

/// Values found by a name's bytes, without making a string of them.
///
/// A name may belong to a scope, a number of the user's choice: so that one table serves for names within names. A class
/// with memory of its own, so that looking costs no reference counts.
///
/// `@unchecked`: nothing changes after `init`.
final class NameTable<Value: Sendable>: @unchecked Sendable {
  /// A name's place among `bytes`.
  private struct Name {
    var start = 0
    var count = 0
    /// Nought for a place that is free.
    var hash: UInt64 = 0
    var scope = 0
  }

  /// The names, one behind the other.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// Each where its hash says, or in the next place that was free; half of the places stay so.
  private let names: UnsafeMutableBufferPointer<Name>
  private let values: UnsafeMutableBufferPointer<Value?>

  /// Of two entries of one name the first counts.
  convenience init(_ entries: [(name: String, value: Value)]) {
    self.init(scoped: entries.map { (0, $0.name, $0.value) })
  }

  init(scoped entries: [(scope: Int, name: String, value: Value)]) {
    var count = 8
    while count < entries.count * 2 { count *= 2 }
    names = .allocate(capacity: count)
    names.initialize(repeating: Name())
    values = .allocate(capacity: count)
    values.initialize(repeating: nil)
    bytes = .allocate(capacity: entries.reduce(0) { $0 + $1.name.utf8.count })
    _ = bytes.initialize(fromContentsOf: entries.flatMap(\.name.utf8))
    var start = 0
    for (scope, name, value) in entries {
      insert(start..<(start + name.utf8.count), scope, value)
      start += name.utf8.count
    }
  }

  deinit {
    names.deallocate()
    values.deinitialize()
    values.deallocate()
    bytes.deallocate()
  }

  private func insert(_ range: Range<Int>, _ scope: Int, _ value: Value) {
    let name = UnsafeBufferPointer(rebasing: bytes[range])
    let hash = Self.hash(name, scope)
    let place = place(of: name, scope, hash)
    guard values[place] == nil else { return }
    names[place] = Name(start: range.lowerBound, count: range.count, hash: hash, scope: scope)
    values[place] = value
  }

  subscript(name: UnsafeBufferPointer<UInt8>, in scope: Int = 0) -> Value? {
    values[place(of: name, scope, Self.hash(name, scope))]
  }

  /// Where a name stands, or would.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ scope: Int, _ hash: UInt64) -> Int {
    let last = names.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & last
    while names[place].hash != 0, !isSame(names[place], name, scope, hash) { place = (place + 1) & last }
    return place
  }

  private func isSame(_ known: Name, _ name: UnsafeBufferPointer<UInt8>, _ scope: Int, _ hash: UInt64) -> Bool {
    known.hash == hash && known.count == name.count && known.scope == scope
      && (name.isEmpty || memcmp(bytes.baseAddress! + known.start, name.baseAddress!, name.count) == 0)
  }

  /// Of the length, the first and the last bytes, in which names mostly differ; never nought.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ scope: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(name.baseAddress)
    var (first, last): (UInt64, UInt64) = (0, 0)
    if name.count >= 8 {
      first = bytes!.loadUnaligned(as: UInt64.self)
      last = bytes!.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else if name.count >= 4 {
      first = UInt64(bytes!.loadUnaligned(as: UInt32.self))
      last = UInt64(bytes!.loadUnaligned(fromByteOffset: name.count - 4, as: UInt32.self))
    } else {
      for byte in name { first = first << 8 | UInt64(byte) }
    }
    let odd: UInt64 = 0x9E37_79B9_7F4A_7C15
    let whole = (first ^ UInt64(truncatingIfNeeded: name.count &+ scope &* 64)) &* odd
    return max(1, (whole ^ whole >> 32 ^ last) &* odd)
  }
}
