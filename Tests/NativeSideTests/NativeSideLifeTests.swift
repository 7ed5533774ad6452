import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("A native side in process", .timeLimit(.minutes(20)))
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

  @Test("A native side in process is released after it has stopped, with any clock", arguments: ClockKind.allCases)
  func stops(_ clock: ClockKind) async throws {
    let watched = await Self.run(clock)
    // An item of a queue is released after it has run, so the release takes some turns. The suite's time limit ends
    // this wait.
    while await !watched.isGone { try await Task.sleep(for: .milliseconds(5)) }
  }

  private static func run(_ clock: ClockKind) async -> Watched {
    var configuration = NativeSideConfiguration()
    configuration.clock = clock
    let native = await NativeSide.start(configuration)
    let watched = await Watched(native)
    await Task(executorPreference: ScriptThread.executor) { await introduce(native.client()) }.value
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return watched
  }

  @ScriptThread
  private static func introduce(_ client: RPCClient) async {
    let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": "turbo"]
    _ = try? await client.request("initialize", script)
    let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1"]]]
    _ = try? await client.request("RNNTurboModule.setRoot", ["setRoot1", root])
  }
}
