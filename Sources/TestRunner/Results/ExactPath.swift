/// The names of a test's groups and its own, as a key. Texts in Swift are equal, too, where only their bytes differ.
struct ExactPath: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(names.reduce(0) { $0 + $1.utf8.count + 1 })
    for name in names {
      bytes += name.utf8
      // No text has this byte.
      bytes.append(0xFF)
    }
    self.bytes = bytes
  }
}
