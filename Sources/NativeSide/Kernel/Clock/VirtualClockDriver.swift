import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Moves a virtual clock when nothing is left to do, on the native side and on a script side that shares the clock
/// (protocol §8a).
@MainQueue
final class VirtualClockDriver {
  /// The longest time, in nanoseconds, that a search of schedules lets pass at once while the script has something left to do. A
  /// limit of ten seconds is not reached by a script that is busy.
  private static let longestTurn = Int64.milliseconds(500)

  private let clock: VirtualClock
  private let services: HostServices
  private(set) var isPaused = false

  /// The instant to which the clock is advancing, and the requests that are answered there.
  private var goal: (instant: Int64, replies: [DriverReply<ClockState>])?
  /// The requests to move for as long as something is awaited, one after the other.
  private var settlements: [Settlement] = [] { didSet { share.longest = settlements.first?.longest } }
  private let share: SharedClock
  /// The instant from which the app stands still, because it is in the background. Nil while it runs.
  private var suspension: Int64?
  /// Returns true while the clock must not jump, because the script has yet to answer.
  var isHeld: () -> Bool = { false }
  /// Returns true while the script stands still, for example in a call of a native module that takes time. It cannot report
  /// that it has nothing left to do, and nobody else can have time pass for it. Nil if no native module takes time.
  var isScriptBlocked: (() -> Bool)?
  /// Called before the clock moves, when an instant is over. It must do no work of the device.
  var onEndOfInstant: () -> Void = {}
  /// Returns true if the device's timers of an instant come before the script's.
  var takesDeviceFirst: () -> Bool = { false }

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
  func forget(_ connection: Int) {
    goal?.replies.removeAll { $0.peer.id == connection }
    settlements.removeAll { $0.reply.peer.id == connection }
  }

  /// Ends the clock with the device. Its timers and the requests that wait for the clock refer to the device.
  func end() {
    clock.end()
    (goal, settlements) = (nil, [])
  }

  /// Moves to the next due timer and answers. Answers immediately if no timer is due.
  func step(reply: DriverReply<ClockState>) {
    advance(by: (nextDue ?? clock.now) - clock.now, reply: reply)
  }

  var state: ClockState {
    ClockState(milliseconds: clock.now.inMilliseconds, isPaused: isPaused, nextDue: nextDue?.inMilliseconds)
  }

  // MARK: - Suspension

  /// Has the app stand still after a time: its timers do not come, while the clock goes on.
  func suspend(after nanoseconds: Int64) { suspension = clock.now + nanoseconds }

  /// Lets the app go on. The timers that are due by now come at once, those of the script first.
  func wake() {
    guard let instant = suspension else { return }
    suspension = nil
    if clock.now > instant {
      share.catchUp(to: clock.now)
      if goal == nil { goal = (clock.now, []) }
    }
    turnEnded()
  }

  /// True while the app has timers in the background that do not come before it is in front again.
  var holdsTimers: Bool { suspension != nil && nextDue == nil }

  /// An instant at which a timer comes; nil if the app stands still by then.
  private func awake(_ due: Int64?) -> Int64? {
    guard let due, let suspension else { return due }
    return due <= suspension ? due : nil
  }

  /// The time of the device's next timer that comes.
  fileprivate var deviceDue: Int64? { awake(clock.nextDue) }

  // MARK: - Moving

  /// Called when the main queue has run all its items.
  func turnEnded() {
    // A command that takes no time is the common case. It costs only this test.
    let isAwaited = clock.scheduled > 0 || share.nextTimer != nil || isBehindScript
    if !isAwaited && goal == nil && settlements.isEmpty { return }
    if let isScriptBlocked, isScriptBlocked(), services.queue.isEmpty, let due = deviceDue {
      share.sendTime(due)
      return clock.move(to: due)
    }
    // Time that has passed for the script passes on the device, too, even while the clock is paused.
    while isBehindScript, let reached = share.scriptTime {
      guard isQueueEmpty else { return }
      guard share.hasNothingLeft else { return share.requestReport() }
      move(to: min(nextDue ?? reached, reached))
    }
    // A script that shares the clock may need time to pass before it mounts the awaited content. It reports when it is
    // idle.
    guard share.sharer != nil || !isHeld(), isQueueEmpty else { return }
    if goal == nil, let settlement = settlements.first { return settle(settlement) }
    if isPaused && goal == nil { return }
    guard let due = nextDue ?? goal?.instant else { return }
    guard share.hasNothingLeft || isLeftAlone else {
      let passes =
        goal == nil && clock.now < due && due <= clock.now + Self.longestTurn
        && services.queue.target.passesTime {
          "time passes to \(due.inMilliseconds) ms, although the script has something left to do"
        }
      return passes ? move(to: due) : share.requestReport()
    }
    if let goal, due >= goal.instant {
      move(to: goal.instant)
      guard services.queue.isEmpty, share.hasNothingLeft || isLeftAlone,
        deviceDue.map({ $0 > goal.instant }) ?? true
      else { return }
      self.goal = nil
      for reply in goal.replies { services.wire.resolve(reply, state) }
      services.flushWire()
      // A settlement that came meanwhile has waited for this, and no turn may follow.
      if !settlements.isEmpty { turnEnded() }
      return
    }
    move(to: due)
  }

