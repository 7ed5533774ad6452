internal import Shared

/// One connection: reads envelopes and hands calls on. Protocol §1 and §2.
@BridgeThread
final class NativeConnection {
  private enum Phase {
    case fresh
    case driver
    case script(Architecture)
  }

  let peer: Peer
  let server: BridgeServer
  private let messages: MessageConnection
  private var phase = Phase.fresh
  /// How much of what was read is on its way to the main queue.
  private var flow = InboundFlow(.driver)
  /// Whether reading has stopped until that is less.
  private(set) var isHeld = false
  /// What is left of a message that holds several, and comes before all that is read later.
  private var batch: InboundBatch?
  private var flush: BridgeFlush?
  /// Bytes of what is being handed on, for those who read along.
  private(set) var bytes = 0
  /// What is on its way through the method queue, from an `initialize` on: what follows must not overtake it.
  private var detours = 0
  /// A bad frame has come, and `$/fatal` is on its way.
  private var isFailing = false

  init(id: Int, transport: any Transport, server: BridgeServer) {
    self.server = server
    messages = MessageConnection(
      transport, messageLimit: server.configuration.messageLimit, parser: server.configuration.jsonParser)
    let queue = server.methodQueue
    peer = Peer(id: id, sink: messages.sink) {
      queue.asyncBridge { server.connection(id)?.close(.finished) }
    }
    // Hold each other until the connection has closed and is forgotten.
    messages.start(
      .init(
        message: { [self] in receive($0) },
        badBody: { [self] in
          peer.willAnswer()
          server.wire.refuse(peer, id: nil, batch: nil, RPCError(.parseError, "The body is not JSON: \($0)"))
          count(bytes: 0)
        },
        afterRead: { [server] in server.endTurn() },
        badFrame: { [self] in fail($0) },
        ended: { [self] in ended() },
        closed: { [self] in closed($0) }))
  }

  func close(_ reason: CloseReason) {
    if reason == .peerGone { peer.markGone() }
    messages.close(reason)
  }

  /// The script's `initialize` was refused: its context goes on.
  func stays(_ architecture: Architecture) { phase = .script(architecture) }

  /// Whether something that has come is not on its way to the main queue yet.
  var hasUnread: Bool { isHeld || messages.transport.unread > 0 }

  /// Whether it holds much: work that must wait, or words for a peer that takes its time.
  var isLaden: Bool { isHeld || peer.sink.unsent > SpareMemoryWatch.longMessage }

  private func ended() {
    if messages.transport.isPeerGone { return close(.peerGone) }
    // The connection ends behind the farewell, which a peer that only reads any more is still to hear.
    guard !isFailing else { return }
    // Half closed: what was read is on its way through the queues; what it asked is answered, then the connection ends.
    server.methodQueue.asyncBridge { [peer] in peer.ended() }
  }

