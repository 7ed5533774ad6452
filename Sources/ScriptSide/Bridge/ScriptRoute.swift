package import Shared

/// How calls of a script context travel to native modules: one implementation for each architecture.
@ScriptThread
package protocol ScriptRoute: AnyObject {
  /// Calls a promise method.
  func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: CallCompletion)
  /// Calls a void method; answers why it was not sent, where native could not read it.
  @discardableResult
  func tell(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError?
  /// Calls a method that blocks the script.
  func callSync(_ module: String, _ method: String, completion: @escaping RPCClient.Completion)
  /// Takes a notification that is this route's own.
  func receive(_ method: JSONValue, _ params: JSONValue?)
  /// Native begins to call the script; what is called until it is done may travel together.
  func callBegins()
  /// Hands over what was queued: the call has returned.
  func flush()
  /// The context has ended: what is awaited is rejected.
  func invalidate()
}
