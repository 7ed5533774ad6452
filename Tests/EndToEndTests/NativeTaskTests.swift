import HeadlessUIKit
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeReactNativeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Native code that does the device's work in a task, while nothing else happens on the device.
@Suite("Native code of a task", .timeLimit(.minutes(2)))
struct NativeTaskTests {
  /// Comes back to the main queue when its turn has ended, by way of another thread.
  @MainQueue
  private static func leaveTurn() async { for _ in 0..<8 { await Task.yield() } }

  private static func options(_ run: @escaping @MainQueue @Sendable (NativeCall) -> Void) -> World.Options {
    var options = World.Options()
    options.change = {
      $0.register(
        NativeModuleDescription("Clerk", methods: [.init("ask", .promise, [.run(run)])]))
    }
    return options
  }

  @Test("The answer of a native module that a task gives reaches the script at once", arguments: Setup.everyRoute)
  func answer(_ setup: Setup) async throws {
    let options = Self.options { call in
      Task { @MainQueue in
        await Self.leaveTurn()
        call.resolve("t")
      }
    }
    try await World.app(setup, options) { world, _, app in
      _ = try await world.driver.pauseClock()
      for _ in 0..<7 { #expect(try await app.call("Clerk", "ask") { _ in } == "t") }
      #expect(try await world.driver.clockNow().milliseconds == 0)
    }
  }

  @Test(
    "An event that a screen's task sends reaches the script while no timer of the device is due",
    arguments: Setup.everyRoute)
  func event(_ setup: Setup) async throws {
    var options = World.Options()
    options.change = {
      $0.registerExternalComponent("Map") { _, host in
        Task { @MainQueue in
          await Self.leaveTurn()
          host.sendDeviceEvent(name: "located", body: ["city": "Jena"])
        }
        return UIViewController()
      }
    }
    try await World.app(setup, options) { world, script, app in
      try await app.setRoot(.external(name: "Map", id: "map"))
      try await script.received {
        if case .event(let event) = $0 { event.name == "located" && event.body["city"] == "Jena" } else { false }
      }
    }
  }
}
