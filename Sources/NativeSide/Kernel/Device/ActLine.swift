internal import Shared

/// Drivers' requests in line. What a finger does waits until the script has handled what came of the act before, as it
/// does under a hand that is slower than a script; what the same driver asks behind it keeps its place.
@MainQueue
final class ActLine {
  private struct Waiting {
    let call: DriverCall
    let method: DriverMethod
  }

  /// Real milliseconds that an act waits at the most, for a script may never answer: less than a command waits for one to
  /// render, and more where that was given more.
  private var patience: Int64 { max(1, host.configuration.renderTimeout / 5) }
  /// Real milliseconds after which a script that shares no clock, and so does not say when nothing is left to do, counts
  /// as having handled what it has read.
  private static let grace: Int64 = 20

  private unowned let host: NativeHost
  private let run: @MainQueue (DriverCall, DriverMethod) -> Void
  private var waiting: [Waiting] = []
  private var limit: TimerToken?
  /// What the script had said when an act was tired of waiting for it: until it says more, no other act waits.
  private var gaveUpAt: Int?
  /// Messages that a script without the clock, by its connection, has been sent and has handled.
  private var handled = (script: 0, messages: 0)
  private var isLooking = false

  init(host: NativeHost, run: @escaping @MainQueue (DriverCall, DriverMethod) -> Void) {
    self.host = host
    self.run = run
  }

  var count: Int { waiting.count }

  /// Runs a request, or has it wait for its turn.
  func receive(_ call: DriverCall, _ method: DriverMethod) {
    let isBehind = waiting.contains { $0.call.peer === call.peer }
    let isAtOnce = method.isAct && call.params?["now"]?.bool == true
    guard !isAtOnce, isBehind || (method.isAct && !isClear) else { return run(call, method) }
    waiting.append(Waiting(call: call, method: method))
    if limit == nil { setLimit() }
  }

  /// To be called when the main queue has run all it had, before time moves.
  func turnEnded() {
    guard !waiting.isEmpty else { return }
    var blocked: [Peer] = []
    var at = 0
    while at < waiting.count {
      let (call, method) = (waiting[at].call, waiting[at].method)
      let mayRun = !blocked.contains { $0 === call.peer } && (!method.isAct || isClear)
      guard mayRun else {
        blocked.append(call.peer)
        at += 1
        continue
      }
      waiting.remove(at: at)
      run(call, method)
      if method.isAct { setLimit() }
    }
    if waiting.isEmpty { endLimit() }
  }

  /// Whether all that came of what was done before has been handled.
  private var isClear: Bool {
    guard let session = host.session, !host.machine.isReloading else { return true }
    if let gaveUpAt, gaveUpAt == host.messagesFromScript, !host.clockShare.hasSpoken { return true }
    gaveUpAt = nil
    guard host.queue.isEmpty else { return false }
    // Time that passes by itself ends what moves; whoever wants to touch it then has paused the clock.
    let passesTime = host.keeper.map { !$0.isPaused && (session.sharedClock || !host.isMountAwaited) } ?? false
    if passesTime && host.application.runningTransitions > 0 { return false }
    guard session.sharedClock else { return hasHandled(session.peer) }
    if host.clockShare.hasNothingLeft { return true }
    host.clockShare.ask()
    return false
  }

  private func hasHandled(_ script: Peer) -> Bool {
    let sent = script.sink.messages
    if handled == (script.id, sent) { return true }
    guard !isLooking else { return false }
    isLooking = true
    _ = host.queue.asyncMainAfterRealTime(milliseconds: Self.grace) { [self] in
      host.server?.isScriptQuiet(script.id) { [self] isQuiet in
        isLooking = false
        if isQuiet { handled = (script.id, sent) }
      }
    }
    return false
  }

  private func setLimit() {
    endLimit()
    guard !waiting.isEmpty else { return }
    limit = host.queue.asyncMainAfterRealTime(milliseconds: patience) { [self] in
      limit = nil
      gaveUpAt = host.messagesFromScript
    }
  }

  private func endLimit() {
    if let limit { host.queue.target.cancel(limit) }
    limit = nil
  }
}
