package import Shared

/// A script's share of the device's clock: its timers, and its word that nothing is left to do (protocol §8a).
@ScriptThread
package final class ScriptClock {
  private let client: RPCClient
  private let queue: SerialQueue
  /// Virtual until native says otherwise: then time is moved by it alone.
  private var clock: any DeviceClock
  private var virtual: VirtualClock?
  /// Milliseconds since 1970 at which the clock began.
  private var epochTime = 0.0
  /// What this clock read when the device's read 0: a real clock begins with its process.
  private var offset: Int64 = 0
  /// Messages that native had sent when it last asked.
  private var wanted: Int?
  private var lastSaid: (received: Int, nextTimer: Int64?)?

  init(client: RPCClient, queue: SerialQueue) {
    self.client = client
    self.queue = queue
    let virtual = VirtualClock(queue: queue)
    self.virtual = virtual
    clock = virtual
  }

  /// Sets the clock by what `initialize` answered of the device's.
  func begin(_ told: JSON) {
    let now = Int64.milliseconds(told["ms"]?.double ?? 0)
    epochTime = told["epochTime"]?.double ?? 0
    if told["kind"]?.string == "real" {
      if virtual != nil { clock = RealClock(queue: queue) }
      virtual = nil
      offset = now - clock.now
    } else {
      virtual?.move(to: now)
    }
    lastSaid = nil
  }

  /// Whether the device's time passes by itself.
  var isReal: Bool { virtual == nil }
  /// Nanoseconds on the device's clock.
  package var now: Int64 { clock.now + offset }
  /// Milliseconds since 1970.
  package var wallMilliseconds: Double { epochTime + now.inMilliseconds }

  @discardableResult
  package func schedule(
    afterMilliseconds delay: Double, _ work: @escaping @ScriptThread @Sendable () -> Void
  ) -> TimerToken {
    clock.schedule(after: Int64.milliseconds(delay), ScriptThread.item(work))
  }

  package func cancel(_ token: TimerToken) { clock.cancel(token) }

  /// Takes a clock message; false for any other.
  func receive(_ method: JSONValue, _ params: JSONValue?) -> Bool {
    if method.isString("clock/want") {
      wanted = params?["sent"]?.int.map { Int($0) }
      return true
    }
    guard method.isString("clock/now") else { return false }
    if let ms = params?["ms"]?.double { virtual?.move(to: Int64.milliseconds(ms)) }
    lastSaid = nil
    return true
  }

  /// To be called when this side has nothing left to do: answers who asked, and tells of timers unasked.
  func nothingLeftToDo() {
    let timer = clock.nextDue.map { $0 + offset }
    let isAsked = wanted.map { $0 <= client.received } ?? false
    guard isAsked || isNews(timer) else { return }
    wanted = nil
    lastSaid = (client.received, timer)
    client.notify("clock/idle") { writer in
      writer.object {
        writer.key("received")
        writer.value(client.received)
        writer.key("nextTimer")
        if let timer { writer.value(timer.inMilliseconds) } else { writer.null() }
      }
    }
  }

  /// Whether native would act otherwise if it knew of `timer`.
  private func isNews(_ timer: Int64?) -> Bool {
    // Real time needs no asking; that the last timer has gone is news to who waits for it.
    if virtual == nil { return timer == nil && lastSaid?.nextTimer != nil }
    return timer != nil && (lastSaid?.received != client.received || lastSaid?.nextTimer != timer)
  }
}
