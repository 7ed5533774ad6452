import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// A command onto a screen whose own push still awaits its render: iOS looks up the stack when the new content is
/// ready.
@Suite("A command onto a pending screen", .timeLimit(.minutes(20)))
struct PendingTargetTests {
  enum Command: String, Sendable, CaseIterable { case push, setStackRoot }

  /// Options without animations: the clock does not advance while a mount is awaited.
  private static let waits: JSON = [
    "animations": [
      "push": ["waitForRender": true, "enabled": false], "setStackRoot": ["waitForRender": true, "enabled": false],
    ]
  ]

  @ScriptThread
  private static func start(
    _ command: Command, _ id: String, onto target: String, of script: Script
  ) async throws -> Task<String, any Error> {
    let app = script.navigation
    let task = Task<String, any Error>(executorPreference: ScriptThread.executor) {
      switch command {
      case .push: try await app.push(target, .screen(id, waits))
      case .setStackRoot: try await app.setStackRoot(target, [.screen(id, waits)])
      }
    }
    try await script.received { if case .run(_, id, _) = $0 { true } else { false } }
    return task
  }

  @Test(
    "A command onto a pending screen resolves when its target renders before its own content",
    arguments: Command.allCases, Setup.everyRoute)
  func inOrder(_ command: Command, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.script(in: world)
      let first = try await Self.start(.push, "a", onto: "home", of: script)
      let second = try await Self.start(command, "b", onto: "a", of: script)
      script.navigation.mount(rootTag: try #require(script.rootTags["a"]))
      #expect(try await first.value == "a")
      script.navigation.mount(rootTag: try #require(script.rootTags["b"]))
      #expect(try await second.value == (command == .push ? "b" : "a"))
      try await world.settle()
      let children = try await world.driver.snapshot(componentId: "s")["children"]?.array?.map { $0["componentId"] }
      #expect(children == (command == .push ? ["home", "a", "b"] : ["b"]))
    }
  }

  @Test(
    "A command onto a pending screen never settles when its own content renders before its target",
    arguments: Command.allCases, Setup.everyRoute)
  func tooEarly(_ command: Command, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.script(in: world)
      let first = try await Self.start(.push, "a", onto: "home", of: script)
      let second = try await Self.start(command, "b", onto: "a", of: script)
      script.navigation.mount(rootTag: try #require(script.rootTags["b"]))
      do {
        Issue.record("The command resolved with \(try await second.value).")
      } catch let error as RPCError {
        #expect(error.data["code"]?.string == "NEVER_SETTLES" && error.message.contains("'a' is in no stack"))
      }
      script.navigation.mount(rootTag: try #require(script.rootTags["a"]))
      #expect(try await first.value == "a")
      try await world.settle()
      let children = try await world.driver.snapshot(componentId: "s")["children"]?.array?.map { $0["componentId"] }
      #expect(children == ["home", "a"])
      // The controllers that the command made are gone.
      #expect(try await world.driver.stats().json["liveObjects"]?["RNNComponentViewController"]?.int == 2)
    }
  }

  @Test(
    "A command onto a pending screen is rejected when its target can never be in a stack", arguments: Command.allCases,
    Setup.everyRoute)
  func never(_ command: Command, _ setup: Setup) async throws {
    try await World.app(setup, root: .screen("alone")) { _, script, _ in
      for (target, id) in [("alone", "b"), ("itself", "itself")] {
        do {
          _ = try await Self.start(command, id, onto: target, of: script).value
          Issue.record("'\(target)' was found in a stack.")
        } catch let error as RPCError {
          #expect(error.data["code"]?.string == "NEVER_SETTLES" && error.message.contains("is in no stack"))
        }
      }
    }
  }

  /// Returns a script that mounts by hand, with a stack 's' of 'home' as its root.
  @ScriptThread
  private static func script(in world: World) async throws -> Script {
    let script = try await world.script { $0.mountsSurfaces = false }
    let root = Layout.stack([.screen("home", ["animations": ["setRoot": ["waitForRender": false]]])], id: "s")
    _ = try await script.navigation.setRoot(root)
    script.navigation.mount(rootTag: try #require(script.rootTags["home"]))
    return script
  }
}
