import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Moves a virtual clock when nothing is left to do, on the native side and on a script side that shares the clock
/// (protocol §8a).
@MainQueue
final class VirtualClockDriver {
  private let clock: VirtualClock
  private let services: HostServices
  private(set) var isPaused = false

  /// The instant to which the clock is advancing, and the requests that are answered there.
  private var goal: (instant: Int64, replies: [DriverReply<ClockState>])?
  private let share: SharedClock
  /// Returns true while the clock must not jump, because the script has yet to answer.
  var isHeld: () -> Bool = { false }

  init(_ clock: VirtualClock, share: SharedClock, services: HostServices) {
    self.clock = clock
    self.share = share
    self.services = services
  }

  // MARK: - Requests

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    turnEnded()
  }

  /// Moves to `now + nanoseconds`, through all timers that are due on the way. Answers when the clock has arrived and
  /// nothing is left to do.
  func advance(by nanoseconds: Int64, reply: DriverReply<ClockState>) {
    let instant = max(goal?.instant ?? 0, clock.now + max(0, nanoseconds))
    // The array is changed in place. A copy for each of many requests would take quadratic time.
    if goal == nil { goal = (instant, []) }
    goal!.instant = instant
    goal!.replies.append(reply)
    turnEnded()
  }

  /// Removes the requests of a connection that has closed, which need no answer. The clock still moves to the requested
  /// instant.
  func forget(_ connection: Int) { goal?.replies.removeAll { $0.peer.id == connection } }

  /// Moves to the next due timer and answers. Answers immediately if no timer is due.
  func step(reply: DriverReply<ClockState>) {
    advance(by: (nextDue ?? clock.now) - clock.now, reply: reply)
  }

  var state: ClockState {
    ClockState(milliseconds: clock.now.inMilliseconds, isPaused: isPaused, nextDue: nextDue?.inMilliseconds)
  }

  // MARK: - Moving

  /// Called when the main queue has run all its items.
  func turnEnded() {
    // A command that takes no time is the common case. It costs only this test.
    if clock.scheduled == 0 && goal == nil && share.nextTimer == nil { return }
    // A script that shares the clock may need time to pass before it mounts the awaited content. It reports when it is
    // idle.
    guard services.queue.isEmpty, share.sharer != nil || !isHeld() else { return }
    if isPaused && goal == nil { return }
    guard let due = nextDue ?? goal?.instant else { return }
    guard share.hasNothingLeft else { return share.requestReport() }
    if let goal, due >= goal.instant {
      move(to: goal.instant)
      guard services.queue.isEmpty, share.hasNothingLeft, clock.nextDue.map({ $0 > goal.instant }) ?? true else {
        return
      }
      self.goal = nil
      for reply in goal.replies { services.wire.resolve(reply, state) }
      services.flushWire()
      return
    }
    move(to: due)
  }

  /// Moves the clock. At one instant the script's timers run first, with all their immediate consequences. Then the
  /// timers of the device run, in the order in which they were scheduled. If both ran at the same time, they would
  /// race.
  private func move(to instant: Int64) {
    let isScriptDue = share.nextTimer.map { $0 <= instant } ?? false
    share.sendTime(instant)
    guard isScriptDue else { return clock.move(to: instant) }
    clock.stand(at: instant)
    // No turn of this queue follows from the move, so the script is asked to report when its timers have run. If
    // nothing depends on the answer, the script reports without being asked.
    if clock.scheduled > 0 || goal != nil { share.requestReport() }
  }

  /// The time of the next due timer on either side.
  private var nextDue: Int64? {
    guard let script = share.nextTimer else { return clock.nextDue }
    return min(script, clock.nextDue ?? script)
  }
}

/// The wall-clock time. It is read once, when a device starts.
enum WallClock {
  /// The current time in milliseconds since 1970.
  static var milliseconds: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
