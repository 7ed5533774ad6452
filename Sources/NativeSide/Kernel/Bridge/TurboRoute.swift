internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import Synchronization

/// The TurboModule route (protocol §3). Each request is a call. Calls pass through the method queue, then hop to the
/// main queue one by one.
@BridgeThread
enum TurboRoute {
  static func request(
    _ connection: NativeConnection, _ server: BridgeServer, _ reply: consuming Reply, _ method: JSONValue,
    _ params: consuming JSONValue?
  ) {
    guard let reference = server.table(.turbo).find(method) else {
      if connection.dispatchDriverRequest(reply, method, params) { return }
      return server.wire.reject(reply, unknown(method, server))
    }
    call(connection, server, reply, reference, params)
  }

  static func notification(
    _ connection: NativeConnection, _ server: BridgeServer, _ method: JSONValue, _ params: JSONValue?
  ) {
    if let reference = server.table(.turbo).find(method) {
      call(connection, server, .none(connection.peer), reference, params)
    } else if let message = ScriptMessage(method, params, among: server.scriptMessages) {
      let (peer, bytes, trace) = (connection.peer, connection.bytes, connection.trace)
      server.methodQueue.asyncBridge {
        trace?.passesMethodQueue(at: server.methodQueue.target.now)
        server.onMain { $0.receive(message, peer, bytes: bytes, trace) }
      }
    } else if method.isString(RouteMessageNames.flushQueue) {
      server.configuration.log("A turbo script sent bridge/flushQueue, which is the bridge's; it was ignored.")
    }
  }

  private static func call(
    _ connection: NativeConnection, _ server: BridgeServer, _ reply: consuming Reply,
    _ reference: ModuleTable.Reference, _ params: consuming JSONValue?
  ) {
    guard params?.kind ?? .array == .array else {
      return server.wire.reject(
        reply, RPCError(.invalidParams, "\(reference.fullName): params must be the array of its arguments."))
    }
    let call = ModuleCall(reference, ModuleArguments(params), reply: reply, on: connection)
    if let error = call.arguments.check(against: reference.parameters, of: reference.fullName) {
      if call.reply.isAwaited { return server.wire.reject(call.reply, error) }
      return server.methodQueue.asyncBridge { server.onMain { $0.refuseNotification(call, error) } }
    }
    server.methodQueue.asyncBridge { start(call) }
  }

  /// Handles a call on the method queue: answers it there, or hops to the main queue.
  private static func start(_ call: ModuleCall) {
    let server = call.server
    call.trace?.passesMethodQueue(at: server.methodQueue.target.now)
    guard case .immediate(_, let answer) = call.reference.body else { return server.onMain(receive: call) }
    // Other values than the app has now are no answer. The main queue knows those.
    server.uses(.published)
    if server.published.isOutdated.load(ordering: .acquiring) { return server.onMain(receive: call) }
    let values = server.published.values
    // A call that was sent right after an `initialize` may arrive here before the main queue has handled the
    // `initialize`.
    guard values.currentScript == call.peer.id else { return server.onMain(receive: call) }
    server.wire.resolve(call.reply, answer(values))
    if let trace = call.trace { server.onMain { $0.didAnswer(trace) } }
  }

  private static func unknown(_ method: JSONValue, _ server: BridgeServer) -> RPCError {
    let isOfBridge = method.text()?.hasPrefix("bridge/") ?? false
    if isOfBridge || server.table(.bridge).find(method) != nil {
      return RPCError(
        .methodNotFound, "'\(cut: method)' belongs to the bridge; this script's architecture is turbo (see initialize)."
      )
    }
    return RPCError(.methodNotFound, "There is no method '\(cut: method)'.")
  }
}
