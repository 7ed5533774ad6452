internal import Shared

/// Decides when a virtual clock moves: when nothing is left to do, on either side that shares it (protocol §8a).
@MainQueue
final class ClockKeeper {
  private let clock: VirtualClock
  private unowned let host: NativeHost
  private(set) var isPaused = false

  /// Time that an advance is on its way to; its requests are answered there.
  private var goal: (instant: Int64, replies: [Reply])?
  private let share: ClockShare

  init(_ clock: VirtualClock, share: ClockShare, host: NativeHost) {
    self.clock = clock
    self.share = share
    self.host = host
  }

  // MARK: - What is asked of it

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    turnEnded()
  }

  /// Moves to `now + nanoseconds`, through everything due on the way; answers when it has got there and all is at rest.
  func advance(by nanoseconds: Int64, reply: Reply) {
    let instant = max(goal?.instant ?? 0, clock.now + max(0, nanoseconds))
    // In place: a copy for each of many requests would take time that grows with their square.
    if goal == nil { goal = (instant, []) }
    goal!.instant = instant
    goal!.replies.append(reply)
    turnEnded()
  }

  /// A connection has closed: nobody waits for its answers. Time goes where it was asked to go all the same.
  func forget(_ connection: Int) { goal?.replies.removeAll { $0.peer?.id == connection } }

  /// Moves to the next thing due and answers; at once where nothing is due.
  func step(reply: Reply) {
    advance(by: (nextDue ?? clock.now) - clock.now, reply: reply)
  }

  /// Protocol §8a: `{"ms","paused","nextDue"}`.
  var json: JSON {
    [
      "ms": .double(clock.now.inMilliseconds), "paused": .bool(isPaused),
      "nextDue": nextDue.map { .double($0.inMilliseconds) } ?? .null,
    ]
  }

  // MARK: - Moving

  /// To be called when the main queue has run all it had.
  func turnEnded() {
    // The common case of a command that takes no time costs no more than this.
    if clock.scheduled == 0 && goal == nil && share.nextTimer == nil { return }
    // A script that shares the clock may need time to pass before it mounts what is awaited; it says when it is idle.
    guard host.queue.isEmpty, share.sharer != nil || !host.isMountAwaited else { return }
    if isPaused && goal == nil { return }
    guard let due = nextDue ?? goal?.instant else { return }
    guard share.hasNothingLeft else { return share.ask() }
    if let goal, due >= goal.instant {
      move(to: goal.instant)
      guard host.queue.isEmpty, share.hasNothingLeft, clock.nextDue.map({ $0 > goal.instant }) ?? true else { return }
      self.goal = nil
      for reply in goal.replies { host.wire.resolve(reply, json) }
      host.wire.flush()
      return
    }
    move(to: due)
  }

  /// At one instant the script's timers come first, with all that they bring about at once; then what is due on the
  /// device, in the order in which it was scheduled. Run at the same time, they would race.
  private func move(to instant: Int64) {
    let isScriptDue = share.nextTimer.map { $0 <= instant } ?? false
    share.tellTime(instant)
    guard isScriptDue else { return clock.move(to: instant) }
    clock.stand(at: instant)
    // No turn of this queue's follows by itself, so the script is asked what came of its timers; where nothing hangs on
    // the answer, it speaks up unasked.
    if clock.scheduled > 0 || goal != nil { share.ask() }
  }

  /// The next thing due on either side.
  private var nextDue: Int64? {
    guard let script = share.nextTimer else { return clock.nextDue }
    return min(script, clock.nextDue ?? script)
  }
}
