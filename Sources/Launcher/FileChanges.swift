internal import CShims
import Glibc

/// Finds out if files have changed.
struct FileChanges {
  /// The state of a file by which a change is noticed; nil while there is no such file.
  private struct State: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(_ path: String) {
      var found = stat()
      guard unsafe stat(path, &found) == 0 else { return nil }
      size = Int(found.st_size)
      seconds = found.st_mtim.tv_sec
      nanoseconds = found.st_mtim.tv_nsec
    }
  }

  /// The time between two looks, in nanoseconds.
  static let interval: Int64 = 200_000_000

  private let paths: [String]
  private var noticed: [State?]
  /// The states at the last look. A file that is still being written changes from look to look.
  private var seen: [State?]

  init(of paths: [String]) {
    self.paths = paths
    noticed = paths.map { State($0) }
    seen = noticed
  }

  /// Returns true once after each change, when the files have stayed the same for one interval and are all there.
  mutating func look() -> Bool {
    let now = paths.map { State($0) }
    defer { seen = now }
    guard now != noticed, now == seen, !now.contains(where: { $0 == nil }) else { return false }
    noticed = now
    return true
  }
}

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
