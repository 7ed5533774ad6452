import NativeSide
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections

/// A connection to a device that counts the answers, in the world of an input.
@ScriptThread
final class FuzzPeer {
  private let connection: MessageConnection
  private let writer = JSONWriter()
  private(set) var isClosed = false
  /// The requests, in their order.
  private(set) var requests: [String] = []
  /// The number of answers to each request.
  private(set) var answers: [Int] = []
  /// The numbers of times that the script's functions were called, by their ids on the bridge.
  private(set) var invocations: [Int: Int] = [:]
  /// The answer to the first request.
  private(set) var firstResult = JSON.null
  var onSurface: (_ rootTag: JSON) -> Void = { _ in }

  init(_ native: NativeSide, _ chunking: Chunking) {
    let queue = SerialQueue(label: "script", target: ScriptThread.executor.target)
    let (near, far) = MemoryTransport.pair(first: queue, second: native.bridgeQueue, chunking: chunking)
    native.accept(far)
    connection = MessageConnection(near, messageLimit: 64 << 20)
    connection.start(
      .init(
        message: { [unowned self] in receive($0.root) }, badBody: { _ in }, afterRead: {},
        badFrame: { [unowned self] in connection.close(.badFrame($0)) },
        ended: { [unowned self] in connection.close(.peerGone) }, closed: { [unowned self] _ in isClosed = true }))
  }

  func close() { connection.close() }

  // MARK: - Sending

  func request(_ method: String, _ params: JSON) {
    let number = requests.count
    requests.append(method)
    answers.append(0)
    writer.reset()
    writer.request(id: .text(Self.mark + String(number)), method: method) { $0.value(params) }
    send(writer.buffer)
  }

  func notify(_ method: String, _ params: JSON) {
    writer.reset()
    writer.value(["jsonrpc": "2.0", "method": .string(method), "params": params])
    send(writer.buffer)
  }

  func send(raw bytes: ArraySlice<UInt8>) {
    let buffer = ByteBuffer()
    unsafe bytes.withUnsafeBytes { unsafe buffer.append($0) }
    send(buffer)
  }

  private func send(_ body: ByteBuffer) {
    connection.sink.append(body)
    connection.sink.flush()
  }

  /// The beginning of the ids of requests, which other messages do not have.
  static let mark = "call "

  // MARK: - Receiving

  private func receive(_ root: JSONValue) {
    if root.kind == .array { return root.items.forEach(receive) }
    switch RPCMessage(root) {
    case .response(.text(let id), let outcome):
      guard id.hasPrefix(Self.mark), let number = Int(id.dropFirst(Self.mark.count)), answers.indices.contains(number)
      else { return }
      answers[number] += 1
      if number == 0, case .success(let result) = outcome { firstResult = result.json }
    case .notification(let method, let params):
      guard let params = params?.json else { return }
      if method.isString("bridge/invokeCallback"), let id = params[0]?.int { invocations[id, default: 0] += 1 }
      if method.isString("js/callFunction"), params[1]?.string == "runApplication", let tag = params[2]?[1]?["rootTag"]
      {
        onSurface(tag)
      }
    default: break
    }
  }
}
