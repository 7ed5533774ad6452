import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("A native side in process", .timeLimit(.minutes(2)))
struct NativeSideLifeTests {
  /// An object whose release is watched.
  @MainQueue
  private final class Watched {
    weak var host: NativeHost?
    weak var server: BridgeServer?
    var isGone: Bool { host == nil && server == nil }
    init(_ native: NativeSide) {
      host = native.host
      server = native.server
    }
  }

  @Test("is released after it has stopped, with any clock", arguments: ClockKind.allCases)
  func stops(_ clock: ClockKind) async throws {
    let watched = await Self.run(clock)
    // An item of a queue is released after it has run, so the release takes some turns.
    var trips = 0
    while await !watched.isGone, trips < 1000 {
      trips += 1
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(await watched.isGone)
  }

  private static func run(_ clock: ClockKind) async -> Watched {
    var configuration = Configuration()
    configuration.clock = clock
    let native = await Task { @MainQueue [configuration] in NativeSide(configuration) }.value
    let watched = await Watched(native)
    let queue = SerialQueue(label: "script", target: ScriptThread.executor.target)
    let (near, far) = MemoryTransport.pair(first: queue, second: native.bridgeQueue)
    native.accept(far)
    await Task(executorPreference: ScriptThread.executor) { await introduce(near) }.value
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return watched
  }

  @ScriptThread
  private static func introduce(_ transport: MemoryTransport) async {
    let client = RPCClient(transport)
    let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": "turbo"]
    _ = try? await client.request("initialize", script)
    let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1"]]]
    _ = try? await client.request("RNNTurboModule.setRoot", ["setRoot1", root])
  }
}
