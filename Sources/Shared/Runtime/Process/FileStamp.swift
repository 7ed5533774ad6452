internal import Glibc

/// The state of a file by which a change is noticed.
package struct FileStamp: Hashable, Sendable {
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no such file.
  package init?(_ path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    inode = UInt(found.st_ino)
    size = Int(found.st_size)
    (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
  }
}

/// The files that this process has read as text, or has looked for, since it notes them.
package enum ReadFiles {
  private static let noted = Guarded<Set<String>?>(nil)

  /// Notes the files from now on.
  package static func note() { noted.withLock { $0 = $0 ?? [] } }

  static func reads(_ path: String) { noted.withLock { _ = $0?.insert(path) } }

  /// The paths so far, in order.
  package static var paths: [String] { noted.withLock { ($0 ?? []).sorted() } }
}
