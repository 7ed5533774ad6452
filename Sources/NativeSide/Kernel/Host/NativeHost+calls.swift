internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Handles the messages of peers.
extension NativeHost: BridgeDelegate {
  func receive(_ call: ModuleCall) {
    guard connections > 1 else { return receiveTraced(call) }
    let began = queue.target.now
    receiveTraced(call)
    call.peer.didWork(queue.target.now - began)
  }

  private func receiveTraced(_ call: ModuleCall) {
    if let trace { trace.receive(call.trace) { handle(call) } } else { handle(call) }
  }

  private func handle(_ call: ModuleCall) {
    guard let session = accept(call.peer) else { return wire.invalidate(call.reply) }
    // The call was sent after an `initialize` that requested another architecture and was refused.
    guard call.reference.architecture == session.architecture else {
      return wire.reject(call.reply, .ofOtherArchitecture(call.reference, runs: session.architecture))
    }
    let module = session.modules[call.reference.module]
    trace?.arrived(call)
    switch call.reference.body {
    case .void(let run):
      run(module, call.arguments)
      answer(call, .null)
    case .mainSync(let run):
      answer(call, run(module, call.arguments))
    case .immediate(_, let result):
      answer(call, result(publishNow()))
    case .promise(let run):
      run(module, call.arguments, makePromise(for: call, session.generation))
    }
  }

  /// Answers a call that has no promise.
  private func answer(_ call: ModuleCall, _ value: JSON) {
    wire.resolve(call.reply, value)
    if let trace, call.reply.isAwaited {
      trace.willWrite(call.reference.moduleName, call.reference.methodName, bytes: wire.lastBytes)
    }
  }

  /// Handles a bridge call with wrong arguments. Its reject callback is invoked too (protocol §10).
  func refuse(_ call: ModuleCall, _ error: RPCError) {
    if accept(call.peer) == nil { wire.abandon(call.reply) } else { wire.reject(call.reply, error.asInvalidArguments) }
  }

  func reportBadCall(_ error: RPCError, _ peer: Peer, callID: Int64, index: Int) {
    guard accept(peer) != nil else { return }
    wire.reportCall(peer, error, callID: callID, index: index)
  }

  /// A notification about a surface follows from the surface's start.
  func receive(_ notification: ScriptNotification, _ peer: Peer, bytes: Int, _ message: MessageTrace?) {
    guard let trace else { return receive(notification, peer, bytes: bytes) }
    let occasion = notification.rootTag.flatMap { trace.surfaces[$0] }
    trace.receive(message, answering: occasion) { receive(notification, peer, bytes: bytes) }
  }

  private func receive(_ notification: ScriptNotification, _ peer: Peer, bytes: Int) {
    if case .clockIdle(let received, let nextTimer) = notification {
      guard session?.peer === peer else { return }
      sharedClock.receiveFromScript(received: received, nextTimer: nextTimer)
      return
    }
    guard let session = accept(peer) else { return }
    if let record = notification.surfaceRecord {
      trace?.record(.surface, subject: "surface", action: record.action, id: "\(record.rootTag)", bytes: bytes)
    }
    switch notification {
    case .didLoad: return bundleDidLoad()
    case .surfaceDidMount(let rootTag):
      guard session.surfaces.didMount(rootTag) else { return counters.droppedOfOldEpoch += 1 }
    case .surfaceContentSize(let rootTag, let width, let height):
      let size = CGSize(width: width, height: height)
      if !session.surfaces.setContentSize(size, of: rootTag) { counters.droppedOfOldEpoch += 1 }
      return
    case .surfaceElements(let rootTag, let elements):
      if !session.surfaces.setElements(elements, of: rootTag) { counters.droppedOfOldEpoch += 1 }
      return
    default: break
    }
    for part in partsInOrder where part.receive(notification) { return }
  }

  func receive(_ call: DriverCall) { drivers?.receive(call) }
  func didAnswer(_ trace: MessageTrace) { self.trace?.receive(trace) {} }
  func connectionsChanged(to count: Int) { connections = count }
  func turnWasGiven() { turns += 1 }

  /// Returns the context that a script's message belongs to. If that context has ended, returns nil and counts the
  /// message as dropped.
  private func accept(_ peer: Peer) -> ScriptSession? {
    guard let session, session.peer === peer, !peer.isGone, !isShutDown else {
      counters.droppedOfOldEpoch += 1
      return nil
    }
    messagesFromScript += 1
    return session
  }

  private func makePromise(for call: ModuleCall, _ generation: Generation) -> Promise {
    let origin = pending.begin(call, in: generation)
    trace?.began(origin.call)
    return Promise(origin, settler: self)
  }
}
