internal import NavbridgeRuntime
internal import NavbridgeWire

/// The call queue of the legacy bridge. Calls are collected and sent together, with callback ids (react-native-bridge
/// §1).
///
/// The queued calls are sent at the end of a native→script call. A call sends them at once if 5 ms have passed on the
/// device's clock since they were last sent, or if their arguments are large: a virtual clock does not move however
/// long the script runs.
@ScriptThread
final class MessageQueue: ScriptRoute {
  private struct Method {
    let module: Int
    let method: Int
    let isPromise: Bool
  }

  /// The time after the last flush, in nanoseconds, from which a call flushes the queue at once.
  private static let flushInterval = Int64.milliseconds(5)

  /// The size of the queued arguments, in bytes, from which a call flushes the queue at once.
  private static let flushSize = 1 << 20
  /// The number of containers around a call's arguments: the message, its parameters, and the list of arguments in
  /// them.
  private static let levels = 3

  private let client: RPCClient
  private let clock: ScriptClock
  /// The time at which the calls were last sent, or the native side last began to call the script.
  private var lastFlush: Int64?
  /// Called with a sentence when native invokes a callback that does not exist, or that was invoked before.
  var onUnknownCallback: (String) -> Void = { _ in }
  /// The methods, by module and name.
  private var methods: [String: [String: Method]] = [:]
  /// The queued calls: three lists of modules, methods and arguments, with one item in each list for a call.
  private let queued: [JSONWriter]
  private let moduleIDs = JSONWriter()
  private let methodIDs = JSONWriter()
  private let arguments = JSONWriter()
  private var firstQueued: Int64 = 0
  /// The completions of the calls that have not ended, by call id plus one.
  private var callbacks = CallTable<CallCompletion>()
  private var callID: Int64 { Int64(callbacks.nextNumber - 1) }
  /// The last calls with callbacks, each at its id modulo the number of places. React Native, too, remembers so many.
  private var remembered = [(callID: Int64, method: Method)?](repeating: nil, count: 32)

  /// - Parameter config: the member `remoteModuleConfig` of the answer to `initialize`.
  init(client: RPCClient, config: JSON, clock: ScriptClock) {
    self.client = client
    self.clock = clock
    queued = [moduleIDs, methodIDs, arguments]
    for (moduleID, module) in (config.array ?? []).enumerated() {
      let promises = (module[3]?.array ?? []).compactMap(\.int)
      for (methodID, name) in (module[2]?.array ?? []).enumerated() {
        methods[module[0]?.string ?? "", default: [:]][name.string ?? ""] = Method(
          module: moduleID, method: methodID, isPromise: promises.contains(methodID))
      }
    }
  }

  func call(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: CallCompletion
  ) {
    guard let found = methods[module]?[method] else { return completion(.failure(.noMethod(module, method))) }
    guard !client.isClosed else { return completion(.failure(.invalidated)) }
    let (resolve, reject) = (callID << 1, callID << 1 | 1)
    let refusal = write { writer in
      arguments(writer)
      writer.value(resolve)
      writer.value(reject)
    }
    if let refusal { return completion(.failure(refusal)) }
    remembered[Int(callID) % remembered.count] = (callID, found)
    callbacks.append(completion)
    enqueue(found)
  }

  @discardableResult
  func callVoid(_ module: String, _ method: String, arguments: (JSONWriter) -> Void) -> RPCError? {
    guard let found = methods[module]?[method] else { return .noMethod(module, method) }
    if found.isPromise {
      var refusal: RPCError?
      let completion = CallCompletion.function { if case .failure(let error) = $0 { refusal = error } }
      call(module, method, arguments: arguments, completion: completion)
      return refusal
    }
    if let refusal = write(arguments) { return refusal }
    callbacks.skip()
    enqueue(found)
    return nil
  }

  func callSync(
    _ module: String, _ method: String, arguments: (JSONWriter) -> Void, completion: @escaping RPCClient.Completion
  ) {
    guard let found = methods[module]?[method] else { return completion(.failure(.noMethod(module, method))) }
    flush()
    client.callSync(found.module, found.method, arguments: arguments, completion: completion)
  }

  func invokeCallback(_ params: JSONValue?) {
    var items = params?.items ?? .none
    guard let callback = items.next()?.int else { return }
    let given = items.next()
    guard let completion = callbacks.take(Int(callback >> 1) + 1) else {
      return onUnknownCallback(unknown(callback, given))
    }
    var arguments = given?.items ?? .none
    let argument = arguments.next() ?? .null
    if callback & 1 == 0 { return completion(.success(argument)) }
    completion(.failure(RPCError(.rejected, argument["message"]?.string ?? "", data: argument.json)))
  }

  /// The text is React Native's, with its two blanks, so that it is found where that is looked up
  /// (react-native-bridge §1).
  private func unknown(_ callback: Int64, _ arguments: JSONValue?) -> String {
    let callID = callback >> 1
    let known = callID < 0 ? nil : remembered[Int(callID) % remembered.count]
    let called = known.flatMap { $0.callID == callID ? name(of: $0.method) : nil }
    let place = called.map { " \($0) - most likely the callback was already invoked" }
    return "No callback found with cbID \(callback) and callID \(callID) for \(place ?? "module <unknown>"). Args: "
      + "'\(arguments?.json.description ?? "[]")'"
  }

  private func name(of method: Method) -> String? {
    for (module, methods) in methods {
      for (name, one) in methods where (one.module, one.method) == (method.module, method.method) {
        return "\(module).\(name)"
      }
    }
    return nil
  }

  func callBegins() { lastFlush = clock.now }

  func flush() {
    guard !arguments.buffer.isEmpty else { return }
    lastFlush = clock.now
    client.notify(RouteMessageNames.flushQueue, isChecked: true) { writer in
      writer.array {
        for list in queued { writer.array { unsafe writer.raw(list.buffer.bytes) } }
        writer.value(firstQueued)
      }
    }
    for list in queued { list.reset() }
    firstQueued = callID
  }

  /// The callback ids have ended with the context, so this side rejects the calls that it awaits (protocol §6).
  func invalidate() {
    for (number, completion) in callbacks.all {
      _ = callbacks.take(number)
      completion(.failure(.invalidated))
    }
  }

  /// Appends a call's arguments to the queued ones. If the native side could not read them, it appends nothing and
  /// returns the error.
  private func write(_ body: (JSONWriter) -> Void) -> RPCError? {
    let queued = arguments.buffer.count
    arguments.array { body(arguments) }
    let written = unsafe UnsafeRawBufferPointer(rebasing: arguments.buffer.bytes[queued...])
    guard let refusal = unsafe WireLimit.refusal(of: written, levels: Self.levels, bytes: 2 * Self.flushSize) else {
      return nil
    }
    arguments.buffer.removeLast(keepingFirst: queued)
    return refusal
  }

  /// Queues the call whose arguments were written last, and flushes the queue if that is due.
  private func enqueue(_ method: Method) {
    moduleIDs.value(method.module)
    methodIDs.value(method.method)
    let isDue = lastFlush.map { clock.now - $0 >= Self.flushInterval } ?? true
    if isDue || arguments.buffer.count >= Self.flushSize { flush() }
  }
}

extension RPCError {
  fileprivate static let invalidated = RPCError(
    .bridgeInvalidated, "bridge invalidated", data: ["code": ModuleCode.bridgeInvalidated.json])

  fileprivate static func noMethod(_ module: String, _ method: String) -> RPCError {
    RPCError(.methodNotFound, "The native side offers no \(module).\(method) on the bridge.")
  }
}
