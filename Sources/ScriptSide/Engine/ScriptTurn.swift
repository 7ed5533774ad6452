import Glibc
internal import Shared

/// The turn of a script that runs: since when, and for how long it may. A turn is all that comes of one call by the host:
/// the script's own code, its immediates and its microtasks.
///
/// Turns begin and end on the script thread; another thread may ask whether one is overdue.
final class ScriptTurn: Sendable {
  /// Milliseconds of processor time that a turn may take.
  let limit: Int
  private let began = Guarded<(processorTime: Int64, moment: TranscriptEntry.Moment)?>(nil)
  private let clock: clockid_t

  /// To be made on the script thread.
  init(limit: Int) {
    self.limit = limit
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    self.clock = clock
  }

  func begins(_ moment: TranscriptEntry.Moment) { began.withLock { $0 = (now, moment) } }
  func ends() { began.withLock { $0 = nil } }

  /// When the turn that runs began on the device's clock, if it has taken its time and `grace` milliseconds more.
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
