package import NavbridgeRuntime
package import NavbridgeWire

/// The native side of a connection in memory, as a test writes it: it keeps the messages that it receives, and answers
/// each request as the test states.
@ScriptThread
package final class ScriptedPeer {
  package enum Answer {
    case result(JSON)
    case refusal(RPCError)
    /// The request is not answered.
    case silence
  }

  /// A request or a notification without its id.
  package struct Message: Equatable, CustomStringConvertible {
    package let method: String
    package let params: JSON

    package init(_ method: String, _ params: JSON) { (self.method, self.params) = (method, params) }

    package var description: String { "\(method) \(params)" }
  }

  /// The near end of the connection.
  package let client: RPCClient
  /// The messages that have arrived, oldest first.
  package private(set) var received: [Message] = []
  /// The answer to a request. An empty object unless the test states another one.
  package var answer: (_ method: String, _ params: JSON) -> Answer = { _, _ in .result([:]) }
  /// True once the near end has closed the connection.
  package private(set) var isLeft = false

  private let connection: MessageConnection
  private let queue: SerialQueue
  private let writer = JSONWriter()
  private var lastId: RPCID?

  package init() {
    queue = SerialQueue(label: "peer", target: ScriptThread.executor.target)
    let near = SerialQueue(label: "near", target: ScriptThread.executor.target)
    let (first, second) = MemoryTransport.pair(first: near, second: queue)
    client = RPCClient(first)
    connection = MessageConnection(second, messageLimit: 64 << 20)
    connection.start(
      .init(
        message: { [weak self] in self?.receive(RPCMessage($0.root)) }, badBody: { _ in }, afterRead: {},
        badFrame: { _ in }, ended: { [weak self] in self?.isLeft = true }, closed: { _ in }))
  }

  /// Removes the messages that have arrived, and returns them. Waits until there are at least so many of them; a near end
  /// that sends fewer shows as a list that is too short.
  package func take(atLeast count: Int = 0) async -> [Message] {
    await arrive()
    for _ in 0..<1000 where received.count < count { await arrive() }
    defer { received = [] }
    return received
  }

  /// Waits until the messages that were sent before, in either direction, have arrived.
  package func arrive() async {
    for _ in 0..<3 {
      client.flush()
      await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
  }

  /// Sends a notification.
  package func notify(_ method: String, _ params: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Answers the last request that was not answered.
  package func answerLast(_ answer: Answer) {
    if let id = lastId { respond(id, answer) }
  }

  /// Sends any JSON.
  package func send(_ message: JSON) {
    writer.reset()
    writer.value(message)
    flush()
  }

  package func close() { connection.close(.finished) }

  private func receive(_ message: RPCMessage) {
    switch message {
    case .request(let id, let method, let params):
      let name = method.string ?? ""
      let params = params?.json ?? .null
      received.append(Message(name, params))
      respond(id, answer(name, params))
    case .notification(let method, let params):
      received.append(Message(method.string ?? "", params?.json ?? .null))
    case .response, .invalid: break
    }
  }

  private func respond(_ id: RPCID, _ answer: Answer) {
    writer.reset()
    switch answer {
    case .result(let result): writer.response(id: id) { $0.value(result) }
    case .refusal(let error): writer.response(id: id, error: error)
    case .silence:
      lastId = id
      return
    }
    flush()
  }

  private func flush() {
    connection.sink.append(writer.buffer)
    connection.sink.flush()
  }
}
