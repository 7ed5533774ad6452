internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import Synchronization

/// A connection. It reads envelopes and hands calls on (protocol §1 and §2).
@BridgeThread
final class NativeConnection {
  enum Phase {
    case fresh
    case driver
    case script(Architecture)
  }

  let peer: Peer
  let server: BridgeServer
  let messages: MessageConnection
  private(set) var phase = Phase.fresh
  /// Limits the messages that were read and are on their way to the main queue.
  var flow = InboundFlow(.driver)
  /// Limits the work that is done for the connection before others have had their turn.
  var credit: WorkCredit
  /// True while the connection waits for a turn, because it has used up its share.
  var awaitsTurn = false
  /// True while reading is stopped, because the flow is full or the connection waits for its turn.
  var isHeld = false
  /// The rest of a message that contains several calls. It is handed on before anything that is read later.
  var batch: InboundBatch?
  var flush: BridgeFlush?
  /// The size in bytes of the message that is being handed on, for traces.
  var bytes = 0
  /// The trace of the message that is being handed on. Nil unless messages are traced.
  private(set) var trace: MessageTrace?
  /// The number of items on their way through the method queue, from an `initialize` on. Later messages must not
  /// overtake them.
  var detours = 0
  /// True after a bad frame, while `$/fatal` is on its way.
  private var isFailing = false
  /// True when the connection was closed because too much was kept for it.
  var isCut = false

  init(id: Int, transport: any Transport, server: BridgeServer) {
    self.server = server
    credit = WorkCredit(round: server.turns.rounds)
    messages = MessageConnection(
      transport, messageLimit: server.configuration.messageLimit,
      valueLimit: server.configuration.totalLimit / MemoryBudget.bytesForValue, parser: server.configuration.jsonParser)
    let queue = server.methodQueue
    peer = Peer(id: id, sink: messages.sink) {
      queue.asyncBridge { server.connection(id)?.close(.finished) }
    }
    // The connection and `messages` retain each other until the connection has closed and the server has removed it.
    messages.start(
      .init(
        arrived: { [self] in
          uses()
          arrived($0)
        },
        message: { [self] in receive($0) },
        badBody: { [self] in
          peer.willAnswer()
          server.wire.refuse(peer, id: nil, batch: nil, Self.refusal(of: $0))
          count(bytes: 0)
        },
        afterRead: { [server] in server.endTurn() },
        badFrame: { [self] in fail($0) },
        ended: { [self] in
          uses()
          ended()
        },
        closed: { [self] in
          uses()
          closed($0)
        }))
  }

  /// Notes that what is kept of this connection is used.
  func uses() {
    server.uses(.tableOfConnections)
    server.uses(.connection(peer.id), alone: true)
  }

  func close(_ reason: CloseReason) {
    if reason == .peerGone { peer.markGone() }
    messages.close(reason)
  }

  /// Called when the script's `initialize` was refused. Its context continues, with its own architecture.
  func stays(_ architecture: Architecture) { phase = .script(architecture) }

  /// True when a received message is not on its way to the main queue yet.
  var hasUnread: Bool { isHeld || messages.transport.unread > 0 }

  /// True when the connection holds much memory: input that must wait, or output for a slow peer.
  var hasBacklog: Bool { isHeld || peer.sink.unsent > SpareMemoryWatch.longMessage }

  private func ended() {
    if messages.transport.isPeerGone { return close(.peerGone) }
    // The connection is closed after `$/fatal` is written, because a peer that has closed only its writing end still
    // reads it.
    guard !isFailing else { return }
    // The connection is half closed. The messages that were read are on their way through the queues; the peer's
    // requests are answered, and then the connection is closed.
    server.methodQueue.asyncBridge { [peer] in peer.ended() }
  }

  /// Ends the connection after a bad frame. The bytes after a bad frame have no meaning, but the messages before it are
  /// answered first. `$/fatal` therefore takes the same path as calls, to the main queue and back.
  private func fail(_ error: FrameError) {
    messages.stopReading()
    isFailing = true
    let (id, queue) = (peer.id, server.methodQueue)
    queue.asyncBridge { [server] in
      server.onMain { _ in
        queue.asyncBridge { server.connection(id)?.endAfterBadFrame(error) }
      }
    }
  }

  private func endAfterBadFrame(_ error: FrameError) {
    close(.badFrame(error), code: .parseError, "\(error) The connection is closed.")
  }

