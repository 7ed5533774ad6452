import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The acts of a driver on the system around the app (protocol §8), and the state of the app while it starts.
@Suite("The system", .timeLimit(.minutes(20)))
struct SystemTests {
  @ScriptThread
  private static func bodies(_ script: Script, _ name: String, _ key: String) -> [String?] {
    script.entries.compactMap { entry in
      guard case .event(let event) = entry, event.name == name else { return nil }
      return event.body[key]?.string
    }
  }

  @Test(
    "The system emits the app's state when the app leaves the screen and returns, but no appearance events",
    arguments: Setup.everyDepth)
  func appState(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      script.navigation.callVoid("AppState", "addListener") { $0.value("appStateDidChange") }
      _ = try await script.navigation.setRoot(.screen("c1"))
      try await world.settle()
      script.clear()
      @ScriptThread func done(_ method: String) async throws -> JSON? { try await world.driver.request(method)["done"] }
      #expect(try await done("device/foreground") == false)
      #expect(try await done("device/background") == true)
      #expect(try await done("device/background") == false)
      #expect(try await done("device/foreground") == true)
      try await world.settle()
      #expect(Self.bodies(script, "appStateDidChange", "app_state") == ["inactive", "background", "active"])
      #expect(!script.words.contains { $0.hasPrefix("X(") || $0.hasPrefix("W(") })
    }
  }

  @Test("The system keeps links until content has appeared, and then emits them in order", arguments: Setup.everyDepth)
  func links(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      _ = try await world.driver.request("device/openURL", ["url": "app://launch"])
      let script = try await world.script()
      _ = try await world.driver.request("device/openURL", ["url": "app://first"])
      _ = try await world.driver.request("device/openURL", ["url": "app://second"])
      script.navigation.callVoid("LinkingManager", "addListener") { $0.value("url") }
      #expect(Self.bodies(script, "url", "url") == [])
      _ = try await script.navigation.setRoot(.screen("c1"))
      try await world.settle()
      _ = try await world.driver.request("device/openURL", ["url": "app://third"])
      try await world.settle()
      #expect(Self.bodies(script, "url", "url") == ["app://first", "app://second", "app://third"])
      #expect(try await script.navigation.call("LinkingManager", "getInitialURL") { _ in } == "app://launch")
    }
  }

  @Test(
    "The system's launch link is forgotten by a bridge that reloads, and kept by turbo and by launch arguments",
    arguments: Setup.everyDepth)
  func launchAcrossReload(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      _ = try await world.driver.request("device/openURL", ["url": "app://launch"])
      let script = try await world.script()
      let arguments = try await script.navigation.getLaunchArgs()
      let initialURL = { @ScriptThread in try await script.navigation.call("LinkingManager", "getInitialURL") { _ in } }
      #expect(try await initialURL() == "app://launch")
      let kept: JSON = setup.architecture == .bridge ? .null : "app://launch"
      for _ in 0..<2 {
        try await world.driver.reload()
        #expect(try await initialURL() == kept)
        #expect(try await script.navigation.getLaunchArgs() == arguments)
      }
      // A link that comes later is no launch link, on either route.
      _ = try await world.driver.request("device/openURL", ["url": "app://later"])
      try await world.driver.reload()
      #expect(try await initialURL() == kept)
    }
  }

  @Test(
    "The system changes the interface style and the keyboard, and rejects invalid parameters",
    arguments: Setup.everyDepth)
  func looks(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, _ in
      try await world.settle()
      script.clear()
      _ = try await world.driver.request("device/setUserInterfaceStyle", ["style": "dark"])
      _ = try await world.driver.request("device/keyboard", ["visible": true])
      let dark = try await world.driver.snapshot()
      #expect(dark["userInterfaceStyle"] == "dark" && dark["keyboard"]?["visible"] == true)
      _ = try await world.driver.request("device/keyboard", ["visible": false])
      #expect(try await world.driver.snapshot()["keyboard"]?["visible"] == false)
      #expect(script.words.isEmpty)
      for (method, params) in [
        ("device/setUserInterfaceStyle", ["style": "blue"]), ("device/keyboard", [:]), ("device/openURL", [:]),
      ] as [(String, JSON)] {
        do throws(RPCError) {
          _ = try await world.driver.request(method, params)
          Issue.record("\(method) succeeded.")
        } catch { #expect(error.code == -32602 && error.message.contains(method)) }
      }
    }
  }

  @Test(
    "The system shows the launch storyboard until the first root, and again after a reload on turbo",
    arguments: Setup.everyDepth)
  func splash(_ setup: Setup) async throws {
    var options = World.Options()
    options.launchStoryboard = "LaunchScreen"
    try await World.run(setup, options) { world in
      @ScriptThread func root() async throws -> JSON? { try await world.driver.snapshot()["windows"]?[0]?["root"] }
      #expect(try await root()?["class"] == "RNNSplashScreenViewController")
      let script = try await world.script()
      #expect(try await root()?["class"] == "RNNSplashScreenViewController")
      #expect(try await root()?["componentId"]?.isNull == true)
      _ = try await script.navigation.setRoot(.screen("c1"))
      #expect(try await root()?["componentId"] == "c1")
      try await world.driver.reload()
      try await script.received { $0.word == "launched" }
      let isTurbo = setup.architecture == .turbo
      #expect(try await root()?["class"]?.string == (isTurbo ? "RNNSplashScreenViewController" : nil))
    }
  }
}
