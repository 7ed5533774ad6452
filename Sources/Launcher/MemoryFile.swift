internal import CShims
import Glibc

/// A file in memory to which children write, and which this process reads without waiting for them.
///
/// Bytes that a child has written are there as soon as its call of `write` has returned, so they precede everything that
/// the child sends afterwards. A pipe would fill, and a reader of it would lag.
public final class MemoryFile: Sendable {
  public let descriptor: CInt

  public init() {
    descriptor = cshims_memory_file()
    precondition(descriptor >= 0, "The system refused a file in memory: error \(errno).")
  }

  deinit { close(descriptor) }

  /// The bytes from `offset` on.
  public func bytes(from offset: Int = 0) -> [UInt8] {
    var state = stat()
    guard unsafe fstat(descriptor, &state) == 0, state.st_size > offset else { return [] }
    let count = Int(state.st_size) - offset
    return unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = unsafe max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  public var text: String { String(decoding: bytes(), as: UTF8.self) }
}
