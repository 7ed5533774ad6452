public import NavbridgeRuntime

/// A JSON-RPC client over one connection, used by script sides and by drivers.
///
/// Isolated to the script thread, and kept alive at least until its connection has closed. The messages that are sent
/// within one wake-up of that thread are written together at the end of the wake-up.
///
/// `@safe`: the text is in the connection's memory, and each use of it is marked.
@safe
@ScriptThread
public final class RPCClient {
  /// Receives the answer of a request, or the reason why it has none.
  public typealias Completion = (Result<JSONValue, RPCError>) -> Void

  /// The script thread on which this client lives.
  package let thread: RuntimeThread
  private let connection: MessageConnection
  private let sink: FrameSink
  private let writer = JSONWriter()
  /// The requests that have no answer yet, by id.
  private var pending = CallTable<CallCompletion>()
  private var isUnflushed = false

  /// Called with each notification, in the order of arrival.
  public var onNotification: (_ method: JSONValue, _ params: JSONValue?) -> Void = { _, _ in }
  /// Called just before the queued messages are written. It may send more messages, which are written with them.
  public var beforeWriting: (() -> Void)?
  /// Called when nothing is left to do on this thread. Messages that it sends are still written.
  public var onQuiet: (() -> Void)?
  /// Called when the connection has closed, after every pending request has failed.
  public var onClose: (CloseReason) -> Void = { _ in }
  /// The number of messages received and handled. Clock messages are not counted (protocol §8a).
  public private(set) var received = 0
  /// True once the connection has closed.
  public var isClosed: Bool { closeReason != nil }
  /// The reason for which the connection was closed; nil while it is open.
  package private(set) var closeReason: CloseReason?
  /// A sentence with the reason for which the native side is about to close the connection; nil if it has sent none.
  package var lastMessage: String?

  /// The text of the message that is being handled. It is valid until the handler reads from the connection or returns.
  package var messageText: UnsafeRawBufferPointer { unsafe heldBackText ?? connection.body }

  /// The answers and notifications that arrived while this thread was blocked, oldest first, with copies of their texts.
  private var heldBack: [(root: JSONValue, text: [UInt8])] = []
  /// The text of the message that was held back and is handled now.
  private var heldBackText: UnsafeRawBufferPointer?
  /// The id of the request for whose answer this thread blocks.
  private var blockedFor: Int?

  /// - Parameters:
  ///   - transport: a transport on the runtime's script thread.
  ///   - runtime: the runtime to which the calling thread belongs.
  public init(
    _ transport: any Transport, messageLimit: Int = 64 << 20, parser: JSONParser = .standard,
    runtime: Runtime = .current
  ) {
    thread = runtime.script
    connection = MessageConnection(transport, messageLimit: messageLimit, parser: parser)
    sink = connection.sink
    connection.start(
      .init(
        message: { [self] in receive($0.root) },
        badBody: { [self] error in
          // This side sets no limit to the values.
          guard case .notJSON(let error) = error else { return }
          close(.failed("the native side sent a body that is not JSON: \(error)"))
        },
        afterRead: {},
        badFrame: { [self] in close(.badFrame($0)) },
        ended: { [self] in close(.peerGone) },
        closed: { [self] in closed($0) }))
    let target = thread.target
    target.addBeforeSleep(
      ScriptThread.hook { [self] in
        beforeWriting?()
        if let onQuiet, target.isDrained { onQuiet() }
        flush()
        return !isClosed
      })
  }

  /// Connects to the native side at a path.
  public static func connect(
    to path: String, queuedLimit: Int = 64 << 20, parser: JSONParser = .standard, runtime: Runtime = .current
  ) throws -> RPCClient {
    let descriptor = try PipeConnector.connect(to: path)
    let transport = try PipeTransport(
      descriptor: descriptor, loop: runtime.script.eventLoop, queuedLimit: queuedLimit)
    return RPCClient(transport, parser: parser, runtime: runtime)
  }

