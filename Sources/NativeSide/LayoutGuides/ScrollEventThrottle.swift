internal import Shared

/// Which scroll events go out (layout-guides §9): not more often than every so many milliseconds, but the first of a drag,
/// scrolls by program and the last one always. Times are nanoseconds.
struct ScrollEventThrottle: Equatable {
  /// In milliseconds; 0 lets through those alone that always go.
  var interval: Double = 0
  private var lastSent: Int64?
  private var sendsNext = true

  /// A drag begins or ends, or the program scrolls: the next event goes.
  mutating func letNextThrough() { sendsNext = true }

  mutating func admits(at now: Int64) -> Bool {
    let isDue = interval > 0 && (lastSent.map { now - $0 >= .milliseconds(interval) } ?? true)
    guard sendsNext || isDue else { return false }
    sendsNext = false
    lastSent = now
    return true
  }
}
