internal import NavbridgeRuntime

/// Decides which scroll events are sent (layout-guides §9). At most one event is sent per `interval`. The first event
/// of a drag, events of programmatic scrolling and the last event are always sent. Times are nanoseconds.
struct ScrollEventThrottle: Equatable {
  /// The shortest time between two events, in milliseconds. At 0 only those events are sent that are always sent.
  var interval: Double = 0
  private var lastSent: Int64?
  private var sendsNext = true

  /// Lets the next event through. Called when a drag begins or ends, and when the program scrolls.
  mutating func letNextThrough() { sendsNext = true }

  mutating func admits(at now: Int64) -> Bool {
    let isDue = interval > 0 && (lastSent.map { now - $0 >= .milliseconds(interval) } ?? true)
    guard sendsNext || isDue else { return false }
    sendsNext = false
    lastSent = now
    return true
  }
}
