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
    if isMainQueueOccupied, call.reference.runsOnMain { return hold(call, session) }
    run(call, session)
  }

  private func run(_ call: ModuleCall, _ session: ScriptSession) {
    let module = session.modules[call.reference.module]
    trace?.arrived(call)
    switch call.reference.body {
    case .void(let run):
      session.voidCalls += 1
      run(module, call.arguments)
      answer(call, .null)
    case .mainSync(let run):
      answer(call, run(module, call.arguments))
    case .immediate(_, let result):
      answer(call, result(publishNow()))
    case .promise(let run):
      run(module, call.arguments, makePromise(for: call, session.generation))
    case .queued(.void, let run):
      session.voidCalls += 1
      run(module, call, nil)
      answer(call, .null)
    case .queued(_, let run):
      run(module, call, makePromise(for: call, session.generation))
    }
  }

  /// Holds a call back until the task of a native module that has the main queue leaves it. A call that the script waits for
  /// waits as code on the script's thread does.
  private func hold(_ call: ModuleCall, _ session: ScriptSession) {
    func runIfCurrent() {
      if self.session === session, !isShutDown { run(call, session) } else { wire.invalidate(call.reply) }
    }
    let name = call.reference.fullName + (call.commandID.map { " '\(cut: $0)'" } ?? "")
    let work = HeldWork(call: name, run: runIfCurrent) { [wire] in wire.reject(call.reply, $0) }
    if call.reference.kind == .sync {
      moduleCode?.waitForMain(on: session, call, work)
    } else if let place = moduleCode?.hangOfMain {
      work.refuse(hungMain(name, in: place))
    } else {
      moduleCode?.hold(work)
    }
  }

  /// The error of a call that waits for the main queue, which code of a native module never leaves.
  func hungMain(_ call: String, in place: String) -> RPCError {
    .neverSettles("\(call) can never settle: it waits for the main queue, which \(place) never leaves.")
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

  /// Reports a turbo call with wrong arguments that has no answer. It is one of the script's void calls, by whose numbers
  /// the script finds their places.
  func refuseNotification(_ call: ModuleCall, _ error: RPCError) {
    guard let session = accept(call.peer) else { return }
    var number: Int?
    if case .void = call.reference.body {
      session.voidCalls += 1
      number = session.voidCalls
    }
    wire.notify(call.peer, ReportMessages.error, error.code, error.message, nil, number, error.data)
  }

  func reportBadCall(_ error: RPCError, _ peer: Peer, callID: Int64, index: Int) {
    guard accept(peer) != nil else { return }
    wire.notify(peer, ReportMessages.error, error.code, error.message, Int(callID), index, nil)
  }

  /// Handles a script's message. One that cannot be read is refused by `$/error`. A message about a surface follows from
  /// the surface's start.
  func receive(_ message: ScriptMessage, _ peer: Peer, bytes: Int, _ traced: MessageTrace?) {
    let handler = scriptMessages[message.place]
    if isMainQueueOccupied, handler.runsOnMain, let session {
      moduleCode?.hold(
        HeldWork { [self] in if self.session === session { receiveNow(message, handler, peer, bytes: bytes, traced) } })
      return
    }
    receiveNow(message, handler, peer, bytes: bytes, traced)
  }

  private func receiveNow(
    _ message: ScriptMessage, _ handler: ScriptMessageHandler, _ peer: Peer, bytes: Int, _ traced: MessageTrace?
  ) {
    guard let trace else { return receive(message, handler, peer, bytes: bytes) }
    let rootTag = handler.action.flatMap { _ in message.params?["rootTag"]?.int }
    trace.receive(traced, answering: rootTag.flatMap { trace.surfaces[$0] }) {
      receive(message, handler, peer, bytes: bytes)
    }
  }

  private func receive(_ message: ScriptMessage, _ handler: ScriptMessageHandler, _ peer: Peer, bytes: Int) {
    guard let session = handler.counts ? accept(peer) : session?.peer === peer ? session : nil else { return }
    do throws(RPCError) {
      try handler.run(session, message.params, bytes)
    } catch {
      wire.notify(peer, ReportMessages.error, error.code, error.message, nil, nil, nil)
    }
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
