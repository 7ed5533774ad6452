import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// The state of a device that is visible only from within, while a client is connected.
@Suite("A device with a connection", .timeLimit(.minutes(20)))
struct ConnectedDeviceTests {
  /// Runs `body` with a native side and a client of it, and waits until the client's connection is removed.
  private static func run(
    _ body: @escaping @ScriptThread @Sendable (NativeHost, RPCClient) async throws -> Void
  ) async throws -> NativeHost {
    let native = await NativeSide.start(NativeSideConfiguration())
    try await withTaskExecutorPreference(ScriptThread.executor) { try await inside(native, body) }
    // The suite's time limit ends this wait.
    while await native.host.connections > 0 { try await Task.sleep(for: .milliseconds(5)) }
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return native.host
  }

  @ScriptThread
  private static func inside(
    _ native: NativeSide, _ body: @ScriptThread @Sendable (NativeHost, RPCClient) async throws -> Void
  ) async throws {
    let client = native.client()
    defer { client.close() }
    try await body(native.host, client)
  }

  private static let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": "turbo"]

  /// Waits until all earlier messages are handled. Returns the code of the rejection that shows it.
  @ScriptThread
  private static func pop(_ client: RPCClient) async -> String? {
    do throws(RPCError) {
      try await client.request("RNNTurboModule.pop", ["pop1", "nobody", nil])
      return nil
    } catch { return error.data["code"]?.string }
  }

  @MainQueue
  private static func publish(_ handler: RNNCommandsHandler?, _ host: NativeHost) {
    host.reactNativeNavigation.turboCommandsHandler.publish(handler)
  }

  @MainQueue
  private static func defaults(_ handlers: [RNNCommandsHandler]) -> [Bool?] {
    handlers.map { $0.controllerFactory.defaultOptions.tree["popGesture"]?.bool }
  }

  @MainQueue
  private static func build(_ host: NativeHost) -> RNNCommandsHandler { host.buildCommandsHandler(.turbo) }

  @Test("A device with a connection passes turbo calls to the published handler, and to no handler if there is none")
  func holder() async throws {
    _ = try await Self.run { host, client in
      _ = try await client.request("initialize", Self.script)
      #expect(await Self.pop(client) == "1012")
      let first = try #require(await host.reactNativeNavigation.turboCommandsHandler.handler)
      let second = await Self.build(host)
      await Self.publish(second, host)
      client.notify("RNNTurboModule.setDefaultOptions") { $0.value([["popGesture": true]] as JSON) }
      #expect(await Self.pop(client) == "1012")
      #expect(await Self.defaults([first, second]) == [nil, true])
      await Self.publish(nil, host)
      client.notify("RNNTurboModule.setDefaultOptions") { $0.value([["popGesture": false]] as JSON) }
      #expect(await Self.pop(client) == "NEVER_SETTLES", "A call without a handler is never answered on iOS.")
      await Self.publish(first, host)
      #expect(await Self.pop(client) == "1012")
      #expect(await Self.defaults([first, second]) == [nil, true])
    }
  }

  @MainQueue
  private static func traces(_ host: NativeHost) -> [Bool] { [host.trace != nil, host.application.drawsEveryFrame] }

  @Test("A device with a connection stops tracing when the subscribed driver disconnects")
  func traffic() async throws {
    let host = try await Self.run { host, client in
      _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      #expect(await Self.traces(host) == [false, false])
      _ = try await client.request("traffic/subscribe", ["kinds": ["animation", "call"]])
      #expect(await Self.traces(host) == [true, true])
    }
    #expect(await Self.traces(host) == [false, false])
  }
}
