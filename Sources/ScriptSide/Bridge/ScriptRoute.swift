package import NavbridgeRuntime
package import NavbridgeWire

/// The way in which the calls of a script context are sent to native modules. There is one implementation for each
/// architecture.
@ScriptThread
package protocol ScriptRoute: AnyObject {
  /// Calls a promise method.
  func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: CallCompletion)
  /// Calls a void method. Returns the error if the native side could not read the call, which is then not sent.
  @discardableResult
  func callVoid(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError?
  /// Calls a method that blocks the script.
  func callSync(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion)
  /// Handles `bridge/invokeCallback`, which the native side sends on the bridge.
  func invokeCallback(_ params: JSONValue?)
  /// Called when the native side begins to call the script. The calls that the script makes until it returns may be
  /// sent together.
  func callBegins()
  /// Sends the queued calls. Called when the native→script call has returned.
  func flush()
  /// Rejects the calls that are awaited. Called when the context has ended.
  func invalidate()
}

extension ScriptRoute {
  /// Calls a method without arguments that blocks the script.
  package func callSync(_ module: String, _ method: String, completion: @escaping RPCClient.Completion) {
    callSync(module, method, arguments: { _ in }, completion: completion)
  }
}

extension RPCClient {
  private static let callSyncName = RouteMessageNames.callSync.description

  /// Calls a method of the bridge that blocks the script, by the ids of `remoteModuleConfig`.
  @ScriptThread
  func callSync(
    _ moduleID: Int, _ methodID: Int, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion
  ) {
    request(
      Self.callSyncName,
      params: { writer in
        writer.array {
          writer.value(moduleID)
          writer.value(methodID)
          writer.array { arguments(writer) }
        }
      }, completion: completion)
  }
}

/// The TurboModules of a script: each call is a separate request (react-native-bridge §3).
@ScriptThread
final class TurboModuleRegistry: ScriptRoute {
  private let client: RPCClient
  /// The number of calls of void methods that were sent.
  private(set) var voidCalls = 0

  init(client: RPCClient) { self.client = client }

  func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: CallCompletion
  ) {
    client.request(
      module, method, params: { writer in writer.array { arguments(writer) } }, completion: completion)
  }

  /// Sends a void method's call as a notification, which has no answer.
  @discardableResult
  func callVoid(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError? {
    let refusal = client.notify(module, method) { writer in writer.array { arguments(writer) } }
    if refusal == nil { voidCalls += 1 }
    return refusal
  }

  func callSync(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion
  ) {
    call(module, method, arguments: arguments, completion: .function(completion))
  }

  func invokeCallback(_ params: JSONValue?) {}
  func callBegins() {}
  func flush() {}

  /// The native side answers each pending request (protocol §6).
  func invalidate() {}
}
