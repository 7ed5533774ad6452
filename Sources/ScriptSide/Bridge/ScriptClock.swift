package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The script side's part of the device's clock: it runs the script's timers, and reports when nothing is left to do
/// (protocol §8a).
@ScriptThread
package final class ScriptClock {
  private let client: RPCClient
  private let queue: SerialQueue
  /// A virtual clock until the native side reports a real one. Only the native side moves virtual time.
  private var clock: any DeviceClock
  private var virtual: VirtualClock?
  /// The time at which the clock began, in milliseconds since 1970.
  private var epochTime = 0.0
  /// The difference from this clock's time to the device's time, because a real clock begins with its process.
  private var offset: Int64 = 0
  /// The number of messages that the native side had sent when it last asked for a report.
  private var wanted: Int?
  /// The longest timer, in milliseconds, of which the native side wants to know with the next report.
  private var longest: Double?
  /// Returns true if a timer is pending that was set once, for at most these milliseconds. Without it each timer counts.
  package var awaitsTimer: ((Double) -> Bool)?
  private var lastSent: (received: Int, nextTimer: Int64?)?
  private var reads = ClockReads()
  /// The nanoseconds by which the script is ahead of the device's clock, because a turn has waited for time to pass. The native
  /// side follows when the turn is over.
  private var ahead: Int64 = 0
  /// True while something outside the device is awaited, such as the answer of a server, for which the device's time stands.
  package var isHeld = false

  init(client: RPCClient, queue: SerialQueue) {
    self.client = client
    self.queue = queue
    let virtual = VirtualClock(queue: queue)
    self.virtual = virtual
    clock = virtual
  }

  /// Sets the clock from the device's clock in the answer to `initialize`.
  func begin(_ description: JSON) {
    let now = Int64.milliseconds(description["ms"]?.double ?? 0)
    epochTime = description["epochTime"]?.double ?? 0
    if description["kind"]?.string == "real" {
      if virtual != nil { clock = RealClock(queue: queue) }
      virtual = nil
      offset = now - clock.now
    } else {
      virtual?.move(to: now)
    }
    (lastSent, ahead, isHeld) = (nil, 0, false)
  }

  /// True if the device's clock runs in real time.
  var isReal: Bool { virtual == nil }
  /// Nanoseconds on the device's clock.
  package var now: Int64 { clock.now + offset + ahead }

  /// Must be called when a turn of the script begins.
  package func turnBegins() { reads.turnBegins() }

  /// Reads the clock for the script, in milliseconds since 1970. A virtual clock passes while a turn reads it without end.
  package func read() -> Double {
    if virtual != nil { ahead += reads.read() }
    return epochTime + now.inMilliseconds
  }

  @discardableResult
  package func schedule(
    afterMilliseconds delay: Double, _ work: @escaping @ScriptThread @Sendable () -> Void
  ) -> TimerToken {
    clock.schedule(after: Int64.milliseconds(delay) + ahead, ScriptThread.item(work))
  }

  package func cancel(_ token: TimerToken) { clock.cancel(token) }

  /// The native side has asked for a report, after it has sent a number of messages.
  func reportIsWanted(after sent: Int, longest: Double?) { (wanted, self.longest) = (sent, longest) }

  /// The device's clock has moved.
  func move(toMilliseconds time: Double) {
    let instant = Int64.milliseconds(time)
    // The script's own time never goes back.
    ahead = max(0, now - max(instant, clock.now))
    virtual?.move(to: instant)
    lastSent = nil
  }

  /// Must be called when this side has nothing left to do. It answers the native side's request for a report, and
  /// reports new timers without a request. While the time is held, something is left to do.
  func nothingLeftToDo() {
    if isHeld { return }
    let timer = clock.nextDue.map { $0 + offset }
    let isRequested = wanted.map { $0 <= client.received } ?? false
    guard isRequested || isNews(timer) else { return }
    let awaits = longest.map { longest in timer != nil && (awaitsTimer?(longest) ?? true) }
    (wanted, longest) = (nil, nil)
    lastSent = (client.received, timer)
    let reached = ahead > 0 ? now.inMilliseconds : nil
    client.notify { ClockMessages.idle.writeMessage(client.received, timer?.inMilliseconds, awaits, reached, to: $0) }
  }

  /// Returns true if the native side would act differently if `timer` was reported.
  private func isNews(_ timer: Int64?) -> Bool {
    // In real time no report is needed for time to pass. Only the end of the last timer is reported, because the native
    // side may wait for it.
    if virtual == nil { return timer == nil && lastSent?.nextTimer != nil }
    if ahead > 0, lastSent?.received != client.received || lastSent == nil { return true }
    return timer != nil && (lastSent?.received != client.received || lastSent?.nextTimer != timer)
  }
}
