import NavbridgeRuntime
import NavbridgeWire

@testable import ScriptSide

/// A native side that answers `initialize` a given number of times, and refuses it after that.
@ScriptThread
final class AnsweringNative {
  private let connection: MessageConnection
  private let writer = JSONWriter()
  private var contexts = 0
  private let most: Int

  init(_ transport: MemoryTransport, most: Int = 1) {
    self.most = most
    connection = MessageConnection(transport, messageLimit: 1 << 20)
    connection.start(
      .init(
        message: { [weak self] in self?.receive(RPCMessage($0.root)) }, badBody: { _ in }, afterRead: {},
        badFrame: { _ in },
        ended: {}, closed: { _ in }))
  }

  private func receive(_ message: RPCMessage) {
    guard case .request(let id, let method, _) = message, method.isString("initialize") else { return }
    contexts += 1
    writer.reset()
    if contexts <= most {
      writer.response(id: id, result: { $0.value(["protocolVersion": 1] as JSON) })
    } else {
      writer.response(id: id, error: RPCError(.internalError, "Once was enough."))
    }
    write()
  }

  func send(_ method: StaticString, _ params: JSON) {
    writer.reset()
    writer.notification(method) { $0.value(params) }
    write()
  }

  func reload() { send("host/reload", ["epoch": 2, "reason": "a test asks"]) }

  func close() { connection.close(.finished) }

  private func write() {
    connection.sink.append(writer.buffer)
    connection.sink.flush()
  }
}
