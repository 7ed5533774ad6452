package import NavbridgeRuntime

/// A design's wait for an answer of the script, for which a virtual clock stands still. On a phone the answer comes long
/// before the next timer is due.
///
/// The wait counts until `end`, or until the script context ends, for at most `--render-timeout` of real time. A script
/// that shares the clock reports when it has nothing left to do, so the clock does not wait for it here.
@MainQueue
package final class ClockHold {
  private unowned let host: NativeHost
  private weak var session: ScriptSession?
  private var timer: TimerToken?

  package init(host: NativeHost) {
    self.host = host
    guard host.clockKeeper != nil, let session = host.session, !session.sharedClock else { return }
    self.session = session
    host.clockHolds += 1
    let queue = host.queue
    timer = queue.asyncMainAfterRealTime(milliseconds: host.configuration.renderTimeout) { [weak self] in
      self?.letGo()
    }
  }

  /// Ends the wait. Later calls have no effect.
  package func end() {
    if let timer { host.queue.target.cancel(timer) }
    letGo()
  }

  private func letGo() {
    guard timer != nil else { return }
    timer = nil
    if let session, session === host.session { host.clockHolds -= 1 }
  }
}
