import Glibc

/// A pipe that children have as standard input and this process holds the other end of: it ends when this process does,
/// however it does, and children that were told to end with their input go too.
final class Lifeline: Sendable {
  let readingEnd: CInt
  private let writingEnd: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    precondition(pipe(&ends) == 0, "The system refused a pipe: error \(errno).")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }
}
