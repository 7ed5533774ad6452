/// What runs serial queues: a live thread, or a scheduler that drives every queue of a simulation.
///
/// The one seam between "what happens in which order" and "which thread does it, and when".
public protocol QueueTarget: AnyObject, Sendable {
  /// Asks for `queue.runTurn()` to be called soon, on the thread that `isCurrent` is true on. Any thread may ask.
  func schedule(_ queue: SerialQueue)

  /// Whether the calling thread is the one that runs this target's queues.
  var isCurrent: Bool { get }

  /// Nanoseconds on the target's own time line: monotonic time on a live thread.
  var now: Int64 { get }

  /// Enqueues `work` on `queue` when `now` has reached `deadline`. For limits in real time (time-outs), never for
  /// what belongs to the emulated device: that is `DeviceClock`'s.
  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping @Sendable () -> Void) -> TimerToken

  func cancel(_ token: TimerToken)
}
