internal import NavbridgeRuntime
internal import NavbridgeWire

/// The TurboModules of a script: each call is a separate request (react-native-bridge §3).
@ScriptThread
final class TurboModuleRegistry: ScriptRoute {
  private let client: RPCClient

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
    client.notify(module, method) { writer in writer.array { arguments(writer) } }
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
