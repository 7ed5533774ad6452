#if JavaScript
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import ScriptEngine

/// A native side that calls the script repeatedly without a pause.
@Suite("A script flooded with native calls", .timeLimit(.minutes(20)))
struct FloodTests {
  @ScriptThread
  private final class Native {
    private let connection: MessageConnection
    private let writer = JSONWriter()
    /// The number of calls in each flush.
    private(set) var flushes: [Int] = []
    private var waiting: [(isDue: () -> Bool, resume: () -> Void)] = []

    init(_ transport: MemoryTransport) {
      connection = MessageConnection(transport, messageLimit: 1 << 20)
      connection.start(
        .init(
          message: { [weak self] in self?.receive(RPCMessage($0.root)) }, badBody: { _ in }, afterRead: {},
          badFrame: { _ in }, ended: {}, closed: { _ in }))
    }

    private func receive(_ message: RPCMessage) {
      switch message {
      case .request(let id, _, _):
        let info: JSON = [
          "protocolVersion": 1, "epoch": 1, "clock": ["kind": "virtual", "ms": 0, "epochTime": 0],
          "turboModules": [:], "remoteModuleConfig": [["RNNBridgeModule", .null, ["pop"], [0], []]],
        ]
        writer.response(id: id, result: { $0.value(info) })
        send()
      case .notification(let method, let params):
        if method.isString("bridge/flushQueue") { flushes.append(params?.item(0).count ?? 0) }
      default: break
      }
      waiting.filter { $0.isDue() }.forEach { $0.resume() }
      waiting.removeAll { $0.isDue() }
    }

    /// Waits until the script has made the given number of calls.
    func called(_ count: Int) async throws {
      let came = await AwaitedAnswer.value(whenCancelled: { false }) { answer in
        let isDue = { [unowned self] in flushes.reduce(0, +) >= count }
        if isDue() { return answer.settle(true) }
        waiting.append((isDue, { answer.settle(true) }))
      }
      try #require(came, "Only \(flushes) of \(count) calls arrived within the test's time limit.")
    }

    /// Calls the script the given number of times, in one message of the transport.
    func flood(_ count: Int) {
      for _ in 0..<count {
        writer.notification("js/callFunction") { $0.value(["RCTDeviceEventEmitter", "emit", ["flood"]]) }
        connection.sink.append(writer.buffer)
        writer.reset()
      }
      connection.sink.flush()
    }

    private func send() {
      connection.sink.append(writer.buffer)
      connection.sink.flush()
      writer.reset()
    }
  }

  @Test(
    "A script flooded with native calls flushes its calls at the end of each native call, not at the end of the flood")
  @ScriptThread func handedOver() async throws {
    let file = "/tmp/navbridge-test-\(getpid())-flood.js"
    TestFiles.write(
      """
      const pop = (id) => Navigation.pop(id).catch(() => {});
      require('react-native').DeviceEventEmitter.addListener('flood', () => { pop('a'); pop('b') });
      pop('c');
      """, to: file)
    defer { unsafe unlink(file) }
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = Native(far)
    let host = JavaScriptHost(RPCClient(near), ScriptSettings(file: file, architecture: .bridge)) { _ in }
    host.start()
    try await native.called(1)
    native.flood(3)
    try await native.called(7)
    #expect(native.flushes == [1, 2, 2, 2])
    host.connection.close()
  }
}
#endif
