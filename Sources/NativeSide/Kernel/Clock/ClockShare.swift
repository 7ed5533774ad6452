internal import Shared

/// What a script that shares the device's clock last said of being idle, and the asking (protocol §8a).
@MainQueue
final class ClockShare {
  private unowned let host: NativeHost
  /// Messages that the script had handled when it spoke, and its next timer.
  private var said: (received: Int, nextTimer: Int64?)?
  /// The count of messages for which `clock/want` was sent.
  private var asked: Int?

  init(host: NativeHost) { self.host = host }

  /// The script that shares the clock, if there is one.
  var sharer: ScriptSession? {
    guard let session = host.session, session.sharedClock else { return nil }
    return session
  }

  /// When the script's next timer is due, as far as it has said.
  var nextTimer: Int64? {
    guard let timer = said?.nextTimer, sharer != nil else { return nil }
    return timer
  }

  /// Whether the script, if it shares the clock, has said so after the last message that it was sent.
  var hasNothingLeft: Bool {
    guard let sharer else { return true }
    return said?.received == sharer.peer.sink.messages
  }

  /// Whether the script shares the clock and has said so after the last message that it was sent.
  var hasSpoken: Bool { sharer != nil && hasNothingLeft }

  /// Whether the script was asked and has not said so yet.
  var awaitsAnswer: Bool { asked != nil && sharer != nil }

  /// Asks the script to say when it has nothing left to do, once for what it has been sent.
  func ask() {
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

  func scriptSaid(received: Int, nextTimer: Double?) {
    said = (received, nextTimer.map { max(host.clock.now, Int64.milliseconds($0)) })
    asked = nil
  }

  /// Tells the script the time. What it does at its timer is news; it says so again.
  func tellTime(_ instant: Int64) {
    guard let sharer else { return }
    let timer = said?.nextTimer
    if instant > host.clock.now || timer == instant {
      host.wire.notify(sharer.peer, "clock/now", counts: false) { writer in
        writer.object {
          writer.key("ms")
          writer.value(instant.inMilliseconds)
        }
      }
      host.wire.flush()
    }
    if let timer, timer <= instant { said = nil }
  }

  /// A new context has timers of its own.
  func forget() {
    said = nil
    asked = nil
  }
}
