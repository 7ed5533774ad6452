internal import Shared

/// Decides when a virtual clock moves: when nothing is left to do, on either side that shares it (protocol §8a).
@MainQueue
final class ClockKeeper {
  private let clock: VirtualClock
  private unowned let host: NativeHost
  private(set) var isPaused = false

  /// Time that an advance is on its way to; its requests are answered there.
  private var goal: (instant: Int64, replies: [Reply])?

  /// What the script last said of being idle: messages it had handled then, and its next timer.
  private var scriptIdle: (received: Int, nextTimer: Int64?)?
  /// The count of messages for which `clock/want` was sent.
  private var asked: Int?

  init(_ clock: VirtualClock, host: NativeHost) {
    self.clock = clock
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
    goal = (instant, (goal?.replies ?? []) + [reply])
    turnEnded()
  }

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

  func scriptIsIdle(received: Int, nextTimer: Double?) {
    scriptIdle = (received, nextTimer.map { max(clock.now, Int64.milliseconds(min($0, 1e12))) })
    asked = nil
  }

  /// A new context has timers of its own.
  func forgetScript() {
    scriptIdle = nil
    asked = nil
  }

  // MARK: - Moving

  /// To be called when the main queue has run all it had.
  func turnEnded() {
    // The common case of a command that takes no time costs no more than this.
    if clock.scheduled == 0 && goal == nil && scriptIdle?.nextTimer == nil { return }
    guard host.queue.isEmpty, !host.isMountAwaited else { return }
    if isPaused && goal == nil { return }
    guard let due = nextDue ?? goal?.instant else { return askIfUseful() }
    guard scriptHasNothingLeft() else { return askScript() }
    if let goal, due >= goal.instant {
      move(to: goal.instant)
      guard clock.nextDue.map({ $0 > goal.instant }) ?? true, host.queue.isEmpty else { return }
      self.goal = nil
      for reply in goal.replies { host.wire.resolve(reply, json) }
      host.wire.flush()
      return
    }
    move(to: due)
  }

  private func move(to instant: Int64) {
    if let session = sharer {
      let timer = scriptIdle?.nextTimer
      if instant > clock.now || timer == instant {
        host.wire.notify(session.peer, "clock/now", counts: false) { writer in
          writer.object {
            writer.key("ms")
            writer.value(instant.inMilliseconds)
          }
        }
        host.wire.flush()
      }
      // What it does at its timer is news; it says so again.
      if let timer, timer <= instant { scriptIdle = nil }
    }
    clock.move(to: instant)
  }

  /// The next thing due on either side.
  private var nextDue: Int64? {
    guard sharer != nil, let script = scriptIdle?.nextTimer else { return clock.nextDue }
    return min(script, clock.nextDue ?? script)
  }

  private var sharer: ScriptSession? {
    guard let session = host.session, session.sharedClock else { return nil }
    return session
  }

  /// Whether the script, if it shares the clock, has said so after the last message that it was sent.
  private func scriptHasNothingLeft() -> Bool {
    guard let sharer else { return true }
    return scriptIdle?.received == sharer.peer.sink.messages
  }

  private func askIfUseful() {
    if goal != nil { askScript() }
  }

  private func askScript() {
    guard let sharer else { return }
    let sent = sharer.peer.sink.messages
    guard asked != sent else { return }
    asked = sent
    host.wire.notify(sharer.peer, "clock/want", counts: false) { writer in
      writer.object {
        writer.key("sent")
        writer.value(sent)
      }
    }
    host.wire.flush()
  }
}
