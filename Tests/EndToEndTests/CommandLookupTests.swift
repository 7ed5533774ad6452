import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §5: the trees in which commands find the component that they name.
@Suite("A command", .timeLimit(.minutes(20)))
struct CommandLookupTests {
  private static let still: JSON = ["animations": ["push": ["enabled": false]]]

  @Test(
    "A command finds a stack by any id in it, in the root, behind tabs, in modals and in overlays",
    arguments: Setup.everyRoute)
  func everywhere(_ setup: Setup) async throws {
    try await World.app(
      setup,
      root: .bottomTabs(
        [.stack([.screen("c1"), .screen("c2")], id: "s1"), .stack([.screen("c3")], id: "s2")], id: "t")
    ) { world, _, app in
      for id in ["m1", "m2"] { _ = try await app.showModal(.stack([.screen(id)], id: "\(id)s")) }
      _ = try await app.showOverlay(.stack([.screen("o1")], id: "os"))
      for (id, stack) in [
        ("c1", "s1"), ("c2", "s1"), ("s1", "s1"), ("c3", "s2"), ("m1", "m1s"), ("m2", "m2s"), ("o1", "os"),
      ] {
        #expect(try await app.push(id, .screen("onto-\(id)", Self.still)) == "onto-\(id)")
        let top = try await world.driver.snapshot(componentId: stack)["children"]?.array?.last
        #expect(top?["componentId"]?.string == "onto-\(id)")
      }
    }
  }

  @Test(
    "A command finds a screen that still waits for render, but not one that has been popped",
    arguments: Setup.everyRoute)
  func life(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let wait: JSON = ["animations": ["push": ["waitForRender": true, "enabled": false], "pop": ["enabled": false]]]
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: quick))
      #expect(await Self.popTo(app, "c2") == "1012", "The screen does not exist yet.")
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("c2", wait))
      }
      try await script.received { $0.word == "run(c2)" }
      #expect(await Self.popTo(app, "c2") == "NEVER_SETTLES", "The screen is found, but it is in no stack yet.")
      app.mount(rootTag: try #require(script.rootTags["c2"]))
      #expect(try await push.joined() == "c2")
      #expect(await Self.popTo(app, "c2") == nil)
      _ = try await app.pop("c2")
      #expect(await Self.popTo(app, "c2") == "1012", "The screen has been popped.")
    }
  }

  /// Returns the code of the rejection, or nil when the command resolves.
  @ScriptThread
  private static func popTo(_ app: Navigation, _ id: String) async -> String? {
    do throws(RPCError) {
      _ = try await app.pop(to: id)
      return nil
    } catch { return error.data["code"]?.string }
  }
}