  /// Moves the clock. At one instant the script's timers run first, with all their immediate consequences. Then the
  /// timers of the device run, in the order in which they were scheduled. If both ran at the same time, they would
  /// race. UIKit's variant `equalTimers` has the device's timers first.
  func move(to instant: Int64) {
    if instant > clock.now { onEndOfInstant() }
    // An app that stands still does not learn of the time before it goes on.
    if let suspension, instant > suspension { return clock.stand(at: instant) }
    if share.nextTimer == instant, clock.nextDue == instant, instant > clock.now, takesDeviceFirst() {
      // For the script the instant of its timer has not come yet, but nearly so.
      share.sendTime(instant - 1)
      return clock.move(to: instant)
    }
    let isScriptDue = share.nextTimer.map { $0 <= instant } ?? false
    share.sendTime(instant)
    guard isScriptDue else { return clock.move(to: instant) }
    clock.stand(at: instant)
    // No turn of this queue follows from the move, so the script is asked to report when its timers have run. If
    // nothing depends on the answer, the script reports without being asked.
    if clock.scheduled > 0 || goal != nil || !settlements.isEmpty { share.requestReport() }
  }

  /// True if nothing waits in the main queue. While a report of the script is awaited the clock stands in either case, so that the
  /// order of what arrives does not depend on this look.
  private var isQueueEmpty: Bool {
    share.awaitsReport && !isLeftAlone ? services.queue.depth == 0 : services.queue.isEmpty
  }

  private var isBehindScript: Bool { share.scriptTime.map { $0 > clock.now } ?? false }

  /// The time of the next timer that comes on either side.
  fileprivate var nextDue: Int64? {
    guard let script = share.nextTimer else { return deviceDue }
    return awake(min(script, clock.nextDue ?? script))
  }

  /// True while a script that stands still in a call of a native module stands still with its app, too. It can report nothing.
  private var isLeftAlone: Bool { holdsTimers && isScriptBlocked?() == true }
}

extension VirtualClockDriver {
  /// A request to move for as long as something is awaited (`clock/settle`).
  struct Settlement {
    /// The longest timer of the script that is awaited, in milliseconds.
    let longest: Double
    /// The nanoseconds after which something that is still awaited is an error.
    let limit: Int64
    /// The nanoseconds for which nothing must be awaited before the answer.
    let rest: Int64
    let reply: DriverReply<ClockState>
    /// The instant of the limit, once the request has its turn.
    fileprivate(set) var end: Int64?
    /// The instant at which the rest is over, while nothing is awaited.
    fileprivate(set) var restEnd: Int64?
    fileprivate var reasons: (@MainQueue () -> [String])?

    init(longest: Double, limit: Int64, rest: Int64, reply: DriverReply<ClockState>) {
      (self.longest, self.limit, self.rest, self.reply) = (longest, limit, rest, reply)
    }
  }

  /// Moves until nothing is awaited, and then answers.
  ///
  /// - Parameter reasons: what is still awaited at the limit, for the error.
  func settle(_ settlement: Settlement, reasons: @escaping @MainQueue () -> [String]) {
    pause()
    var settlement = settlement
    settlement.reasons = reasons
    settlements.append(settlement)
    turnEnded()
  }

  /// Takes the next step of a settlement.
  private func settle(_ settlement: Settlement) {
    guard let awaits = share.awaitsTimer else { return share.requestReport() }
    let end = settlement.end ?? clock.now + settlement.limit
    settlements[0].end = end
    guard let due = nextDue, due <= clock.now || awaits || deviceDue != nil else { return rest(settlement) }
    settlements[0].restEnd = nil
    if due <= end { return move(to: due) }
    let reasons = settlement.reasons?() ?? []
    let list = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
    answer(
      settlement,
      RPCError(
        .timeout,
        "Something is still awaited after \(settlement.limit / 1_000_000) ms of the device's time\(list).",
        data: ["busy": .texts(reasons)]))
  }

  /// Lets the rest of a settlement pass, because nothing is awaited, and answers. A timer that comes due meanwhile runs, and
  /// what it begins is awaited.
  private func rest(_ settlement: Settlement) {
    let restEnd = settlement.restEnd ?? clock.now + settlement.rest
    settlements[0].restEnd = restEnd
    if let due = nextDue, due <= restEnd, clock.now < restEnd { return move(to: due) }
    if clock.now < restEnd { move(to: restEnd) }
    answer(settlement, nil)
  }

  private func answer(_ settlement: Settlement, _ error: RPCError?) {
    settlements.removeFirst()
    if let error {
      services.wire.reject(settlement.reply, error)
    } else {
      services.wire.resolve(settlement.reply, state)
    }
    services.flushWire()
    if !settlements.isEmpty { turnEnded() }
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
