internal import Shared

/// TurboModules as script sees them: each call is a request of its own (react-native-bridge §3).
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

  /// A void method is sent as a notification: nothing is answered.
  @discardableResult
  func tell(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError? {
    client.notify(module, method) { writer in writer.array { arguments(writer) } }
  }

  func callSync(_ module: String, _ method: String, completion: @escaping RPCClient.Completion) {
    call(module, method, arguments: { _ in }, completion: .function(completion))
  }

  func receive(_ method: JSONValue, _ params: JSONValue?) {}
  func callBegins() {}
  func flush() {}

  /// Native answers each pending request itself (protocol §6).
  func invalidate() {}
}
