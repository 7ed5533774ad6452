/// Time that stands still until somebody moves it.
///
/// Who moves it, and when, is the owner's decision (see the native side's `ClockKeeper`): this type keeps order alone.
public final class VirtualClock: DeviceClock {
  private let queue: SerialQueue
  private var timers = TimerSchedule<SerialQueue.Work>()
  public private(set) var now: Int64 = 0

  public init(queue: SerialQueue) { self.queue = queue }

  public var nextDue: Int64? { timers.nextDue() }
  public var scheduled: Int { timers.count }

  public func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken {
    timers.schedule(at: min(now + max(0, min(delay, .endOfTime)), .endOfTime), work)
  }

  public func cancel(_ token: TimerToken) { timers.cancel(token) }

  /// Moves time to `instant` (never back, and to the end of time at the most) and enqueues what is due exactly up to it, in order.
  ///
  /// Callers step from one due time to the next, so that what a timer schedules keeps its place in order.
  public func move(to instant: Int64) {
    stand(at: instant)
    while let work = timers.takeDue(at: now) { queue.async(work) }
  }

  /// Sets time to `instant`, as `move` does, and leaves what is due there for later.
  public func stand(at instant: Int64) { now = max(now, min(instant, .endOfTime)) }
}
