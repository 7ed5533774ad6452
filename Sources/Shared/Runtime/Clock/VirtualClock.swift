/// A clock whose time changes only when its owner moves it.
///
/// The owner decides when to move the time (see the native side's `VirtualClockDriver`). This type only keeps the order.
public final class VirtualClock: DeviceClock {
  /// A function in a struct, because the schedule would wrap a plain function in another one.
  private struct Timer {
    let work: SerialQueue.Work
  }

  private let queue: SerialQueue
  private var timers = TimerSchedule<Timer>()
  public private(set) var now: Int64 = 0

  public init(queue: SerialQueue) { self.queue = queue }

  public var nextDue: Int64? { timers.nextDue() }
  public var scheduled: Int { timers.count }

  public func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken {
    timers.schedule(at: min(now + max(0, min(delay, .endOfTime)), .endOfTime), Timer(work: work))
  }

  public func cancel(_ token: TimerToken) { timers.cancel(token) }

  /// Moves the time to `instant` and enqueues, in order, the work that is due up to and including it. The time never
  /// moves back, and never beyond the end of time.
  ///
  /// Callers step from one due time to the next, so that the work that a timer schedules keeps its place in the order.
  public func move(to instant: Int64) {
    stand(at: instant)
    while let timer = timers.takeDue(at: now) { queue.async(timer.work) }
  }

  /// Sets the time to `instant`, as `move` does, but enqueues nothing that is due by then.
  public func stand(at instant: Int64) { now = max(now, min(instant, .endOfTime)) }
}
