import NativeSide
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// The number of the native side's writes, independent of the machine.
@Suite("The number of writes", .timeLimit(.minutes(20)))
struct WriteCountTests {
  /// A script that counts messages and writes: in memory each write is received separately.
  @ScriptThread
  private final class Script {
    private let connection: MessageConnection
    private let writer = JSONWriter()
    private var nextID = 0
    private var answered: (() -> Void)?
    /// The messages of each write.
    private(set) var bodies: [[JSON]] = []
    private var read: [JSON] = []
    /// True if the script reports that nothing is left to do whenever it is asked (protocol §8a).
    var isIdle = false
    private var counted = 0
    var writes: Int { bodies.count }
    var messages: Int { bodies.reduce(0) { $0 + $1.count } }

    init(_ transport: MemoryTransport) {
      connection = MessageConnection(transport, messageLimit: 1 << 20)
      connection.start(
        .init(
          message: { [unowned self] in take($0.root) }, badBody: { _ in },
          afterRead: { [unowned self] in
            bodies.append(read)
            read = []
          },
          badFrame: { _ in }, ended: {}, closed: { _ in }))
    }

    private func take(_ message: JSONValue) {
      read.append(message.json)
      if !isOfClock(message) { counted += 1 }
      if isIdle, message["method"]?.isString("clock/want") == true { reportIdle() }
      guard message["id"]?.int == Int64(nextID) else { return }
      answered?()
      answered = nil
    }

    private func isOfClock(_ message: JSONValue) -> Bool {
      guard let method = message["method"] else { return false }
      return method.isString("clock/want") || method.isString("clock/now")
    }

    private func reportIdle() {
      writer.reset()
      writer.notification("clock/idle") { $0.value(["received": .int(Int64(counted)), "nextTimer": .null]) }
      connection.sink.append(writer.buffer)
      connection.sink.flush()
    }

    /// Sends a request and waits for its answer.
    func ask(_ method: String, _ params: JSON) async {
      await AwaitedAnswer<Void>.value(whenCancelled: {}) { answer in
        answered = { answer.settle(()) }
        nextID += 1
        writer.reset()
        writer.request(id: .number(Int64(nextID)), method: method) { $0.value(params) }
        connection.sink.append(writer.buffer)
        connection.sink.flush()
      }
    }

    /// Sends a request many times with one write, and waits for the last answer.
    func ask(_ count: Int, times method: String, _ params: JSON) async {
      await AwaitedAnswer<Void>.value(whenCancelled: {}) { answer in
        answered = { answer.settle(()) }
        for _ in 0..<count {
          nextID += 1
          writer.reset()
          writer.request(id: .number(Int64(nextID)), method: method) { $0.value(params) }
          connection.sink.append(writer.buffer)
        }
        connection.sink.flush()
      }
    }

    func close() { connection.close() }
  }

  @Test("The number of writes is one for the events and the result of a pop")
  func pop() async throws {
    let native = await NativeSide.start(NativeSideConfiguration())
    let (near, far) = MemoryTransport.pair(
      first: SerialQueue(label: "script", target: ScriptThread.executor.target), second: native.bridgeQueue)
    native.accept(far)
    let (messages, writes) = await Self.popped(near)
    native.stop()
    #expect(messages > 4)
    // The additional write is the answer to the last request.
    #expect(writes == 2)
  }

  @Test(
    "The number of writes is one for the time to which a shared clock moves, and the events and the result that follow")
  func sharedClock() async throws {
    let native = await NativeSide.start(NativeSideConfiguration())
    let (near, far) = MemoryTransport.pair(
      first: SerialQueue(label: "script", target: ScriptThread.executor.target), second: native.bridgeQueue)
    native.accept(far)
    let bodies = await Self.slowlyPopped(near)
    native.stop()
    let now = try #require(bodies.firstIndex { $0.contains { $0["method"] == "clock/now" } })
    #expect(now == bodies.count - 1, "The pop's time was written before its events.")
    #expect(bodies[now].map { $0["method"]?.string ?? "result" }.suffix(2) == ["js/callFunction", "result"])
    #expect(bodies[now].first?["method"] == "clock/now")
  }

  /// Returns the messages of each write from an animated pop to its result, for a script that shares the clock and is
  /// always idle.
  @ScriptThread
  private static func slowlyPopped(_ transport: MemoryTransport) async -> [[JSON]] {
    let script = Script(transport)
    defer { script.close() }
    script.isIdle = true
    await script.ask(
      "initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo", "sharedClock": true])
    for event in NavigationEvents.all { await script.ask("RNNTurboEventEmitter.addListener", [.string(event)]) }
    let screens: [JSON] = ["a", "b"].map { ["id": .string($0), "type": "Component", "data": ["name": "Screen"]] }
    let still: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
    let root: JSON = [
      "root": ["id": "s", "type": "Stack", "children": .array(screens), "data": ["options": still]]
    ]
    await script.ask("RNNTurboModule.setRoot", ["setRoot1", root])
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs2"])
    let before = script.bodies.count
    await script.ask("RNNTurboModule.pop", ["pop3", "b", [:]])
    // The last write is recorded when it has been handled completely.
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs4"])
    return Array(script.bodies[before...].dropLast())
  }

  @Test("The number of writes is one for the answers to a turn's worth of commands that arrive together")
  func together() async throws {
    var configuration = NativeSideConfiguration()
    configuration.benchmarkModule = true
    let native = await NativeSide.start(configuration)
    let (near, far) = MemoryTransport.pair(
      first: SerialQueue(label: "script", target: ScriptThread.executor.target), second: native.bridgeQueue)
    native.accept(far)
    let (messages, writes) = await Self.answeredTogether(near)
    native.stop()
    #expect(messages == SerialQueue.turnLimit + 1)
    // The additional write is the answer to the last request.
    #expect(writes == 2)
  }

  /// Returns the numbers caused by as many commands as one turn runs, and by the answer to one request after them.
  @ScriptThread
  private static func answeredTogether(_ transport: MemoryTransport) async -> (messages: Int, writes: Int) {
    let script = Script(transport)
    defer { script.close() }
    await script.ask("initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo"])
    await script.ask("Benchmark.noop", ["noop1", "c", [:]])
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs2"])
    let before = (script.messages, script.writes)
    await script.ask(SerialQueue.turnLimit, times: "Benchmark.noop", ["noop3", "c", [:]])
    // The last write is recorded when it has been handled completely.
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs4"])
    return (script.messages - before.0, script.writes - before.1)
  }

  /// Returns the numbers caused by a pop and by the answer to one request after it.
  @ScriptThread
  private static func popped(_ transport: MemoryTransport) async -> (messages: Int, writes: Int) {
    let script = Script(transport)
    defer { script.close() }
    await script.ask("initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo"])
    for event in NavigationEvents.all { await script.ask("RNNTurboEventEmitter.addListener", [.string(event)]) }
    let still: JSON = [
      "animations": ["setRoot": ["waitForRender": false], "pop": ["enabled": false]]
    ]
    let screens: [JSON] = ["a", "b"].map { ["id": .string($0), "type": "Component", "data": ["name": "Screen"]] }
    let root: JSON = [
      "root": ["id": "s", "type": "Stack", "children": .array(screens), "data": ["options": still]]
    ]
    await script.ask("RNNTurboModule.setRoot", ["setRoot1", root])
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs2"])
    let before = (script.messages, script.writes)
    await script.ask("RNNTurboModule.pop", ["pop3", "b", still])
    await script.ask("RNNTurboModule.getLaunchArgs", ["getLaunchArgs4"])
    return (script.messages - before.0, script.writes - before.1)
  }
}
