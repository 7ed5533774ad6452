import Glibc
internal import Shared

/// A pipe that children have as standard input and this process holds the other end of: it ends when this process does,
/// however it does, and children that were told to end with their input go too.
final class Lifeline: Sendable {
  /// That of all children of this process.
  static let shared = Lifeline()

  let readingEnd: CInt
  private let writingEnd: Guarded<CInt>

  private init() {
    var ends: [CInt] = [-1, -1]
    precondition(pipe(&ends) == 0, "The system refused a pipe: error \(errno).")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readingEnd = ends[0]
    writingEnd = Guarded(ends[1])
  }

  /// Ends it before this process does.
  func cut() {
    writingEnd.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
  }
}
