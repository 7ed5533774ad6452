internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Stores the last idle report of a script that shares the device's clock, and asks for new reports (protocol §8a).
@MainQueue
final class SharedClock {
  private let services: HostServices
  /// Returns true while a reload is under way.
  var isReloading: () -> Bool = { false }
  /// The script that shares the clock, if any.
  private(set) var sharer: ScriptSession?
  /// The last report: the number of messages that the script had handled, and the time of its next timer.
  private var report: (received: Int, nextTimer: Int64?, awaits: Bool?)?
  /// The longest timer, in milliseconds, for which the reports are to show whether the script awaits one. Nil while nobody
  /// asks.
  var longest: Double? { didSet { requested = nil } }
  /// The number of sent messages for which `clock/want` was sent.
  private var requested: Int?
  /// True if the script of the last context shared the clock.
  private var wasShared = false
  /// The script's own time, if a turn has waited for time to pass, as it was reported last. It may have been reached since.
  private(set) var scriptTime: Int64?

  init(services: HostServices) { self.services = services }

  func contextBegan(_ session: ScriptSession) { sharer = session.sharedClock ? session : nil }

  /// Discards the report, because a new context has its own timers.
  func contextEnded() {
    wasShared = sharer != nil
    sharer = nil
    report = nil
    requested = nil
    scriptTime = nil
  }

  /// The time of the script's next timer in its last report.
  var nextTimer: Int64? {
    guard let timer = report?.nextTimer, sharer != nil else { return nil }
    return timer
  }

  /// True when the script has reported that it is idle since the last message that was sent to it, or when no script
  /// shares the clock. A script that reloads has something left to do: its next context.
  var hasNothingLeft: Bool {
    guard let sharer else { return !(wasShared && isReloading()) }
    return report?.received == sharer.peer.sink.messages
  }

  /// True if the script awaits a timer of at most `longest`. Nil if it has not reported that since the last message.
  var awaitsTimer: Bool? { sharer == nil ? false : hasNothingLeft ? report?.awaits : nil }

  /// True when a script shares the clock and has reported that it is idle since the last message that was sent to it.
  var hasReported: Bool { sharer != nil && hasNothingLeft }

  /// True when the script was asked for a report and has not sent it yet.
  var awaitsAnswer: Bool { requested != nil && sharer != nil }

  /// True when the script was asked for a report for the messages that it has been sent by now, and has not sent it yet.
  var awaitsReport: Bool { requested != nil && requested == sharer?.peer.sink.messages }

  /// Asks the script to report when it has nothing left to do, at most once for the same number of sent messages.
  func requestReport() {
    guard let sharer else { return }
    let sent = sharer.peer.sink.messages
    guard requested != sent else { return }
    requested = sent
    services.wire.notify(sharer.peer, ClockMessages.want, counts: false, sent, longest)
    services.flushWire()
  }

  func receiveFromScript(received: Int, nextTimer: Double?, awaits: Bool?, reached: Double?) {
    scriptTime = reached.map { Int64.milliseconds($0) }
    report = (received, nextTimer.map { max(services.clock.now, Int64.milliseconds($0)) }, awaits)
    requested = nil
  }

  /// Sends a script that has not learnt of the time for a while what time it is by now.
  func catchUp(to instant: Int64) {
    guard let sharer else { return }
    services.wire.notify(sharer.peer, ClockMessages.now, counts: false, instant.inMilliseconds)
    if let timer = report?.nextTimer, timer <= instant { report = nil }
    services.flushWire()
  }

  /// Sends the script the time. The message is written with those that follow from the move, unless a timer of the script
  /// is due: it then causes new work, so the script reports again afterwards.
  func sendTime(_ instant: Int64) {
    guard let sharer else { return }
    let timer = report?.nextTimer
    if instant > services.clock.now || timer == instant {
      services.wire.notify(sharer.peer, ClockMessages.now, counts: false, instant.inMilliseconds)
    }
    guard let timer, timer <= instant else { return }
    report = nil
    services.flushWire()
  }
}
