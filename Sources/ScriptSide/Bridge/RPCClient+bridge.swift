internal import NavbridgeRuntime
internal import NavbridgeWire

extension RPCClient {
  /// Calls a method of the bridge that blocks the script, by the ids of `remoteModuleConfig`.
  @ScriptThread
  func callSync(
    _ moduleID: Int, _ methodID: Int, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion
  ) {
    request(
      "bridge/callSync",
      params: { writer in
        writer.array {
          writer.value(moduleID)
          writer.value(methodID)
          writer.array { arguments(writer) }
        }
      }, completion: completion)
  }
}