  /// Sends the reason for which the connection is closed, and closes it.
  func close(_ reason: CloseReason, code: RPCErrorCode, _ sentence: String) {
    server.wire.notify(peer, ReportMessages.fatal, code.rawValue, sentence)
    server.wire.flush()
    close(reason)
  }

  private func closed(_ reason: CloseReason) {
    peer.markGone()
    (batch, flush) = (nil, nil)
    server.forget(peer.id, reason)
  }

  // MARK: - Messages

  private func receive(_ document: JSONDocument) {
    let root = document.root
    if document.length >= MemoryBudget.shortMessage, mustCount(document), !isWithinBudget(document) { return }
    guard root.kind == .array else { return receive(RPCMessage(root), batch: nil, bytes: document.length) }
    guard root.count > 0 else {
      peer.willAnswer()
      return server.wire.refuse(peer, id: nil, batch: nil, RPCError(.invalidRequest, "A batch must not be empty."))
    }
    batch = InboundBatch(root, bytes: document.length, from: peer)
    dispatchRest()
  }

  func receive(_ message: consuming RPCMessage, batch: BatchReply?, bytes: Int) {
    self.bytes = bytes
    if server.published.tracesMessages.load(ordering: .relaxed) {
      trace = MessageTrace(message, bytes: bytes, isDriver: isDriver, at: server.methodQueue.target.now)
    } else if trace != nil {
      trace = nil
    }
    switch consume message {
    case .response: break
    case .invalid(let id, let error):
      willAnswer(batch)
      server.wire.refuse(peer, id: id, batch: batch, error)
    case .request(let id, let method, let params):
      willAnswer(batch)
      request(.response(peer, id: id, batch: batch), method, params)
    case .notification(let method, let params):
      notification(method, params)
    }
    count(bytes: bytes, isFollowed: batch != nil || messages.buffered > 0)
  }

  var isDriver: Bool { if case .driver = phase { true } else { false } }

  private func willAnswer(_ batch: BatchReply?) {
    peer.willAnswer()
    batch?.willAnswer()
  }

  private func request(_ reply: consuming Reply, _ method: JSONValue, _ params: consuming JSONValue?) {
    if method.isString(ConnectionMessageNames.initialize) { return initialize(reply, params) }
    switch phase {
    case .fresh:
      server.wire.reject(
        reply, RPCError(.notInitialized, "The connection is not initialized; send 'initialize' first."))
    case .driver:
      guard peer.pending <= Self.pendingLimit else { return server.wire.reject(reply, Self.tooManyPending) }
      let call = DriverCall(method: method, params: params, reply: reply, trace: trace)
      server.onMain { $0.receive(call) }
    case .script(.turbo): TurboRoute.request(self, server, reply, method, params)
    case .script(.bridge): BridgeRoute.request(self, server, reply, method, params)
    }
  }

  private func notification(_ method: JSONValue, _ params: JSONValue?) {
    switch phase {
    case .fresh: break
    case .driver:
      let call = DriverCall(method: method, params: params, reply: .none(peer), trace: trace)
      server.onMain { $0.receive(call) }
    case .script(.turbo): TurboRoute.notification(self, server, method, params)
    case .script(.bridge): BridgeRoute.notification(self, server, method, params)
    }
  }

  private func initialize(_ reply: Reply, _ params: JSONValue?) {
    if case .driver = phase {
      return server.wire.reject(reply, RPCError(.invalidRequest, "This connection is initialized already."))
    }
    let read: InitializeParams
    do throws(RPCError) {
      read = try InitializeParams.read(params, runs: server.design)
    } catch {
      return server.wire.reject(reply, error)
    }
    guard let architecture = read.architecture else {
      if case .script = phase {
        return server.wire.reject(
          reply, RPCError(.invalidRequest, "This connection is a script's; a driver needs its own."))
      }
      phase = .driver
      return server.onMain { $0.initializeDriver(reply) }
    }
    // Calls may follow at once. They are read for the requested architecture unless the main queue refuses it.
    phase = .script(architecture)
    flow.window = .script
    let table = server.table(architecture)
    // The work runs after every call of the old context that is in the method queue.
    detour { [server, peer, trace] in
      // The main queue has been notified of the end of a connection that has closed meanwhile, and is not notified again: a
      // context that began now would never end.
      guard server.connection(peer.id) != nil else { return server.wire.abandon(reply) }
      server.onMain { $0.initializeScript(peer, read, table, reply, trace) }
    }
  }
}
