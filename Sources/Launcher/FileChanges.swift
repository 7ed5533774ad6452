internal import CShims
import Glibc
internal import NavbridgeRuntime

/// Notices the changes of something that is looked at again and again: each one once, when it has stayed the same from one
/// look to the next. A file that is still being written changes from look to look.
package struct SettledChange<State: Equatable & Sendable>: Sendable {
  private var noticed: State
  /// The state at the last look.
  private var seen: State

  package init(from state: State) { (noticed, seen) = (state, state) }

  /// Returns true once after each change.
  ///
  /// - Parameter isWhole: false for a state that only comes before another one.
  package mutating func look(_ now: State, isWhole: Bool = true) -> Bool {
    defer { seen = now }
    guard now != noticed, now == seen, isWhole else { return false }
    noticed = now
    return true
  }
}

/// Finds out if files have changed.
struct FileChanges {
  /// The time between two looks, in nanoseconds.
  static let interval: Int64 = 200_000_000

  private let paths: [String]
  private var change: SettledChange<[FileStamp?]>

  init(of paths: [String]) {
    self.paths = paths
    change = SettledChange(from: paths.map { FileStamp($0) })
  }

  /// Returns true once after each change, when the files have stayed the same for one interval and are all there.
  mutating func look() -> Bool {
    let now = paths.map { FileStamp($0) }
    return change.look(now, isWhole: !now.contains { $0 == nil })
  }
}

/// A file in memory to which children write, and which this process reads without waiting for them.
///
/// Bytes that a child has written are there as soon as its call of `write` has returned, so they precede everything that
/// the child sends afterwards. A pipe would fill, and a reader of it would lag.
public final class MemoryFile: Sendable {
  /// The descriptor of the file, which stays open as long as this object lives.
  public let descriptor: CInt

  /// The descriptors of all files in memory that this process has made.
  private static let descriptors = Guarded<Set<CInt>>([])

  /// Makes an empty file in memory. Throws the system's reason if there is none.
  public init() {
    descriptor = Self.make()
    let descriptor = descriptor
    Self.descriptors.withLock { _ = $0.insert(descriptor) }
  }

  deinit {
    let descriptor = descriptor
    Self.descriptors.withLock { _ = $0.remove(descriptor) }
    close(descriptor)
  }

  private static func make() -> CInt {
    let made = cshims_memory_file()
    precondition(made >= 0, "The system refused a file in memory: error \(errno).")
    return made
  }

  /// Gives this process, which is a copy of another one, files of its own with what is in those of the other one.
  package static func separate() {
    for descriptor in descriptors.withLock({ $0 }) {
      let (own, bytes) = (make(), bytes(of: descriptor, from: 0, atMost: .max))
      let isWritten = unsafe bytes.withUnsafeBytes { unsafe SystemFiles.write($0, to: own) }
      precondition(isWritten && dup2(own, descriptor) >= 0, "The system refused a file in memory: error \(errno).")
      close(own)
    }
  }

  /// The bytes from `offset` on.
  public func bytes(from offset: Int = 0) -> [UInt8] { bytes(from: offset, atMost: .max) }

  /// The bytes from `offset` on, but no more than so many.
  package func bytes(from offset: Int, atMost most: Int) -> [UInt8] {
    Self.bytes(of: descriptor, from: offset, atMost: most)
  }

  private static func bytes(of descriptor: CInt, from offset: Int, atMost most: Int) -> [UInt8] {
    let count = min(size(of: descriptor) - offset, most)
    guard count > 0 else { return [] }
    return unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = unsafe max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// The number of bytes that were written so far.
  package var count: Int { Self.size(of: descriptor) }

  private static func size(of descriptor: CInt) -> Int {
    var state = stat()
    return unsafe fstat(descriptor, &state) == 0 ? Int(state.st_size) : 0
  }

  /// All that was written so far.
  public var text: String { String(decoding: bytes(), as: UTF8.self) }
}
