import Glibc

/// Writes a long text to a descriptor in blocks.
package struct TextDraft {
  private let descriptor: CInt
  private var waiting: [UInt8] = []
  /// The error of the first block that could not be written, after which nothing is; 0 if there is none.
  private var code: CInt = 0

  private static let block = 1 << 16

  package init(_ descriptor: CInt) { self.descriptor = descriptor }

  package mutating func write(_ part: String) {
    waiting += part.utf8
    if waiting.count >= Self.block { flush() }
  }

  /// Writes what waits. Returns false, with the reason in `errno`, if something could not be written.
  package mutating func finish() -> Bool {
    flush()
    errno = code
    return code == 0
  }

  private mutating func flush() {
    if code == 0, !(unsafe waiting.withUnsafeBytes { unsafe SystemFiles.write($0, to: descriptor) }) { code = errno }
    waiting.removeAll(keepingCapacity: true)
  }
}
