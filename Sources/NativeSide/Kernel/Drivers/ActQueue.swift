internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The queue of drivers' requests. A driver's act waits until the script has handled the consequences of the previous
/// act, because a person is slower than a script. Later requests of the same driver keep their order after the act,
/// those that need not wait themselves, too. Drivers take turns.
@MainQueue
final class ActQueue {
  private struct Waiting {
    let call: DriverCall
    let handler: DriverHandler
    /// True for an act that waits for the effects of the previous one.
    let waits: Bool
  }

  /// The maximum time that an act waits for a silent script, in milliseconds of real time, because a script may never
  /// answer. It is shorter than the time that a command waits for a script to render, and grows with that time.
  private var patience: Int64 { max(1, host.configuration.renderTimeout / 5) }
  /// The time, in milliseconds of real time, after which a script that does not share the clock counts as having
  /// handled the messages that it has read. Such a script does not report when it has nothing left to do.
  private static let grace: Int64 = 20

  private unowned let host: NativeHost
  private let run: @MainQueue (DriverCall, DriverHandler) -> Void
  /// Called when the queue has become empty, or is so no more.
  private let isWaitingChanged: @MainQueue (Bool) -> Void
  private var waiting = RequestQueues<Waiting>() {
    didSet { if oldValue.isEmpty != waiting.isEmpty { isWaitingChanged(!waiting.isEmpty) } }
  }
  private var limit: TimerToken?
  /// The number of messages from the script when an act gave up waiting. Until the number grows, no other act waits.
  private var gaveUpAt: Int?
  /// The number of times that an act has given up waiting since the last act. A script that keeps sending is waited for
  /// again, but not for ever.
  private var timesGivenUp = 0
  private static let mostTimesGivenUp = 5
  /// The connection of a script that does not share the clock, and the number of the messages sent to it that it has
  /// handled.
  private var handled = (script: 0, messages: 0)
  private var isLooking = false

  init(
    host: NativeHost, run: @escaping @MainQueue (DriverCall, DriverHandler) -> Void,
    isWaitingChanged: @escaping @MainQueue (Bool) -> Void
  ) {
    self.host = host
    self.run = run
    self.isWaitingChanged = isWaitingChanged
  }

  var count: Int { waiting.count }

  /// Runs a request, or adds it to the queue.
  func receive(_ call: DriverCall, _ handler: DriverHandler) {
    let isBehind = waiting.has(call.peer.id)
    // A wrong value is refused when the act has its turn.
    let waits = handler.waits && call.params?["now"]?.bool != true
    guard isBehind || (waits && !isClear) else { return run(call, handler) }
    waiting.add(Waiting(call: call, handler: handler, waits: waits), of: call.peer.id)
    if limit == nil { setLimit() }
  }

  /// Called when the main queue has run all its items, before time moves. One request runs in a turn: an act can be
  /// expensive, and messages of others are handled between the turns.
  func turnEnded() {
    guard let next = waiting.takeNext(where: isReady) else { return }
    run(next.call, next.handler)
    if next.handler.isAct {
      timesGivenUp = 0
      setLimit()
    }
    if waiting.isEmpty { return endLimit() }
    // The item has another turn follow this one.
    if waiting.hasNext(where: isReady) { host.queue.asyncMain {} }
  }

  private func isReady(_ request: Waiting) -> Bool { !request.waits || isClear }

  /// Removes the requests of a connection that has closed.
  func forget(_ connection: Int) {
    waiting.removeAll(of: connection)
    if waiting.isEmpty { endLimit() }
  }

  /// True when all consequences of earlier acts have been handled.
  private var isClear: Bool {
    guard host.session != nil || host.machine.isReloading else { return true }
    if timesGivenUp >= Self.mostTimesGivenUp { return true }
    if let gaveUpAt, gaveUpAt == host.messagesFromScript, !host.sharedClock.hasReported { return true }
    gaveUpAt = nil
    guard host.queue.isEmpty, let session = host.session else { return false }
    // Time that passes ends the running transitions. A driver that acts during a transition has paused the clock.
    let passesTime = host.clockDriver.map { !$0.isPaused && (session.sharedClock || !host.isMountAwaited) } ?? false
    // A finger that lies still keeps the transition that it drags.
    if passesTime && host.application.runningTransitions > 0 && !host.reactFinger.rests { return false }
    if host.partsInOrder.contains(where: { $0.delaysActs(timePasses: passesTime) }) { return false }
    guard session.sharedClock else { return hasHandled(session.peer) }
    if host.sharedClock.hasNothingLeft { return true }
    host.sharedClock.requestReport()
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
      gaveUpAt = host.messagesFromScript
      timesGivenUp += 1
      setLimit()
    }
  }

  private func endLimit() {
    if waiting.isEmpty { timesGivenUp = 0 }
    if let limit { host.queue.target.cancel(limit) }
    limit = nil
  }
}
