import NavbridgeRuntime
import NavbridgeVocabulary
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
    var configuration = NativeSideConfiguration()
    configuration.clock = clock
    let watched = await Self.run(configuration) { client in
      _ = try? await client.request("RNNTurboModule.setRoot", ["setRoot1", Self.root])
    }
    try await Self.release(of: watched)
  }

  @Test("A device is released that ends while native modules hang, wait for each other, and have timers")
  func nativeModules() async throws {
    var configuration = NativeSideConfiguration()
    configuration.faithfulHangs = true
    let steps: [NativeStep] = [.after(60_000, [.resolve()]), .hangs]
    configuration.register(
      NativeModuleDescription(
        "Busy",
        methods: [
          .init("hold", .promise, [.lock("file", steps)]), .init("ask", .promise, [.lock("file", [.resolve()])]),
        ]))
    configuration.register(
      NativeModuleDescription(
        "Other", methods: [.init("ask", .promise, [.sync(.main, [.lock("file", [.resolve()])])])]))
    let watched = await Self.run(configuration) { client in
      for (module, method) in [("Busy", "hold"), ("Other", "ask"), ("Busy", "ask")] {
        client.request(module, method, params: { $0.array {} }, completion: .function { _ in })
      }
      // The answer shows that the calls have reached their modules.
      _ = try? await client.request("RNNTurboModule.getLaunchArgs", [] as JSON)
    }
    try await Self.release(of: watched)
  }

  @Test("A device is released that ends while a driver holds a finger on it") func heldFinger() async throws {
    try await Self.release(of: try await Self.runWithHeldFinger())
  }

  private static func runWithHeldFinger() async throws -> Watched {
    let native = await NativeSide.start(NativeSideConfiguration())
    let watched = await Watched(native)
    let heldFingers = await Task(executorPreference: ScriptThread.executor) {
      let driver = await native.client()
      _ = try? await driver.request("initialize", ["protocolVersion": 1, "role": "driver"] as JSON)
      let way: JSON = ["path": [[1, 1, 0], [100, 5, 6]], "holds": true]
      _ = try? await driver.request("device/gesture", way)
      return try? await driver.request("stats/get", [:] as JSON)["pending"]?["heldFingers"]?.int
    }.value
    #expect(heldFingers == 1)
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return watched
  }

  @Test("A call and a connection that arrive behind the end of a device reach nobody and retain nothing")
  func lateArrivals() async throws {
    let watched = try await Self.runWithLateArrivals()
    try await Self.release(of: watched)
  }

  @Test("A device that has stopped is released, and a task that answers a call of it afterwards does nothing")
  func lateTask() async throws {
    let (asked, calls) = AsyncStream.makeStream(of: NativeCall.self)
    var configuration = NativeSideConfiguration()
    configuration.register(
      NativeModuleDescription("Clerk", methods: [.init("ask", .promise, [.run { _ = calls.yield($0) }])]))
    let kept = Guarded<NativeCall?>(nil)
    let watched = await Self.run(configuration) { client in
      client.request("Clerk", "ask", params: { $0.array {} }, completion: .function { _ in })
      for await call in asked {
        kept.withLock { $0 = call }
        break
      }
    }
    await Task { @MainQueue in kept.withLock { $0.take() }?.resolve() }.value
    try await Self.release(of: watched)
  }

  @Test(
    "A script whose connection closes while its introduction is on its way begins no context, which would never end")
  func closedBeforeItBegins() async throws {
    let watched = await Self.runWithClosedScript()
    try await Self.release(of: watched)
  }

  private static func runWithClosedScript() async -> Watched {
    let native = await NativeSide.start(NativeSideConfiguration())
    let watched = await Watched(native)
    let client = await native.client()
    let server = native.server
    await withCheckedContinuation { passed in
      server.methodQueue.asyncBridge {
        let connection = server.connection(1)!
        // The connection closes in a turn that comes before the next one of the method queue.
        connection.close(.peerGone)
        connection.receive(RPCMessage(introduction.value), batch: nil, bytes: 0)
        server.methodQueue.asyncBridge {
          #expect(server.connection(1) == nil)
          passed.resume()
        }
      }
    }
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    #expect(await Self.hasNoContext(native))
    await client.close()
    return watched
  }

  @MainQueue
  private static func hasNoContext(_ native: NativeSide) -> Bool { native.host.session == nil }

  private static let introduction: JSON = [
    "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": script,
  ]
  private static let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": "turbo"]

  /// Waits until the objects are gone. An item of a queue is released after it has run, so the release takes some turns. The
  /// suite's time limit ends this wait.
  private static func release(of watched: Watched) async throws {
    while await !watched.isGone { try await Task.sleep(for: .milliseconds(5)) }
  }

  private static func runWithLateArrivals() async throws -> Watched {
    let native = await NativeSide.start(NativeSideConfiguration())
    let watched = await Watched(native)
    _ = await Task(executorPreference: ScriptThread.executor) { await introduce(native.client()) }.value
    await stopWithLateCall(native)
    let error = await Task(executorPreference: ScriptThread.executor) { await introduce(native.client()) }.value
    #expect(error?.data["code"] == "CONNECTION_LOST")
    return watched
  }

  /// Ends a device while a call of its script is still in the method queue.
  private static func stopWithLateCall(_ native: NativeSide) async {
    let server = native.server
    await withCheckedContinuation { stopped in
      server.methodQueue.asyncBridge {
        let connection = server.connection(1)!
        let setRoot = server.table(.turbo).find(JSON.string("RNNTurboModule.setRoot").value)!
        let call = ModuleCall(setRoot, ModuleArguments(nil), reply: .none(connection.peer), on: connection)
        native.stop {
          server.methodQueue.asyncBridge {
            server.onMain(receive: call)
            stopped.resume()
          }
        }
      }
    }
  }

  /// Runs a device with a script, and ends it when the script's body has returned.
  private static func run(
    _ configuration: NativeSideConfiguration, _ body: @escaping @ScriptThread @Sendable (RPCClient) async -> Void
  ) async -> Watched {
    let native = await NativeSide.start(configuration)
    let watched = await Watched(native)
    await Task(executorPreference: ScriptThread.executor) {
      let client = await native.client()
      _ = await introduce(client)
      await body(client)
    }.value
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return watched
  }

  /// Begins a script context. Returns the error of the answer.
  @ScriptThread
  private static func introduce(_ client: RPCClient) async -> RPCError? {
    do throws(RPCError) { try await client.request("initialize", script) } catch { return error }
    return nil
  }

  private static let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1"]]]
}
