/// The clock of the emulated device. Every animation, delay and timer of the app uses it.
///
/// Times are nanoseconds since the clock was made. Work is enqueued on the clock's queue in the order of (time,
/// insertion), and never runs inline. A clock must be used on the thread of its queue.
public protocol DeviceClock: AnyObject {
  /// Nanoseconds since the clock began.
  var now: Int64 { get }

  /// Enqueues `work` when `delay` nanoseconds have passed. A negative delay counts as 0.
  func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken

  /// Cancels work that was scheduled. What has run already, or was cancelled, stays as it is.
  func cancel(_ token: TimerToken)

  /// The time at which the next scheduled work is due, or nil when nothing is scheduled.
  var nextDue: Int64? { get }

  /// The number of scheduled work items.
  var scheduled: Int { get }
}

extension Int64 {
  /// The latest instant of a virtual clock, and the longest delay: about 73 years, in nanoseconds. Sums and differences
  /// of a few such times are far from overflowing.
  public static let endOfTime: Int64 = .max / 4

  /// Converts milliseconds, the unit of UIKit's durations and of the wire, to a clock's nanoseconds. Every number that
  /// a peer sends is accepted: a value beyond `endOfTime`, in either direction, counts as that limit, and NaN counts as
  /// 0.
  public static func milliseconds(_ count: Double) -> Int64 {
    let nanoseconds = count * 1_000_000
    if nanoseconds.isNaN { return 0 }
    guard abs(nanoseconds) < Double(endOfTime) else { return nanoseconds < 0 ? -endOfTime : endOfTime }
    // Rounded to the nearest, so that a clock's reading that was sent in milliseconds converts back to the same
    // reading.
    return Int64(nanoseconds.rounded())
  }
  /// A clock's nanoseconds as milliseconds.
  public var inMilliseconds: Double { Double(self) / 1_000_000 }
}

/// The kind of the device's clock.
public enum ClockKind: String, Sendable, CaseIterable {
  /// The clock stops while anything is left to do, then jumps to the next due time.
  case virtual
  /// The clock runs in real time.
  case real
}

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
  private var hasEnded = false
  public private(set) var now: Int64 = 0
  /// Returns true if work that is due at the same instant, of which there are so many pieces, runs in the opposite order.
  package var reversesEqual: (_ count: Int) -> Bool = { _ in false }

  /// A clock at 0, whose work runs on the queue.
  public init(queue: SerialQueue) { self.queue = queue }

  public var nextDue: Int64? { timers.nextDue() }
  public var scheduled: Int { timers.count }

  public func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken {
    let due = min(now + max(0, min(delay, .endOfTime)), .endOfTime)
    // The token is one of no timer if nothing can come due any more.
    let token = timers.schedule(at: due, Timer(work: work))
    if hasEnded { timers.cancel(token) }
    return token
  }

  /// Cancels work that was scheduled. What has run already stays as it is.
  public func cancel(_ token: TimerToken) { timers.cancel(token) }

  /// Moves the time to `instant` and enqueues, in order, the work that is due up to and including it. The time never
  /// moves back, and never beyond the end of time.
  ///
  /// Callers step from one due time to the next, so that the work that a timer schedules keeps its place in the order.
  public func move(to instant: Int64) {
    stand(at: instant)
    while let due = timers.nextDue(), due <= now {
      let first = timers.takeDue(at: now)!
      // Most work is alone at its instant.
      guard timers.nextDue() == due else {
        queue.async(first.work)
        continue
      }
      var equal = [first]
      while timers.nextDue() == due { equal.append(timers.takeDue(at: now)!) }
      if reversesEqual(equal.count) { equal.reverse() }
      for timer in equal { queue.async(timer.work) }
    }
  }

  /// Releases the scheduled work, and all that is scheduled from now on. The owner moves the time no more, and the work may
  /// retain objects that retain this clock.
  package func end() {
    hasEnded = true
    timers = TimerSchedule()
  }

  /// Sets the time to `instant`, as `move` does, but enqueues nothing that is due by then.
  public func stand(at instant: Int64) { now = max(now, min(instant, .endOfTime)) }
}
