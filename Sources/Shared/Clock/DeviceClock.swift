/// The clock of the emulated device: every animation, delay and timer of the app goes through it.
///
/// Times are nanoseconds since the clock was made. Work is enqueued on the clock's queue, in order of (time,
/// insertion), never run inline. A clock belongs to the thread of its queue.
public protocol DeviceClock: AnyObject {
  /// Nanoseconds since the clock began.
  var now: Int64 { get }

  /// Enqueues `work` once `now` has reached `now + delay` (nanoseconds; negative counts as 0).
  func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken

  func cancel(_ token: TimerToken)

  /// When the next thing is due, or nil when nothing is.
  var nextDue: Int64? { get }

  /// How many things are scheduled.
  var scheduled: Int { get }
}

extension Int64 {
  /// The latest instant of a virtual clock, and the longest time that anything is put off by: some 73 years, in
  /// nanoseconds. Sums and differences of a few such times are far from overflowing.
  public static let endOfTime: Int64 = .max / 4

  /// Milliseconds, the unit of UIKit's durations and of the wire, as a clock's nanoseconds. Whatever a peer says is a
  /// time: what lies beyond `endOfTime`, on either side, counts as that, and what is no number as 0.
  public static func milliseconds(_ count: Double) -> Int64 {
    let nanoseconds = count * 1_000_000
    if nanoseconds.isNaN { return 0 }
    guard abs(nanoseconds) < Double(endOfTime) else { return nanoseconds < 0 ? -endOfTime : endOfTime }
    // To the nearest: a clock's reading that was told in milliseconds is that reading again.
    return Int64(nanoseconds.rounded())
  }
  /// A clock's nanoseconds as milliseconds.
  public var inMilliseconds: Double { Double(self) / 1_000_000 }
}
