import Glibc

/// A table of values by the UTF-8 bytes of a name. A lookup does not make a string of the name.
///
/// A name may belong to a scope, which is a number that the user chooses, so that one table serves for nested names.
/// The table is a class that allocates its own memory, so that a lookup does not change any reference count.
///
/// `@unchecked`: the table does not change after `init`.
final class NameTable<Value: Sendable>: @unchecked Sendable {
  /// The compared part of a name: all of it up to 16 bytes, and both ends of a longer one.
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
    /// The name's position in `bytes`. It is negative for a free place.
    var start = -1
  }

  /// The bytes of all names, one after the other.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The hash table. Each name is at the index of its hash, or at the next index that was free. At least half of the
  /// places are free.
  private let names: UnsafeMutableBufferPointer<Name>
  private let values: UnsafeMutableBufferPointer<Value?>

  /// If two entries have the same name, the first one is kept.
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

  /// Returns the place of a name, or the free place where it would be inserted.
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
