public import Shared

/// Calls of native modules, in the context that runs or in the one to come.
extension Navigation {
  /// `DevSettings.reload`.
  public func reload() { tell("DevSettings", "reload") { _ in } }

  /// Calls any promise method of any module.
  public func call(
    _ module: String, _ method: String, arguments: @escaping (JSONWriter) -> Void
  ) async throws(RPCError) -> JSON {
    // Unchecked, for the way there and back is measured: every call settles exactly once (protocol §6).
    let outcome = await withUnsafeContinuation { continuation in
      call(module, method, arguments: arguments) { continuation.resume(returning: $0) }
    }
    return try outcome.get().json
  }

  /// Calls any promise method without waiting; `completion` is called once, on the script thread.
  public func call(
    _ module: String, _ method: String, arguments: @escaping (JSONWriter) -> Void,
    completion: @escaping RPCClient.Completion
  ) {
    if connection.isRunning {
      return connection.route.call(module, method, arguments: arguments, completion: completion)
    }
    connection.whenRunning { [self] in
      connection.route.call(module, method, arguments: arguments, completion: completion)
    }
  }

  /// Calls any void method.
  public func tell(_ module: String, _ method: String, arguments: @escaping (JSONWriter) -> Void) {
    connection.whenRunning { [self] in connection.route.tell(module, method, arguments: arguments) }
  }
}
