internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The route of the legacy bridge (protocol §4). Calls arrive in flushes, and each call runs on its module's method
/// queue. The method queue of these modules is the main queue.
@BridgeThread
enum BridgeRoute {
  static func notification(
    _ connection: NativeConnection, _ server: BridgeServer, _ method: JSONValue, _ params: JSONValue?
  ) {
    if method.isString(RouteMessageNames.flushQueue) {
      connection.dispatch(BridgeFlush(params, bytes: connection.bytes))
    } else if let message = ScriptMessage(method, params, among: server.scriptMessages) {
      let (peer, bytes, trace) = (connection.peer, connection.bytes, connection.trace)
      connection.onMain { $0.receive(message, peer, bytes: bytes, trace) }
    }
  }

  static func request(
    _ connection: NativeConnection, _ server: BridgeServer, _ reply: Reply, _ method: JSONValue, _ params: JSONValue?
  ) {
    guard method.isString(RouteMessageNames.callSync) else {
      if connection.dispatchDriverRequest(reply, method, params) { return }
      let isTurbo = server.table(.turbo).find(method) != nil
      return server.wire.reject(
        reply,
        RPCError(
          .methodNotFound,
          isTurbo
            ? "'\(cut: method)' is called by bridge/flushQueue; this script's architecture is bridge (see initialize)."
            : "There is no method '\(cut: method)'."))
    }
    var items = params?.items ?? JSONItems.none
    guard let module = items.next()?.int, let method = items.next()?.int, let arguments = items.next(),
      arguments.kind == .array
    else {
      return server.wire.reject(
        reply, RPCError(.invalidParams, "bridge/callSync: params must be [moduleID, methodID, args]."))
    }
    guard let reference = server.table(.bridge).find(module: module, method: method) else {
      return server.wire.reject(reply, unknown(module, method))
    }
    guard reference.kind == .sync else {
      return server.wire.reject(
        reply,
        RPCError(
          .invalidParams, "bridge/callSync: \(reference.fullName) is not a sync method; send it by bridge/flushQueue."))
    }
    let call = ModuleCall(reference, ModuleArguments(arguments), reply: reply, on: connection)
    if let error = call.arguments.check(against: reference.parameters, of: reference.fullName) {
      return server.wire.reject(reply, error)
    }
    connection.onMain(receive: call)
  }

  /// Enqueues one call of a flush. Returns an error if the call is malformed.
  static func start(_ entry: BridgeFlush.Entry, _ connection: NativeConnection) -> RPCError? {
    let server = connection.server
    guard !entry.isEmpty else {
      return RPCError(.invalidParams, "bridge/flushQueue: params must be [moduleIDs, methodIDs, params, callID].")
    }
    guard let module = entry.module, let method = entry.method, let arguments = entry.arguments else {
      return RPCError(
        .invalidParams, "bridge/flushQueue: the three arrays are of unequal length; this call is incomplete.")
    }
    guard let moduleID = module.int, let methodID = method.int,
      let reference = server.table(.bridge).find(module: moduleID, method: methodID)
    else { return unknown(module.int, method.int) }
    guard arguments.kind == .array else {
      return RPCError(.invalidParams, "\(reference.fullName): the arguments must be an array.")
    }
    let isPromise = reference.kind == .promise
    var reply = Reply.none(connection.peer)
    if isPromise {
      let count = arguments.count
      guard count >= 2, let resolve = arguments.item(count - 2).int, let reject = arguments.item(count - 1).int else {
        return RPCError(
          .invalidParams,
          "\(reference.fullName): the last two arguments must be the ids of its callbacks, resolve and reject.")
      }
      reply = .callbacks(connection.peer, resolve: resolve, reject: reject)
      connection.peer.willAnswer()
    }
    let call = ModuleCall(
      reference, ModuleArguments(arguments, droppingLast: isPromise ? 2 : 0), reply: reply, on: connection)
    if let error = call.arguments.check(against: reference.parameters, of: reference.fullName) {
      connection.onMain { $0.refuse(call, error) }
      return error
    }
    connection.onMain(receive: call)
    return nil
  }

  private static func unknown(_ module: Int64?, _ method: Int64?) -> RPCError {
    func shown(_ id: Int64?) -> String { id.map { "\($0)" } ?? "(no number)" }
    return RPCError(
      .methodNotFound,
      "There is no method \(shown(method)) of a module \(shown(module)); see remoteModuleConfig in the answer to initialize."
    )
  }
}
