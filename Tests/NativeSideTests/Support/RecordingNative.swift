import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire

/// A native side that records the requests of a driver, and answers all of them with one result.
@ScriptThread
final class RecordingNative {
  private let connection: MessageConnection
  private(set) var requests: [(method: String, params: JSON)] = []
  var answer: JSON

  /// Returns a driver that is connected to a recording native side. Its `initialize` is not recorded.
  static func connect(answer: JSON) async throws -> (Driver, RecordingNative) {
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("driver"), second: queue("native"))
    let native = RecordingNative(far)
    native.answer = DriverAnswers.initialize
    let driver = try await Driver.start(RPCClient(near))
    native.answer = answer
    native.requests = []
    return (driver, native)
  }

  private init(_ transport: MemoryTransport) {
    answer = .null
    connection = MessageConnection(transport, messageLimit: 1 << 20)
    let writer = JSONWriter()
    connection.start(
      .init(
        message: { [unowned self] document in
          guard case .request(let id, let method, let params) = RPCMessage(document.root) else { return }
          requests.append((method.string ?? "", params?.json ?? .null))
          writer.reset()
          writer.response(id: id, result: { $0.value(answer) })
          connection.sink.append(writer.buffer)
          connection.sink.flush()
        }, badBody: { _ in }, afterRead: {}, badFrame: { _ in }, ended: {}, closed: { _ in }))
  }
}
