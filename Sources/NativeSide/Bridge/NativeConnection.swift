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
  private let messages: MessageConnection
  private let server: BridgeServer
  private var phase = Phase.fresh

  init(id: Int, transport: any Transport, server: BridgeServer) {
    self.server = server
    messages = MessageConnection(transport, messageLimit: server.configuration.messageLimit)
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
        },
        afterRead: { [server] in server.endTurn() },
        badFrame: { [self] in fail($0) },
        ended: { [self] in ended() },
        closed: { [self] in server.forget(peer.id, $0) }))
  }

  func close(_ reason: CloseReason) { messages.close(reason) }

  /// The script's `initialize` was refused: its context goes on.
  func stays(_ architecture: Architecture) { phase = .script(architecture) }

  /// Bytes that have come and were not read.
  var unread: Int { messages.transport.unread }

  private func ended() {
    if messages.transport.isPeerGone { return messages.close(.peerGone) }
    // Half closed: what was read is on its way through the queues; what it asked is answered, then the connection ends.
    server.methodQueue.asyncBridge { [peer] in peer.ended() }
  }

  /// The bytes after a bad frame mean nothing. What came before it is answered first: so the farewell takes the way
  /// that calls take, to the main queue and back.
  private func fail(_ error: FrameError) {
    messages.stopReading()
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

  private func receive(_ document: JSONDocument) {
    let root = document.root
    guard root.kind == .array else { return receive(RPCMessage(root), batch: nil) }
    let members = root.items.map { RPCMessage($0) }
    guard !members.isEmpty else {
      peer.willAnswer()
      return server.wire.refuse(peer, id: nil, batch: nil, RPCError(.invalidRequest, "A batch must not be empty."))
    }
    let answers = members.filter(\.isAnswered).count
    let batch = answers > 0 ? BatchReply(answers: answers) : nil
    for member in members { receive(member, batch: batch) }
  }

  private func receive(_ message: consuming RPCMessage, batch: BatchReply?) {
    switch consume message {
    case .response: break
    case .invalid(let id, let error):
      peer.willAnswer()
      server.wire.refuse(peer, id: id, batch: batch, error)
    case .request(let id, let method, let params):
      peer.willAnswer()
      request(.response(peer, id: id, batch: batch), method, params)
    case .notification(let method, let params):
      notification(method, params)
    }
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
    switch InitializeParams.read(params) {
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
    let table = server.table(architecture)
    let peer = peer
    let work: @MainQueue @Sendable (NativeHost) -> Void = { host in
      host.initializeScript(peer, read, architecture, table, reply)
    }
    // Behind every call of the old context that waits in the method queue.
    server.methodQueue.asyncBridge { [server] in server.onMain(work) }
  }
}

extension RPCMessage {
  /// Whether an answer is due.
  fileprivate var isAnswered: Bool {
    switch self {
    case .request, .invalid: true
    case .notification, .response: false
    }
  }
}
