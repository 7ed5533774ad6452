import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import ScriptSide

/// The moments at which the bridge's queue flushes its calls (react-native-bridge §1).
@Suite("The message queue", .timeLimit(.minutes(20)))
struct MessageQueueTests {
  /// A queue, its clock, and the flushed calls: the method ids of each flush.
  @ScriptThread
  private final class Bridge {
    let queue: MessageQueue
    private let far = FarEnd()
    var clock: ScriptClock { far.clock }
    /// The parameters of each flush.
    private(set) var messages: [JSON] = []

    init() {
      queue = MessageQueue(
        client: far.client, config: [["M", nil, ["a", "b", "c"], [2], []]], clock: far.clock)
    }

    func call(_ method: String) { queue.callVoid("M", method) { _ in } }

    /// The native side invokes a callback.
    func invokeCallback(_ id: Int, _ arguments: JSON) {
      let params = JSON.array([.int(Int64(id)), arguments])
      queue.invokeCallback(try! JSONDocument(params.description).root)
    }

    func moveClock(to milliseconds: Double) { clock.begin(["kind": "virtual", "ms": .double(milliseconds)]) }

    /// Returns the calls flushed since the last call of this method.
    func handedOver() async -> [[Int]] {
      let parameters = await far.received().map { $0["params"] ?? .null }
      messages += parameters
      return parameters.map { $0[1]?.array?.compactMap(\.int) ?? [] }
    }
  }

  @Test("The message queue flushes the first call of a context at once")
  @ScriptThread func firstCall() async {
    let bridge = Bridge()
    bridge.call("a")
    bridge.call("b")
    #expect(await bridge.handedOver() == [[0]])
    bridge.queue.flush()
    #expect(await bridge.handedOver() == [[1]])
  }

  @Test("The message queue keeps calls made during a native call, and flushes them together when that call returns")
  @ScriptThread func together() async {
    let bridge = Bridge()
    bridge.queue.callBegins()
    for method in ["a", "b", "c", "a"] { bridge.call(method) }
    #expect(await bridge.handedOver() == [])
    bridge.queue.flush()
    #expect(await bridge.handedOver() == [[0, 1, 2, 0]])
    bridge.queue.flush()
    #expect(await bridge.handedOver() == [])
  }

  @Test(
    "The message queue flushes a call after at most 5 ms of the device's time",
    arguments: [(4.999, false), (5, true), (60, true)])
  @ScriptThread func interval(_ later: Double, _ isHandedOver: Bool) async {
    let bridge = Bridge()
    bridge.queue.callBegins()
    bridge.call("a")
    bridge.moveClock(to: later)
    bridge.call("b")
    #expect(await bridge.handedOver() == (isHandedOver ? [[0, 1]] : []))
    bridge.call("c")
    #expect(await bridge.handedOver() == [])
  }

  @Test("The message queue flushes every 5 ms during a turn that calls continuously")
  @ScriptThread func flood() async {
    let bridge = Bridge()
    bridge.queue.callBegins()
    for milliseconds in 0...12 {
      bridge.moveClock(to: Double(milliseconds))
      bridge.call("a")
    }
    #expect(await bridge.handedOver().map(\.count) == [6, 5])
    bridge.queue.flush()
    #expect(await bridge.handedOver().map(\.count) == [2])
  }

  @Test("The message queue numbers calls, including void ones, without a gap from one flush to the next")
  @ScriptThread func numbers() async {
    let bridge = Bridge()
    for methods in [["a", "c"], ["b", "c"]] {
      bridge.queue.callBegins()
      for method in methods { bridge.call(method) }
      bridge.queue.flush()
    }
    _ = await bridge.handedOver()
    #expect(bridge.messages == [[[0, 0], [0, 2], [[], [2, 3]], 0], [[0, 0], [1, 2], [[], [6, 7]], 2]])
  }

  @Test(
    "The message queue reports a callback that it does not know, or that was invoked before, in React Native's words")
  @ScriptThread func unknownCallback() async {
    let bridge = Bridge()
    var reports: [String] = []
    var results: [JSON] = []
    bridge.queue.onUnknownCallback = { reports.append($0) }
    bridge.queue.call(
      "M", "c", arguments: { _ in },
      completion: .function { if case .success(let value) = $0 { results.append(value.json) } })
    bridge.invokeCallback(0, ["done"])
    bridge.invokeCallback(0, ["again"])
    bridge.invokeCallback(99, [1, "x"])
    #expect(await bridge.handedOver() == [[2]])
    #expect(results == ["done"])
    #expect(
      reports == [
        "No callback found with cbID 0 and callID 0 for  M.c - most likely the callback was already invoked. Args: "
          + #"'["again"]'"#,
        #"No callback found with cbID 99 and callID 49 for module <unknown>. Args: '[1,"x"]'"#,
      ])
  }

  @Test("The message queue knows the method of a late callback only for the last 32 calls, as React Native does")
  @ScriptThread func forgottenCall() async {
    let bridge = Bridge()
    var reports: [String] = []
    bridge.queue.onUnknownCallback = { reports.append(String($0.prefix { $0 != "." })) }
    for _ in 0...32 {
      bridge.queue.call("M", "c", arguments: { _ in }, completion: .function { _ in })
    }
    bridge.queue.callVoid("M", "a") { _ in }
    for id in 0...33 { bridge.invokeCallback(2 * id, []) }
    for id in [0, 1, 33] { bridge.invokeCallback(2 * id + 1, []) }
    _ = await bridge.handedOver()
    #expect(
      reports == [
        "No callback found with cbID 66 and callID 33 for module <unknown>",
        "No callback found with cbID 1 and callID 0 for module <unknown>",
        "No callback found with cbID 3 and callID 1 for  M",
        "No callback found with cbID 67 and callID 33 for module <unknown>",
      ])
  }
}
