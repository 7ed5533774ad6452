/// Finds the position of a name in a list by the name's UTF-8 bytes. A lookup does not make a string of the name.
///
/// The values of the names are in an array of the caller, at the same positions, because a generic table would not be
/// specialised in other modules. A name may belong to a scope, which is a number that the user chooses, so that one
/// table serves for nested names.
package final class NameTable: Sendable {
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
      let bytes = unsafe UnsafeRawPointer(name.baseAddress)
      if count >= 8 {
        first = unsafe bytes!.loadUnaligned(as: UInt64.self)
        last = unsafe bytes!.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        first = unsafe UInt64(bytes!.loadUnaligned(as: UInt32.self))
        last = unsafe UInt64(bytes!.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      } else {
        for at in 0..<count { first = unsafe first << 8 | UInt64(name[at]) }
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
    /// The offset of the name's text in `bytes`. It is negative for a free place.
    var start = -1
    /// The name's position in the list.
    var position = 0
  }

  /// The bytes of all names, one after the other.
  private let bytes: [UInt8]
  /// The hash table. Each name is at the index of its hash, or at the next index that was free. At least half of the
  /// places are free.
  private let names: [Name]

  /// If a name occurs twice, the first position is kept.
  package convenience init(_ list: [String]) { self.init(scoped: list.map { (0, $0) }) }

  package init(scoped list: [(scope: Int, name: String)]) {
    var count = 8
    while count < list.count * 2 { count *= 2 }
    let bytes = list.flatMap(\.name.utf8)
    var names = Array(repeating: Name(), count: count)
    var start = 0
    for (position, (scope, name)) in list.enumerated() {
      let end = start + name.utf8.count
      unsafe bytes[start..<end].withUnsafeBufferPointer { name in
        let ends = unsafe Ends(name, scope)
        let place = unsafe Self.place(of: name, ends, in: names, bytes)
        if names[place].start < 0 { names[place] = Name(ends: ends, start: start, position: position) }
      }
      start = end
    }
    self.bytes = bytes
    self.names = names
  }

  package subscript(name: UnsafeBufferPointer<UInt8>, in scope: Int = 0) -> Int? {
    let found = unsafe names[Self.place(of: name, Ends(name, scope), in: names, bytes)]
    return found.start < 0 ? nil : found.position
  }

  /// Returns the place of a name, or the free place where it would be inserted.
  private static func place(
    of name: UnsafeBufferPointer<UInt8>, _ ends: Ends, in names: [Name], _ bytes: [UInt8]
  ) -> Int {
    let last = names.count - 1
    var place = ends.hash & last
    while names[place].start >= 0, unsafe !isSame(names[place], name, ends, bytes) { place = (place + 1) & last }
    return place
  }

  @inline(__always)
  private static func isSame(_ known: Name, _ name: UnsafeBufferPointer<UInt8>, _ ends: Ends, _ bytes: [UInt8]) -> Bool
  {
    unsafe known.ends == ends
      && (ends.count <= 16 || bytes[known.start..<(known.start + ends.count)].elementsEqual(name))
  }
}
