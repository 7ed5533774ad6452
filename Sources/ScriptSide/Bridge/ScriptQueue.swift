package import NavbridgeRuntime
package import NavbridgeWire

/// The route of a script that brings its own queue of calls for the legacy bridge, as React Native does. The queue goes
/// over the wire as the script flushed it (react-native-host §3).
@ScriptThread
package final class ScriptQueue: ScriptRoute {
  private let client: RPCClient
  private let config: JSON
  private let onCallback: (_ id: Int64, _ arguments: JSONValue?) -> Void

  /// - Parameter config: the member `remoteModuleConfig` of the answer to `initialize`.
  init(client: RPCClient, config: JSON, onCallback: @escaping (_ id: Int64, _ arguments: JSONValue?) -> Void) {
    self.client = client
    self.config = config
    self.onCallback = onCallback
  }

  /// Sends a queue `[modules, methods, arguments, callID]`. Returns the error if the native side could not read it, which
  /// is then not sent.
  package func send(_ queue: UnsafeRawBufferPointer) -> RPCError? {
    client.notify(RouteMessageNames.flushQueue) { unsafe $0.raw(queue) }
  }

  package func invokeCallback(_ params: JSONValue?) {
    var items = params?.items ?? .none
    guard let id = items.next()?.int else { return }
    onCallback(id, items.next())
  }

  package func callSync(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion
  ) {
    let rows = config.array ?? []
    guard let moduleID = rows.firstIndex(where: { $0[0]?.string == module }),
      let methodID = rows[moduleID][2]?.array?.firstIndex(where: { $0.string == method })
    else { return completion(.failure(.otherQueue(module, method))) }
    client.callSync(moduleID, methodID, arguments: arguments, completion: completion)
  }

  // MARK: - Calls of the host's own library

  // Their callback ids would be those of the script's queue.

  package func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: CallCompletion
  ) {
    completion(.failure(.otherQueue(module, method)))
  }

  package func callVoid(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError? {
    .otherQueue(module, method)
  }

  package func callBegins() {}
  package func flush() {}

  /// The script's callbacks end with its context.
  package func invalidate() {}
}

extension RPCError {
  fileprivate static func otherQueue(_ module: String, _ method: String) -> RPCError {
    RPCError(
      .invalidRequest,
      "\(module).\(method) was not called: this script has a bridge of its own. Use the react-native that is in the bundle.",
      data: ["code": ModuleCode.otherQueue.json])
  }
}
