import Glibc
internal import NavbridgeRuntime

/// The running turn of a script: its start and its time limit. A turn is everything that follows from one call by the
/// host: the script's code, its immediates and its microtasks.
///
/// Turns begin and end on the script thread. Another thread may check if one is overdue.
final class ScriptTurn: Sendable {
  /// The processor time that a turn may take, in milliseconds.
  let limit: Int
  private let began = Guarded<(processorTime: Int64, moment: TranscriptEntry.Moment)?>(nil)
  private let clock: clockid_t

  /// Must be called on the script thread.
  init(limit: Int) {
    self.limit = limit
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    self.clock = clock
  }

  func begins(_ moment: TranscriptEntry.Moment) { began.withLock { $0 = (now, moment) } }
  func ends() { began.withLock { $0 = nil } }

  /// Returns the time on the device's clock at which the running turn began, if the turn has exceeded its limit by
  /// `grace` milliseconds.
  func overdue(grace: Int = 0) -> TranscriptEntry.Moment? {
    guard let began = began.withLock({ $0 }) else { return nil }
    return now - began.processorTime >= Int64(limit + grace) * 1_000_000 ? began.moment : nil
  }

  var failure: ScriptFailure {
    ScriptFailure(
      kind: .endlessLoop,
      message: "The script ran for \(limit) ms without coming to an end, perhaps in an endless loop; --script-timeout "
        + "sets the limit.")
  }

  /// The script thread's processor time, in nanoseconds.
  private var now: Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
