#if JavaScript
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import ScriptEngine

/// A native side that sends messages between two contexts of a script, which a real one rarely does.
@Suite("A script between two contexts", .timeLimit(.minutes(20)))
struct BetweenContextsTests {
  @ScriptThread
  private final class Native {
    private let connection: MessageConnection
    private let writer = JSONWriter()
    private var contexts = 0
    /// The ids of the script's calls, and the waits for the next ones.
    private var calls: [RPCID] = []
    private var whenCalled: [(count: Int, resume: () -> Void)] = []

    init(_ transport: MemoryTransport) {
      connection = MessageConnection(transport, messageLimit: 1 << 20)
      connection.start(
        .init(
          message: { [weak self] in self?.receive(RPCMessage($0.root)) }, badBody: { _ in }, afterRead: {},
          badFrame: { _ in }, ended: {}, closed: { _ in }))
    }

    private func receive(_ message: RPCMessage) {
      guard case .request(let id, let method, _) = message else { return }
      if method.isString("initialize") {
        contexts += 1
        let info: JSON = [
          "protocolVersion": 1, "epoch": .int(Int64(contexts)), "clock": ["kind": "virtual", "ms": 0, "epochTime": 0],
          "turboModules": ["RNNTurboModule": ["methods": ["pop": ["kind": "promise", "argCount": 3]]]],
        ]
        return send { $0.response(id: id, result: { $0.value(info) }) }
      }
      calls.append(id)
      whenCalled.filter { $0.count <= calls.count }.forEach { $0.resume() }
      whenCalled.removeAll { $0.count <= calls.count }
    }

    /// Waits until the script has made the given number of calls.
    func called(_ count: Int) async throws {
      let came = await AwaitedAnswer.value(whenCancelled: { false }) { answer in
        if calls.count >= count { return answer.settle(true) }
        whenCalled.append((count, { answer.settle(true) }))
      }
      try #require(came, "Only \(calls.count) of \(count) calls arrived within the test's time limit.")
    }

    /// Ends a context, then answers the context's call and calls the script.
    func reload() {
      send { $0.notification("host/reload") { $0.value(["epoch": 2, "reason": "a test asks"]) } }
      send { $0.response(id: calls[0], result: { $0.value("late") }) }
      send { $0.notification("js/callFunction") { $0.value(["RCTDeviceEventEmitter", "emit", ["RNN.AppLaunched"]]) } }
    }

    func answer(_ call: Int, _ result: String) { send { $0.response(id: calls[call], result: { $0.value(result) }) } }

    private func send(_ write: (JSONWriter) -> Void) {
      writer.reset()
      write(writer)
      connection.sink.append(writer.buffer)
      connection.sink.flush()
    }
  }

  @Test(
    "A script between two contexts keeps running, and answers meant for the first context settle nothing in the second")
  @ScriptThread func late() async throws {
    let file = "/tmp/navbridge-test-\(getpid())-between.js"
    TestFiles.write(
      """
      const { Navigation } = require('react-native-navigation');
      for (const id of ['c', 'd']) Navigation.pop(id).then(value => console.log(navbridge.epoch + ' ' + id + ' ' + value));
      """, to: file)
    defer { unsafe unlink(file) }
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = Native(far)
    let lines = Guarded<[String]>([])
    var settings = ScriptSettings(file: file, architecture: .turbo)
    let written = Latch()
    settings.write = { line, _ in
      lines.withLock { $0.append(line) }
      written.open()
    }
    let host = JavaScriptHost(RPCClient(near), settings) { _ in }
    host.start()
    try await native.called(2)
    native.reload()
    try await native.called(4)
    // The second call of the first context has the same number as the second call of this one.
    native.answer(1, "late")
    for call in 2...3 { native.answer(call, "in time") }
    for _ in 0..<2 { await written.opened() }
    let reported = lines.withLock { $0 }.filter { $0.contains("late") || $0.contains("in time") }
    #expect(reported == ["2 c in time", "2 d in time"])
    host.connection.close()
  }

  /// A latch that tests wait for until it opens.
  private final class Latch: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.yield() }
    func opened() async { for await _ in stream { return } }
  }
}
#endif
