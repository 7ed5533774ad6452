import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import ScriptSide

/// The script's reports of having nothing left to do, while something outside the device is awaited (protocol §8a).
@Suite("A clock that is held", .timeLimit(.minutes(20)))
struct HeldClockTests {
  @ScriptThread
  private final class Peer {
    let clock: ScriptClock
    private let client: RPCClient
    private let far: MessageConnection
    private let farQueue: SerialQueue
    private var methods: [String] = []

    init() {
      let near = SerialQueue(label: "near", target: ScriptThread.executor.target)
      farQueue = SerialQueue(label: "far", target: ScriptThread.executor.target)
      let (first, second) = MemoryTransport.pair(first: near, second: farQueue)
      client = RPCClient(first)
      far = MessageConnection(second, messageLimit: 1 << 20)
      clock = ScriptClock(client: client, queue: near)
      far.start(
        .init(
          message: { [unowned self] in methods.append($0.root["method"]?.string ?? "") }, badBody: { _ in },
          afterRead: {}, badFrame: { _ in }, ended: {}, closed: { _ in }))
    }

    /// The reports since the last call.
    func reports() async -> Int {
      client.flush()
      await withCheckedContinuation { continuation in farQueue.async { continuation.resume() } }
      defer { methods = [] }
      return methods.count { $0 == "clock/idle" }
    }
  }

  @Test("While the time is held no report is sent, and the one that was asked for comes when it is not any more")
  @ScriptThread func held() async {
    let peer = Peer()
    peer.clock.begin(["kind": "virtual", "ms": 0])
    peer.clock.reportIsWanted(after: 0, longest: nil)
    peer.clock.isHeld = true
    peer.clock.nothingLeftToDo()
    #expect(await peer.reports() == 0)
    peer.clock.isHeld = false
    peer.clock.nothingLeftToDo()
    #expect(await peer.reports() == 1)
    peer.clock.nothingLeftToDo()
    #expect(await peer.reports() == 0)
  }

  @Test("A context that begins is not held by the one before")
  @ScriptThread func begun() async {
    let peer = Peer()
    peer.clock.isHeld = true
    peer.clock.begin(["kind": "virtual", "ms": 0])
    peer.clock.reportIsWanted(after: 0, longest: nil)
    peer.clock.nothingLeftToDo()
    #expect(await peer.reports() == 1)
  }
}
