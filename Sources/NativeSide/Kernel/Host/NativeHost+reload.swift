internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The beginnings and ends of script contexts.
extension NativeHost {
  func initializeDriver(_ reply: Reply) {
    wire.resolve(reply, initializeResult(session?.table))
  }

  /// Handles a script's `initialize`. After a reload it follows from the end of the context before.
  func initializeScript(
    _ peer: Peer, _ params: InitializeParams, _ table: ModuleTable, _ reply: Reply, _ message: MessageTrace?
  ) {
    // A script may have asked for its next context before the device ended.
    if isShutDown { return wire.abandon(reply) }
    guard let trace else { return initializeScript(peer, params, table, reply) }
    trace.receive(message, answering: machine.isReloading ? trace.reload : nil) {
      initializeScript(peer, params, table, reply)
    }
  }

  private func initializeScript(_ peer: Peer, _ params: InitializeParams, _ table: ModuleTable, _ reply: Reply) {
    // The parts of the last context are destroyed by items of this queue, which come before.
    if isTearingDown { return queue.asyncMain { [self] in initializeScript(peer, params, table, reply) } }
    if let moduleCode, moduleCode.holdsReload {
      return moduleCode.whenEnded { [self] in
        if peer.isGone || isShutDown { wire.abandon(reply) } else { initializeScript(peer, params, table, reply) }
      }
    }
    let steps = machine.initialize(by: peer.id)
    if steps == [.refuse] {
      server?.refuseInitialize(reply, of: peer.id, stays: session?.architecture ?? table.architecture)
      return
    }
    if steps == [.ignore] {
      counters.droppedOfOldEpoch += 1
      return wire.abandon(reply)
    }
    perform(steps) { [self] generation in
      begin(
        ScriptSession(
          params, services: services, owner: self, peer: peer, generation: generation, table: table), params, reply)
    }
  }

  /// Begins a generation: answers `initialize`, then loads the bundle (protocol §7, step 4; §10).
  private func begin(_ session: ScriptSession, _ params: InitializeParams, _ reply: Reply) {
    self.session = session
    messagesFromScript += 1
    forEachPart { $0.scriptWillBegin(session) }
    queue.uses(.published, alone: true)
    published.publish { $0.currentScript = session.peer.id }
    wire.resolve(reply, initializeResult(session.table, withComponents: params.components))
    if let trace {
      let bytes = wire.lastBytes
      trace.enter(.reload, subject: "script", action: "begin", id: "\(session.generation.epoch)")
      trace.willWrite("script", "initialize", bytes: bytes)
    }
    for reply in reloadReplies { wire.resolve(reply) }
    reloadReplies = []
    if !params.announcesLoad { bundleDidLoad() }
  }

  func bundleDidLoad() {
    guard let session, !session.isLoaded else { return }
    session.didLoad()
    forEachPart { $0.scriptDidLoad() }
  }

  private func initializeResult(_ table: ModuleTable?, withComponents: Bool = false) -> JSON {
    let values = publishNow()
    return [
      "protocolVersion": .int(ProtocolVersion.number),
      "epoch": .int(Int64(machine.visibleEpoch)),
      "architecture": table.map { .string($0.architecture.rawValue) } ?? .null,
      "design": .string(designType.description.name),
      "device": deviceDescription,
      "clock": [
        "kind": clockDriver == nil ? "real" : "virtual", "ms": .double(clock.now.inMilliseconds),
        "epochTime": .int(epochTime),
      ],
      "remoteModuleConfig": table.map { $0.architecture == .bridge ? $0.remoteModuleConfig(values) : [] } ?? [],
      "components": withComponents ? componentViews.names : [],
      "componentViews": withComponents ? componentViews.declarations : [:],
      "turboModules": table.map { $0.architecture == .turbo ? $0.turboModules(values) : [:] } ?? [:],
    ]
  }

  // MARK: - Reload

  /// Requests a reload. `reply` is answered when the next generation has begun (protocol §7, §8).
  package func reload(reason: String, reply: DriverReply<Void>? = nil) {
    // A device that has ended makes no more changes, which nothing would release.
    if isShutDown { return reply.map { wire.reject($0, .bridgeInvalidated) } ?? () }
    if let reply { reloadReplies.append(reply) }
    perform(machine.reload(), reason: reason)
  }

  func connectionClosed(_ id: Int) {
    forEachPart { $0.connectionClosed(id) }
    reloadReplies.removeAll { $0.peer.id == id }
    perform(machine.lost(id), reason: "the script's connection was lost")
  }

  private func perform(
    _ steps: [GenerationMachine.Step], reason: String = "another script took its place",
    begin: (Generation) -> Void = { _ in }
  ) {
    guard let trace else { return performAll(steps, reason, begin) }
    trace.run(under: trace.cause) { performAll(steps, reason, begin) }
  }

  private func performAll(_ steps: [GenerationMachine.Step], _ reason: String, _ begin: (Generation) -> Void) {
    for step in steps {
      switch step {
      case .invalidate(let generation): invalidate(generation)
      case .announceReload(let script, let next): announceReload(script, next, reason)
      case .tearDown: tearDown(atOnce: steps.last?.begins ?? false)
      case .close(let script): server?.closeSoon(script)
      case .begin(let generation, _): begin(generation)
      case .refuse, .ignore: break
      }
    }
  }

  private func invalidate(_ generation: Generation) {
    queue.uses(.published, alone: true)
    published.publish { $0.currentScript = nil }
    for call in pending.takeAll(of: generation) {
      counters.invalidated += 1
      wire.invalidate(call.call.reply)
    }
    forEachPart { $0.scriptWillEnd() }
    trace?.ended(generation)
  }

  private func announceReload(_ script: Int, _ next: Generation, _ reason: String) {
    guard let session, session.peer.id == script else { return }
    wire.notify(session.peer, ContextMessages.reload, next.epoch, reason)
    trace?.willWrite("host", "reload", bytes: wire.lastBytes)
  }

  /// Ends everything before the process ends. No message is handled after this call.
  package func shutDown() {
    isShutDown = true
    finishTeardown()
    invalidate(machine.generation)
    for reply in reloadReplies { wire.reject(reply, .bridgeInvalidated) }
    reloadReplies = []
    session?.end()
    flushWire()
  }
}
