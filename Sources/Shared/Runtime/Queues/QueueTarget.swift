/// An object that runs serial queues: a live thread, or a scheduler that drives every queue of a simulation.
///
/// This protocol is the only boundary between the order of work and the thread and time at which the work runs.
public protocol QueueTarget: AnyObject, Sendable {
  /// Schedules a call of `queue.runTurn()` on this target's thread. May be called on any thread.
  func schedule(_ queue: SerialQueue)

  /// True when the calling thread is the one that runs this target's queues.
  var isCurrent: Bool { get }

  /// Nanoseconds on the target's own time line: monotonic time on a live thread.
  var now: Int64 { get }

  /// Enqueues `work` on `queue` when `now` has reached `deadline`. It is for limits in real time (time-outs), and never
  /// for the time of the emulated device, which `DeviceClock` keeps.
  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping @Sendable () -> Void) -> TimerToken

  func cancel(_ token: TimerToken)
}