  /// Sends a request. `completion` is called with its answer, or with an error if the connection is lost.
  public func request(
    _ method: String, params: (JSONWriter) -> Void = { $0.object {} }, completion: @escaping Completion
  ) {
    send(.function(completion)) { $0.request(id: $1, method: method, params: params) }
  }

  /// Calls `module.method`. The method's name is written in two parts, so that no joined string is allocated.
  public func request(
    _ module: String, _ method: String, params: (JSONWriter) -> Void, completion: CallCompletion
  ) {
    send(completion) { $0.request(id: $1, module: module, method: method, params: params) }
  }

  @inline(__always)
  private func send(_ completion: CallCompletion, _ write: (JSONWriter, RPCID) -> Void) {
    guard !isClosed else { return completion(.failure(.connectionLost(closeReason!))) }
    writer.reset()
    write(writer, .number(Int64(pending.nextNumber)))
    if let refusal = unsafe WireLimit.refusal(of: writer.buffer.bytes) { return completion(.failure(refusal)) }
    pending.append(completion)
    append()
  }

  /// Sends a request, and waits for its answer or for the task's cancellation (data.code `CANCELLED`).
  @discardableResult
  public func request(_ method: String, _ params: JSON = [:]) async throws(RPCError) -> JSON {
    try await request(method) { $0.value(params) }
  }

  /// Sends a request whose params are written as a text, and waits for its answer or for the task's cancellation
  /// (data.code `CANCELLED`).
  @discardableResult
  public func request(_ method: String, params: (JSONWriter) -> Void) async throws(RPCError) -> JSON {
    let outcome = await AwaitedAnswer.value(whenCancelled: { .failure(.cancelled(method)) }) { answer in
      send(.task(answer)) { $0.request(id: $1, method: method, params: params) }
    }
    return try outcome.get().json
  }

  /// Sends a notification. If the native side could not read the notification, it is not sent and the error is
  /// returned.
  /// - Parameter isChecked: true if the caller has already checked that the native side can read the notification.
  @discardableResult
  public func notify(
    _ method: StaticString, isChecked: Bool = false, params: (JSONWriter) -> Void
  ) -> RPCError? {
    sendNotification(isChecked) { $0.notification(method, params: params) }
  }

  /// Sends a declared notification, whose text `write` writes.
  @discardableResult
  package func notify(writing write: (JSONWriter) -> Void) -> RPCError? { sendNotification(false, write) }

  /// Sends the notification `module.method`. The method's name is written in two parts, so that no joined string is
  /// allocated.
  @discardableResult
  public func notify(_ module: String, _ method: String, params: (JSONWriter) -> Void) -> RPCError? {
    sendNotification(false) { $0.notification(module: module, method: method, params: params) }
  }

  @inline(__always)
  private func sendNotification(_ isChecked: Bool, _ write: (JSONWriter) -> Void) -> RPCError? {
    guard !isClosed else { return nil }
    writer.reset()
    write(writer)
    if !isChecked, let refusal = unsafe WireLimit.refusal(of: writer.buffer.bytes) { return refusal }
    append()
    return nil
  }

  /// Blocks this thread until the completion of the one request that `body` makes calls `done`. Other messages that
  /// arrive meanwhile are held back.
  public func block(_ body: (_ done: @escaping () -> Void) -> Void) {
    var isDone = false
    let id = pending.nextNumber
    body { isDone = true }
    if !isDone {
      blockedFor = id
      flush()
      while !isDone && connection.transport.readNow() {}
      blockedFor = nil
      // Reading brought no answer: the peer has gone. The loop reports the end of the connection to all other
      // listeners.
      if !isDone { pending.take(id)?(.failure(.connectionLost(explained(.peerGone)))) }
    }
    if !heldBack.isEmpty { thread.jobs.asyncScript { [self] in releaseHeldBack() } }
  }

