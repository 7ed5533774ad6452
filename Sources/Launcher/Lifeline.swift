import Glibc
internal import NavbridgeRuntime

/// A pipe that children have as standard input and whose other end this process holds. The pipe closes when this
/// process ends, however it ends, and children that run with `--end-with-input` then end too.
final class Lifeline: Sendable {
  /// The pipe of all children of this process.
  static let shared = Lifeline()

  let readingEnd: CInt
  private let writingEnd: Guarded<CInt>

  private init() {
    do {
      let pipe = try DescriptorPair.pipe()
      readingEnd = pipe.first
      writingEnd = Guarded(pipe.second)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Closes the pipe before this process ends.
  func cut() {
    writingEnd.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
  }
}
