import NavbridgeRuntime
import NavbridgeWire

@testable import ScriptSide

/// A script's connection by memory, and what arrives at its other end.
@ScriptThread
final class FarEnd {
  let client: RPCClient
  let clock: ScriptClock
  private let connection: MessageConnection
  private let queue: SerialQueue
  private var messages: [JSON] = []

  init() {
    let near = SerialQueue(label: "near", target: ScriptThread.executor.target)
    queue = SerialQueue(label: "far", target: ScriptThread.executor.target)
    let (first, second) = MemoryTransport.pair(first: near, second: queue)
    client = RPCClient(first)
    clock = ScriptClock(client: client, queue: near)
    connection = MessageConnection(second, messageLimit: 1 << 20)
    connection.start(
      .init(
        message: { [unowned self] in messages.append($0.root.json) }, badBody: { _ in }, afterRead: {},
        badFrame: { _ in }, ended: {}, closed: { _ in }))
  }

  /// Returns the messages that have arrived since the last call of this method.
  func received() async -> [JSON] {
    client.flush()
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    defer { messages = [] }
    return messages
  }
}