  private func releaseHeldBack() {
    while blockedFor == nil, !heldBack.isEmpty {
      let (root, text) = heldBack.removeFirst()
      unsafe text.withUnsafeBytes { text in
        unsafe heldBackText = text
        handle(RPCMessage(root))
        unsafe heldBackText = nil
      }
    }
  }

  /// Writes the messages that were sent since the last flush.
  public func flush() {
    guard isUnflushed else { return }
    isUnflushed = false
    sink.flush()
  }

  /// Ends the connection. Requests without an answer fail with `ModuleCode.connectionLost`.
  public func close(_ reason: CloseReason = .finished) { connection.close(reason) }

  private func append() {
    sink.append(writer.buffer)
    isUnflushed = true
  }

  private func receive(_ root: JSONValue) {
    if blockedFor == nil && heldBack.isEmpty { return handle(RPCMessage(root)) }
    let message = RPCMessage(root)
    if let blockedFor, case .response(.number(Int64(blockedFor)), _) = message { return handle(message) }
    // The native side may have been unable to read the very request for which this thread blocks.
    if case .response(nil, _) = message { return handle(message) }
    // The last message is noted even while this thread is blocked, because the connection ends right after it.
    if case .notification(let method, let params) = message {
      noteLastMessage(method, params)
      // Time passes for a script that stands still, and its timers run when it goes on.
      if method.isString(ConnectionMessageNames.clockNow) { return onNotification(method, params) }
    }
    unsafe heldBack.append((root, Array(connection.body)))
  }

  private func noteLastMessage(_ method: JSONValue, _ params: JSONValue?) {
    if method.isString(ConnectionMessageNames.fatal) {
      lastMessage = params?["message"]?.string.map { "Its last message: \($0)" }
    }
  }

  private func handle(_ message: consuming RPCMessage) {
    switch consume message {
    case .response(let id, let outcome):
      received += 1
      if id == nil { return unaddressed(outcome) }
      guard case .number(let number) = id, let completion = pending.take(Int(number)) else { return }
      completion(outcome)
    case .notification(let method, let params):
      noteLastMessage(method, params)
      let isOfClock =
        method.isString(ConnectionMessageNames.clockWant) || method.isString(ConnectionMessageNames.clockNow)
      if !isOfClock { received += 1 }
      onNotification(method, params)
    case .request, .invalid: break
    }
  }

  /// Handles an error without an id: the native side could not read one of this side's messages, and it is unknown
  /// which one. Any pending request might wait for ever, so the connection is closed with this error as the reason.
  private func unaddressed(_ outcome: Result<JSONValue, RPCError>) {
    guard case .failure(let error) = outcome else { return }
    close(.failed("the native side could not read a message of this side: \(error)"))
  }

  /// Returns the reason in the peer's words if the peer has sent any.
  private func explained(_ reason: CloseReason) -> CloseReason {
    if case .peerGone = reason, let lastMessage { .reason(lastMessage) } else { reason }
  }

  private func closed(_ reason: CloseReason) {
    let reason = explained(reason)
    closeReason = reason
    let lost = pending.all
    pending = CallTable()
    for (_, completion) in lost { completion(.failure(.connectionLost(reason))) }
    onClose(reason)
    onNotification = { _, _ in }
    beforeWriting = nil
    onQuiet = nil
    onClose = { _ in }
  }
}

extension RPCError {
  /// The error of a wait whose task was cancelled.
  package static func cancelled(_ method: String) -> RPCError {
    RPCError(
      .cancelled,
      "The task that awaited '\(method)' was cancelled. A call that was already sent continues, and its answer is dropped.",
      data: ["code": ModuleCode.cancelled.json])
  }

  /// The error of a request whose connection was closed.
  package static func connectionLost(_ reason: CloseReason) -> RPCError {
    RPCError(
      .bridgeInvalidated, "The connection to the native side was lost. \(reason)",
      data: ["code": ModuleCode.connectionLost.json])
  }
}
