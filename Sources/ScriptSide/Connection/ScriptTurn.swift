import Glibc
internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// The running turn of a script and its time limit. A turn is everything that follows from one call by the host: the
/// script's code, its immediates and its microtasks.
///
/// Turns begin and end on the script thread, several times for each command, and ask the system nothing. The first
/// check that finds a turn running notes its processor time, and the limit counts from that moment. Checks may be made
/// on any thread.
package final class ScriptTurn: Sendable {
  private struct Running {
    /// The number of turns that have begun.
    var number = 0
    /// The time on the device's clock at which the turn began; nil while none runs.
    var moment: TranscriptEntry.Moment?
    /// The turn that a check has found running, and the script thread's processor time at that check.
    var seen: (number: Int, processorTime: Int64)?
    /// The processor time at the first check after the deadline, and the turn that it has found running.
    var late: (number: Int, processorTime: Int64)?
    /// The moment of real time at which a turn that runs is overdue, in nanoseconds; nil if the limit counts instead.
    var deadline: Int64?
  }

  /// The processor time that a turn may take, in milliseconds.
  package let limit: Int
  private let running = Guarded(Running())
  private let clock: clockid_t

  /// Must be called on the thread that runs the script.
  package init(limit: Int) {
    self.limit = limit
    var clock = clockid_t()
    unsafe pthread_getcpuclockid(pthread_self(), &clock)
    self.clock = clock
  }

  /// The interval between two checks, in milliseconds.
  package var interval: Int { min(250, max(1, limit / 4)) }

  package func begins(_ moment: TranscriptEntry.Moment) {
    running.withLock { running in
      running.number += 1
      running.moment = moment
    }
  }

  package func ends() { running.withLock { $0.moment = nil } }

  /// Sets the moment of real time by which turns must end, in place of the limit of processor time.
  /// - Parameter nanoseconds: a moment of `MonotonicTime`; nil for the limit.
  package func setDeadline(_ nanoseconds: Int64?) { running.withLock { $0.deadline = nanoseconds } }

  /// Returns the time on the device's clock at which the running turn began, if the turn has exceeded its limit by
  /// `grace` milliseconds since a check first found it running.
  package func overdue(grace: Int = 0) -> TranscriptEntry.Moment? {
    running.withLock { running in
      guard let moment = running.moment else { return nil }
      let now = processorTime
      guard let seen = running.seen, seen.number == running.number else {
        running.seen = (running.number, now)
        return nil
      }
      if let deadline = running.deadline {
        guard MonotonicTime.now >= deadline else { return nil }
        if running.late?.number != running.number { running.late = (running.number, now) }
        return now - running.late!.processorTime >= Int64(grace) * 1_000_000 ? moment : nil
      }
      return now - seen.processorTime >= Int64(limit + grace) * 1_000_000 ? moment : nil
    }
  }

  /// The script thread's processor time, in nanoseconds.
  private var processorTime: Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Ends the process of a script whose turn takes too long, from a separate thread.
///
/// It is also the way out where a watchdog cannot end the turn: of endless microtasks, each of which the engine treats
/// as a separate run, and of slow functions of the engine itself.
package enum TurnGuard {
  /// The processor time that a watchdog may need to end a turn, in milliseconds.
  private static let grace = 500

  /// Calls `handler` once, on a separate thread, when a turn is overdue. Its arguments are the turn and the moment at which
  /// that began. The thread ends with the object.
  ///
  /// - Parameter hasWatchdog: true if a watchdog can end most turns, and is to do so first.
  package static func start(
    _ turn: ScriptTurn, hasWatchdog: Bool, handler: @escaping @Sendable (ScriptTurn, TranscriptEntry.Moment) -> Void
  ) {
    let interval = CInt(turn.interval)
    LiveThread.start(name: "turn guard") { [weak turn] in
      while true {
        poll(nil, 0, interval)
        guard let turn else { return }
        if let moment = turn.overdue(grace: hasWatchdog ? grace : 0) { return handler(turn, moment) }
      }
    }
  }
}
