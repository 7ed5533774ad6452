import Glibc
import NavbridgeLauncher
import Testing

/// The processor time of a native side in a process of its own, which other processes do not change.
struct NativeTime: Sendable {
  private let clock: clockid_t

  init(_ child: ChildProcess.Running) throws {
    var clock = clockid_t()
    try unsafe #require(clock_getcpuclockid(child.processID, &clock) == 0)
    self.clock = clock
  }

  /// The processor time so far, in nanoseconds.
  var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Returns the processor time that passes until `body` returns, in nanoseconds.
  nonisolated(nonsending) func spent(_ body: () async throws -> Void) async rethrows -> Int64 {
    let begin = now
    try await body()
    return now - begin
  }
}
