/// A JSON-RPC client over one connection: what a script side and a driver have in common.
///
/// Lives on the script thread, and at least until its connection has closed. What is said within one wake-up of that thread is written at its end, at once.
@ScriptThread
public final class RPCClient {
  public typealias Completion = (Result<JSONValue, RPCError>) -> Void

  private let connection: MessageConnection
  private let sink: FrameSink
  private let writer = JSONWriter()
  /// Requests that have not been answered, by their ids.
  private var pending = CallTable<CallCompletion>()
  private var isUnflushed = false

  /// Notifications, in the order in which they come.
  public var onNotification: (_ method: JSONValue, _ params: JSONValue?) -> Void = { _, _ in }
  /// What was said is about to be written: the last moment to add to it.
  public var beforeWriting: (() -> Void)?
  /// Nothing is left to do on this thread; what is said now is still written.
  public var onQuiet: (() -> Void)?
  /// The connection has closed; every request that was pending has failed before.
  public var onClose: (CloseReason) -> Void = { _ in }
  /// Messages received and handled, clock messages not counted (protocol §8a).
  public private(set) var received = 0
  public var isClosed: Bool { closeReason != nil }
  /// Why the connection has closed, once it has.
  package private(set) var closeReason: CloseReason?
  /// Why the native side is about to close the connection, in a sentence; nil where it has not said so.
  package var farewell: String?

  /// Answers and notifications that came while this thread was blocked, oldest first.
  private var heldBack: [JSONValue] = []
  /// The request whose answer this thread blocks for.
  private var blockedFor: Int?

  /// - Parameter transport: lives on the script thread's loop.
  public init(_ transport: any Transport, messageLimit: Int = 64 << 20, parser: JSONParser = .standard) {
    connection = MessageConnection(transport, messageLimit: messageLimit, parser: parser)
    sink = connection.sink
    connection.start(
      .init(
        message: { [self] in receive($0.root) },
        badBody: { [self] in close(.failed("the native side sent a body that is not JSON: \($0)")) },
        afterRead: {},
        badFrame: { [self] in close(.badFrame($0)) },
        ended: { [self] in close(.peerGone) },
        closed: { [self] in closed($0) }))
    ScriptThread.loop.addBeforeSleep(
      ScriptThread.hook { [self] in
        beforeWriting?()
        if let onQuiet, ScriptThread.loop.isDrained { onQuiet() }
        flush()
        return !isClosed
      })
  }

  /// Connects to the native side at a path.
  public static func connect(
    to path: String, queuedLimit: Int = 64 << 20, parser: JSONParser = .standard
  ) throws -> RPCClient {
    let descriptor = try PipeConnector.connect(to: path)
    let transport = try PipeTransport(descriptor: descriptor, loop: ScriptThread.loop, queuedLimit: queuedLimit)
    return RPCClient(transport, parser: parser)
  }

  /// Sends a request; `completion` gets its answer, or that the connection was lost.
  public func request(
    _ method: String, params: (JSONWriter) -> Void = { $0.object {} }, completion: @escaping Completion
  ) {
    send(.function(completion)) { $0.request(id: $1, method: method, params: params) }
  }

