import Glibc

/// Values found by a name's bytes, without making a string of them.
///
/// A name may belong to a scope, a number of the user's choice: so that one table serves for names within names. A class
/// with memory of its own, so that looking costs no reference counts.
///
/// `@unchecked`: nothing changes after `init`.
final class NameTable<Value: Sendable>: @unchecked Sendable {
  /// What is compared of a name: all of it up to 16 bytes, of longer ones the ends.
  private struct Ends: Equatable {
    var count = 0
    var scope = 0
    var first: UInt64 = 0
    var last: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>, _ scope: Int) {
      count = name.count
      self.scope = scope
      let bytes = UnsafeRawPointer(name.baseAddress)
      if count >= 8 {
        first = bytes!.loadUnaligned(as: UInt64.self)
        last = bytes!.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        first = UInt64(bytes!.loadUnaligned(as: UInt32.self))
        last = UInt64(bytes!.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      } else {
        for byte in name { first = first << 8 | UInt64(byte) }
      }
    }

    @inline(__always)
    var hash: Int {
      let odd: UInt64 = 0x9E37_79B9_7F4A_7C15
      let whole = (first ^ UInt64(truncatingIfNeeded: count &+ scope &* 64)) &* odd
      let mixed = (whole ^ whole >> 32 ^ last) &* odd
      return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
    }
  }

  private struct Name {
    var ends = Ends()
    /// Its place among `bytes`; below nought for a place that is free.
    var start = -1
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
    let ends = Ends(name, scope)
    let place = place(of: name, ends)
    guard values[place] == nil else { return }
    names[place] = Name(ends: ends, start: range.lowerBound)
    values[place] = value
  }

  subscript(name: UnsafeBufferPointer<UInt8>, in scope: Int = 0) -> Value? {
    values[place(of: name, Ends(name, scope))]
  }

  /// Where a name stands, or would.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ ends: Ends) -> Int {
    let last = names.count - 1
    var place = ends.hash & last
    while names[place].start >= 0, !isSame(names[place], name, ends) { place = (place + 1) & last }
    return place
  }

  @inline(__always)
  private func isSame(_ known: Name, _ name: UnsafeBufferPointer<UInt8>, _ ends: Ends) -> Bool {
    known.ends == ends
      && (ends.count <= 16 || memcmp(bytes.baseAddress! + known.start, name.baseAddress!, ends.count) == 0)
  }
}
