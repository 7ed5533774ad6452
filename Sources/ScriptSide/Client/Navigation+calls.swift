public import NavbridgeVocabulary
public import NavbridgeWire

/// Calls of native modules, in the running context or in the next one. Those of declared methods are inlinable, so that the
/// clients of the designs, which are modules of their own, have them compiled for the types of each method.
extension Navigation {
  /// Calls `DevSettings.reload`.
  public func reload() { callVoid(\DevSettingsDeclaration.reload) }

  /// Calls a declared promise method, such as `\RNNCommands.push`, with its arguments in the declared order. Waits for
  /// its settlement or until the task is cancelled (data.code `CANCELLED`; the call itself continues).
  @discardableResult
  @inlinable public func call<Module: DeclaredModule, Result, each Argument: FieldType>(
    _ method: KeyPath<Module, DeclaredMethod<Result, repeat each Argument>>,
    _ arguments: repeat (each Argument).Content
  ) async throws(RPCError) -> Result {
    let method = Module.declared[keyPath: method]
    let answer = try await call(Module.names[settings.architecture], method.name) {
      method.write(repeat each arguments, to: $0)
    }
    return method.result.read(answer)
  }

  /// Calls a declared void method, which has no answer. A call that cannot be sent is reported as the occurrence
  /// `badCall`.
  @inlinable public func callVoid<Module: DeclaredModule, Result, each Argument: FieldType>(
    _ method: KeyPath<Module, DeclaredMethod<Result, repeat each Argument>>,
    _ arguments: repeat (each Argument).Content
  ) {
    let method = Module.declared[keyPath: method]
    callVoid(Module.names[settings.architecture], method.name) { method.write(repeat each arguments, to: $0) }
  }

  /// Calls a declared method as JavaScript's synchronous call does: it blocks the script thread, and no other message is
  /// handled until the answer has arrived.
  package func callSync<Module: DeclaredModule, Result>(
    _ method: KeyPath<Module, DeclaredMethod<Result>>
  ) throws(RPCError) -> Result {
    let method = Module.declared[keyPath: method]
    return method.result.read(try connection.callSync(Module.names[settings.architecture], method.name).get().json)
  }

  /// Calls any promise method of any module by its name. Waits for its settlement or until the task is cancelled (data.code
  /// `CANCELLED`; the call itself continues).
  @discardableResult
  public func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void
  ) async throws(RPCError) -> JSON {
    let outcome = await AwaitedAnswer.value(whenCancelled: { .failure(.cancelled("\(module).\(method)")) }) {
      call(module, method, arguments: arguments, .task($0))
    }
    return try outcome.get().json
  }

  /// Calls a promise method of any module, such as one of the app's own, with its arguments as values.
  ///
  ///     let places = try await app.call("Places", "near", [52.5, 13.4])
  @discardableResult
  public func call(_ module: String, _ method: String, _ arguments: [JSON] = []) async throws(RPCError) -> JSON {
    try await call(module, method) { writer in for argument in arguments { writer.value(argument) } }
  }

  /// Calls a void method of any module with its arguments as values. A call that cannot be sent is reported as the occurrence
  /// `badCall`.
  public func callVoid(_ module: String, _ method: String, _ arguments: [JSON] = []) {
    callVoid(module, method) { writer in for argument in arguments { writer.value(argument) } }
  }

  /// Calls any promise method by its name, without waiting; `completion` is called once, on the script thread.
  public func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void,
    completion: @escaping RPCClient.Completion
  ) {
    call(module, method, arguments: arguments, .function(completion))
  }

  private func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, _ completion: CallCompletion
  ) {
    if connection.isRunning {
      return connection.route.call(module, method, arguments: arguments, completion: completion)
    }
    let written = WrittenArguments(arguments)
    connection.whenRunning { [self] in
      connection.route.call(module, method, arguments: written.write, completion: completion)
    }
  }

  /// Calls any void method by its name, which has no answer. A call that cannot be sent is reported as the occurrence `badCall`.
  public func callVoid(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) {
    if connection.isRunning { return callVoidNow(module, method, arguments) }
    let written = WrittenArguments(arguments)
    connection.whenRunning { [self] in callVoidNow(module, method, written.write) }
  }

  private func callVoidNow(_ module: String, _ method: String, _ arguments: (JSONWriter) -> Void) {
    let refusal = connection.route.callVoid(module, method, arguments: arguments)
    if let refusal { badCall("\(module).\(method): \(refusal.message)", code: nil, call: nil) }
  }
}

/// The arguments of a call that waits for its context.
private struct WrittenArguments {
  private let writer = JSONWriter()

  init(_ arguments: (JSONWriter) -> Void) { arguments(writer) }

  func write(to writer: JSONWriter) {
    if !self.writer.buffer.isEmpty { unsafe writer.raw(self.writer.buffer.bytes) }
  }
}