  /// Calls `module.method`, without putting the name together first.
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
    if let refusal = WireLimit.refusal(of: writer.buffer.bytes) { return completion(.failure(refusal)) }
    pending.append(completion)
    append()
  }

  /// Sends a request and waits for its answer, or until the task is cancelled (data.code `CANCELLED`).
  @discardableResult
  public func request(_ method: String, _ params: JSON = [:]) async throws(RPCError) -> JSON {
    let outcome = await AwaitedAnswer.value(whenCancelled: { .failure(.cancelled(method)) }) { answer in
      send(.task(answer)) { $0.request(id: $1, method: method) { $0.value(params) } }
    }
    return try outcome.get().json
  }

  /// Sends a notification; answers why it was not sent, where the native side could not read it.
  /// - Parameter isChecked: whether it is known that it can.
  @discardableResult
  public func notify(
    _ method: StaticString, isChecked: Bool = false, params: (JSONWriter) -> Void
  ) -> RPCError? {
    tell(isChecked) { $0.notification(method, params: params) }
  }

  /// Tells `module.method`, without putting the name together first.
  @discardableResult
  public func notify(_ module: String, _ method: String, params: (JSONWriter) -> Void) -> RPCError? {
    tell(false) { $0.notification(module: module, method: method, params: params) }
  }

  @inline(__always)
  private func tell(_ isChecked: Bool, _ write: (JSONWriter) -> Void) -> RPCError? {
    guard !isClosed else { return nil }
    writer.reset()
    write(writer)
    if !isChecked, let refusal = WireLimit.refusal(of: writer.buffer.bytes) { return refusal }
    append()
    return nil
  }

  /// Blocks this thread until `done` is called by the completion of the one request that `body` makes. What else comes
  /// meanwhile waits its turn.
  public func block(_ body: (_ done: @escaping () -> Void) -> Void) {
    var isDone = false
    let id = pending.nextNumber
    body { isDone = true }
    if !isDone {
      blockedFor = id
      flush()
      while !isDone && connection.transport.readNow() {}
      blockedFor = nil
      // Not even reading ended it: the peer has gone, which the loop will tell everybody else.
      if !isDone { pending.take(id)?(.failure(.connectionLost(explained(.peerGone)))) }
    }
    if !heldBack.isEmpty { ScriptThread.executor.jobs.asyncScript { [self] in releaseHeldBack() } }
  }

  private func releaseHeldBack() {
    while blockedFor == nil, !heldBack.isEmpty { handle(RPCMessage(heldBack.removeFirst())) }
  }

  /// Writes what was said.
  public func flush() {
    guard isUnflushed else { return }
    isUnflushed = false
    sink.flush()
  }

  public func close(_ reason: CloseReason = .finished) { connection.close(reason) }

  private func append() {
    sink.append(writer.buffer)
    isUnflushed = true
  }

  private func receive(_ root: JSONValue) {
    if blockedFor == nil && heldBack.isEmpty { return handle(RPCMessage(root)) }
    let message = RPCMessage(root)
    if let blockedFor, case .response(.number(Int64(blockedFor)), _) = message { return handle(message) }
    // The one that is waited for may be the one that could not be read.
    if case .response(nil, _) = message { return handle(message) }
    // Noted even by who is blocked, for the connection's end comes next.
    if case .notification(let method, let params) = message { noteFarewell(method, params) }
    heldBack.append(root)
  }

  private func noteFarewell(_ method: JSONValue, _ params: JSONValue?) {
    if method.isString("$/fatal") { farewell = params?["message"]?.string.map { "It said: \($0)" } }
  }

  private func handle(_ message: consuming RPCMessage) {
    switch consume message {
    case .response(let id, let outcome):
      received += 1
      if id == nil { return unaddressed(outcome) }
      guard case .number(let number) = id, let completion = pending.take(Int(number)) else { return }
      completion(outcome)
    case .notification(let method, let params):
      noteFarewell(method, params)
      if !method.isString("clock/want") && !method.isString("clock/now") { received += 1 }
      onNotification(method, params)
    case .request, .invalid: break
    }
  }

  /// An error without an id: something was sent that the native side cannot read, and nobody knows what. Everything
  /// that waits for an answer might wait for ever, so it is told that the connection has ended, and why.
  private func unaddressed(_ outcome: Result<JSONValue, RPCError>) {
    guard case .failure(let error) = outcome else { return }
    close(.failed("the native side could not read a message of this side: \(error)"))
  }

  /// A reason, as the peer has put it where it has.
  private func explained(_ reason: CloseReason) -> CloseReason {
    if case .peerGone = reason, let farewell { .told(farewell) } else { reason }
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
  /// The end of a wait whose task was cancelled.
  package static func cancelled(_ method: String) -> RPCError {
    RPCError(
      .cancelled,
      "The task that awaited '\(method)' was cancelled. A call that was sent goes on, and its answer is dropped.",
      data: ["code": "CANCELLED"])
  }

  /// What a request ends with whose connection has closed.
  package static func connectionLost(_ reason: CloseReason) -> RPCError {
    RPCError(
      .bridgeInvalidated, "The connection to the native side was lost. \(reason)", data: ["code": "CONNECTION_LOST"])
  }
}
