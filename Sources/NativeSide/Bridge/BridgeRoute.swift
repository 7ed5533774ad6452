internal import Shared

/// The legacy bridge (protocol §4): calls come in flushes, each to its module's method queue; these modules' is main.
@BridgeThread
enum BridgeRoute {
  static func notification(
    _ connection: NativeConnection, _ server: BridgeServer, _ method: JSONValue, _ params: JSONValue?
  ) {
    if method.isString("bridge/flushQueue") {
      flush(connection, server, params)
    } else if let said = ScriptNotification(method, params) {
      let peer = connection.peer
      server.onMain { $0.scriptSaid(said, peer) }
    }
  }

  static func request(
    _ connection: NativeConnection, _ server: BridgeServer, _ reply: Reply, _ method: JSONValue, _ params: JSONValue?
  ) {
    guard method.isString("bridge/callSync") else {
      let name = method.string ?? ""
      let isTurbo = server.table(.turbo).find(method) != nil
      return server.wire.reject(
        reply,
        RPCError(
          .methodNotFound,
          isTurbo
            ? "'\(name)' is called by bridge/flushQueue; this script's architecture is bridge (see initialize)."
            : "There is no method '\(name)'."))
    }
    var items = params?.items ?? JSONItems.none
    guard let module = items.next()?.int, let method = items.next()?.int, let arguments = items.next() else {
      return server.wire.reject(
        reply, RPCError(.invalidParams, "bridge/callSync: params must be [moduleID, methodID, args]."))
    }
    guard let reference = server.table(.bridge).find(module: module, method: method) else {
      return server.wire.reject(reply, unknown(module, method))
    }
    guard reference.method.kind == .sync else {
      return server.wire.reject(
        reply,
        RPCError(
          .invalidParams, "bridge/callSync: \(reference.fullName) is no sync method; send it by bridge/flushQueue."))
    }
    let call = ModuleCall(
      reference, ModuleArguments(arguments), reply: reply, from: connection.peer, by: server)
    server.onMain(receive: call)
  }

  private static func flush(_ connection: NativeConnection, _ server: BridgeServer, _ params: JSONValue?) {
    var fields = (params?.items ?? JSONItems.none)
    let modules = fields.next()?.items ?? JSONItems.none
    let methods = fields.next()?.items ?? JSONItems.none
    let arguments = fields.next()?.items ?? JSONItems.none
    let firstCall = fields.next()?.int ?? 0
    var (nextModule, nextMethod, nextArguments) = (modules, methods, arguments)
    var index = 0
    while true {
      let (module, method, arguments) = (nextModule.next(), nextMethod.next(), nextArguments.next())
      if module == nil && method == nil && arguments == nil { break }
      let callID = firstCall &+ Int64(index)
      if let error = call(connection, server, module, method, arguments) {
        let (peer, at) = (connection.peer, index)
        server.onMain { $0.reportBadCall(error, peer, callID: callID, index: at) }
      }
      index += 1
    }
    if index == 0 && params?.items.reduce(0, { count, _ in count + 1 }) ?? 0 < 3 {
      let peer = connection.peer
      let error = RPCError(
        .invalidParams, "bridge/flushQueue: params must be [moduleIDs, methodIDs, params, callID].")
      server.onMain { $0.reportBadCall(error, peer, callID: firstCall, index: 0) }
    }
  }

  /// Enqueues one call of a flush, or says what is wrong with it.
  private static func call(
    _ connection: NativeConnection, _ server: BridgeServer, _ module: JSONValue?, _ method: JSONValue?,
    _ arguments: JSONValue?
  ) -> RPCError? {
    guard let module, let method, let arguments else {
      return RPCError(
        .invalidParams, "bridge/flushQueue: the three arrays are of unequal length; this call is incomplete.")
    }
    guard let moduleID = module.int, let methodID = method.int,
      let reference = server.table(.bridge).find(module: moduleID, method: methodID)
    else { return unknown(module.int, method.int) }
    guard arguments.kind == .array else {
      return RPCError(.invalidParams, "\(reference.fullName): the arguments must be an array.")
    }
    let isPromise = reference.method.kind == .promise
    var reply = Reply.none
    if isPromise {
      let callbacks = Array(arguments.items.suffix(2))
      guard callbacks.count == 2, let resolve = callbacks[0].int, let reject = callbacks[1].int else {
        return RPCError(
          .invalidParams,
          "\(reference.fullName): the last two arguments must be the ids of its callbacks, resolve and reject.")
      }
      reply = .callbacks(connection.peer, resolve: resolve, reject: reject)
      connection.peer.willAnswer()
    }
    let call = ModuleCall(
      reference, ModuleArguments(arguments, droppingLast: isPromise ? 2 : 0), reply: reply, from: connection.peer,
      by: server)
    if let error = call.arguments.check(against: reference.method.parameters, of: reference.fullName) {
      server.onMain { $0.refuse(call, error) }
      return error
    }
    server.onMain(receive: call)
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
