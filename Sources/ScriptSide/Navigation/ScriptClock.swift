internal import Shared

/// A script's share of the device's clock: its timers, and its word that nothing is left to do (protocol §8a).
@ScriptThread
final class ScriptClock {
  private let client: RPCClient
  private let clock: VirtualClock
  /// Messages that native had sent when it last asked.
  private var wanted: Int?
  private var lastSaid: (received: Int, nextTimer: Int64?)?

  init(client: RPCClient, queue: SerialQueue) {
    self.client = client
    clock = VirtualClock(queue: queue)
  }

  func schedule(afterMilliseconds delay: Double, _ work: @escaping @ScriptThread @Sendable () -> Void) {
    _ = clock.schedule(after: Int64.milliseconds(delay), ScriptThread.item(work))
  }

  /// Takes a clock message; false for any other.
  func receive(_ method: JSONValue, _ params: JSONValue?) -> Bool {
    if method.isString("clock/want") {
      wanted = params?["sent"]?.int.map { Int($0) }
      return true
    }
    guard method.isString("clock/now") else { return false }
    if let ms = params?["ms"]?.double { clock.move(to: Int64.milliseconds(ms)) }
    lastSaid = nil
    return true
  }

  /// To be called when this side has nothing left to do: answers who asked, and tells of timers unasked.
  func nothingLeftToDo() {
    let timer = clock.nextDue
    let isAsked = wanted.map { $0 <= client.received } ?? false
    let isNews = timer != nil && (lastSaid?.received != client.received || lastSaid?.nextTimer != timer)
    guard isAsked || isNews else { return }
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
}