  /// The bytes after a bad frame mean nothing. What came before it is answered first: so the farewell takes the way
  /// that calls take, to the main queue and back.
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
    server.wire.notify(peer, "$/fatal") { writer in
      writer.object {
        writer.key("code")
        writer.value(RPCErrorCode.parseError.rawValue)
        writer.key("message")
        writer.value("\(error) The connection is closed.")
      }
    }
    server.wire.flush()
    close(.badFrame(error))
  }

  private func closed(_ reason: CloseReason) {
    peer.markGone()
    (batch, flush) = (nil, nil)
    server.forget(peer.id, reason)
  }

  // MARK: - Messages

  private func receive(_ document: JSONDocument) {
    let root = document.root
    if document.length > SpareMemoryWatch.longMessage { server.spareMemory.isOwed() }
    guard root.kind == .array else { return receive(RPCMessage(root), batch: nil, bytes: document.length) }
    guard root.count > 0 else {
      peer.willAnswer()
      return server.wire.refuse(peer, id: nil, batch: nil, RPCError(.invalidRequest, "A batch must not be empty."))
    }
    batch = InboundBatch(root, bytes: document.length)
    goOn()
  }

  private func receive(_ message: consuming RPCMessage, batch: BatchReply?, bytes: Int) {
    self.bytes = bytes
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
    count(bytes: bytes)
  }

  private func willAnswer(_ batch: BatchReply?) {
    peer.willAnswer()
    batch?.willAnswer()
  }

  private func request(_ reply: consuming Reply, _ method: JSONValue, _ params: consuming JSONValue?) {
    if method.isString("initialize") { return initialize(reply, params) }
    switch phase {
    case .fresh:
      server.wire.reject(
        reply, RPCError(.notInitialized, "The connection is not initialized; send 'initialize' first."))
    case .driver:
      let call = DriverCall(method: method, params: params, reply: reply, peer: peer)
      server.onMain { $0.drivers.receive(call) }
    case .script(.turbo): TurboRoute.request(self, server, reply, method, params)
    case .script(.bridge): BridgeRoute.request(self, server, reply, method, params)
    }
  }

  private func notification(_ method: JSONValue, _ params: JSONValue?) {
    switch phase {
    case .fresh: break
    case .driver:
      let call = DriverCall(method: method, params: params, reply: .none, peer: peer)
      server.onMain { $0.drivers.receive(call) }
    case .script(.turbo): TurboRoute.notification(self, server, method, params)
    case .script(.bridge): BridgeRoute.notification(self, server, method, params)
    }
  }

  private func initialize(_ reply: Reply, _ params: JSONValue?) {
    if case .driver = phase {
      return server.wire.reject(reply, RPCError(.invalidRequest, "This connection is initialized already."))
    }
    let read: InitializeParams
    switch InitializeParams.read(params, runs: server.design) {
    case .failure(let error): return server.wire.reject(reply, error)
    case .success(let params): read = params
    }
    guard let architecture = read.architecture else {
      if case .script = phase {
        return server.wire.reject(
          reply, RPCError(.invalidRequest, "This connection is a script's; a driver needs its own."))
      }
      phase = .driver
      return server.onMain { $0.initializeDriver(reply) }
    }
    // Calls may follow at once: they are taken for what was asked, until the main queue refuses it.
    phase = .script(architecture)
    flow.window = .script
    let table = server.table(architecture)
    let peer = peer
    let work: @MainQueue @Sendable (NativeHost) -> Void = { host in
      host.initializeScript(peer, read, architecture, table, reply)
    }
    // Behind every call of the old context that waits in the method queue.
    detour { [server] in server.onMain(work) }
  }
}

// MARK: - The way to the main queue

extension NativeConnection {
  /// Hands work to the main queue, behind an `initialize` that is on its way there.
  func onMain(_ work: @escaping @MainQueue @Sendable (NativeHost) -> Void) {
    if detours == 0 { server.onMain(work) } else { detour { [server] in server.onMain(work) } }
  }

  /// Hands a call to the main queue, as `onMain` does.
  func onMain(receive call: ModuleCall) {
    if detours == 0 { server.onMain(receive: call) } else { detour { call.server.onMain(receive: call) } }
  }

  /// Does something behind all that waits in the method queue.
  private func detour(_ work: @escaping @BridgeThread @Sendable () -> Void) {
    detours += 1
    server.methodQueue.asyncBridge { [self] in
      detours -= 1
      work()
    }
  }

  /// Hands the calls of a flush on, as many as may be on their way; the rest follows when they have been started.
  func handOn(_ flush: consuming BridgeFlush) {
    var flush = flush
    bytes = flush.bytesEach
    while flush.handOn(self) {
      count(bytes: 0)
      if flow.isFull { return self.flush = flush }
    }
  }

  /// Counts what was handed on, and stops reading when it is enough.
  private func count(bytes: Int) {
    guard flow.count(bytes: bytes) else { return }
    if flow.isFull {
      isHeld = true
      messages.pause()
      server.spareMemory.isOwed()
    }
    let (id, queue) = (peer.id, server.methodQueue)
    queue.asyncBridge { [server] in
      server.onMain { _ in
        queue.asyncBridge { server.connection(id)?.workedOff() }
      }
    }
  }

  /// All of a window has been started: goes on with what is left, if there was too much.
  private func workedOff() {
    flow.workedOff()
    guard isHeld else { return }
    // What a peer leaves that has gone is nobody's.
    if messages.transport.isPeerGone { return close(.peerGone) }
    goOn()
    guard !flow.isFull else { return }
    isHeld = false
    messages.resume()
  }

  /// Hands on what is left of the message that was read last.
  private func goOn() {
    if let rest = flush, !flow.isFull {
      flush = nil
      handOn(rest)
    }
    while !flow.isFull, let reply = batch?.reply {
      guard let member = batch?.next() else {
        server.wire.finishReading(reply, of: peer)
        return batch = nil
      }
      receive(RPCMessage(member), batch: reply, bytes: batch!.bytesEach)
    }
  }
}
