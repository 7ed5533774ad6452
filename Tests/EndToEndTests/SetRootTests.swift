import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-commands §3.1: the effect of a new root on the existing layouts.
@Suite("The command setRoot", .timeLimit(.minutes(20)))
struct SetRootTests {
  @Test(
    "The command setRoot resolves with the root's id, or rejects and leaves the old root in place",
    arguments: Setup.everyRoute)
  func settles(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let roots: [Layout] = [
        .screen("c1"), .stack([.screen("c2")], id: "s"), .bottomTabs([.screen("c3"), .screen("c4")], id: "t"),
        .sideMenu(left: .screen("l"), center: .screen("c5"), id: "m"),
      ]
      for (root, id) in zip(roots, ["c1", "s", "t", "m"]) {
        #expect(try await app.setRoot(root) == id)
        #expect(try await Self.window(world)["root"]?["componentId"]?.string == id)
      }
      await #expect(throws: RPCError.self) {
        try await app.setRoot(.bottomTabs([.screen("c6")], id: "x", options: ["bottomTabs": ["currentTabIndex": 1]]))
      }
      try await world.settle()
      #expect(try await Self.window(world)["root"]?["componentId"] == "m")
    }
  }

  @Test("The command setRoot changes nothing by a layout that cannot be read", arguments: Setup.everyRoute)
  func refused(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      _ = try await app.showModal(.screen("m1"))
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      let error = await #expect(throws: RPCError.self) {
        try await app.call(module, "setRoot") { writer in
          writer.value("setRoot2")
          writer.value(["root": ["id": "s", "type": "Stack", "children": ["c2"]]] as JSON)
        }
      }
      #expect(error?.data["code"] == "INVALID_LAYOUT" && error?.data["path"] == "layout.root.children[0]")
      // The modal is still known.
      try await app.dismissModal("m1")
      try await world.settle()
      #expect(try await Self.window(world)["root"]?["componentId"] == "c1")
    }
  }

  @Test(
    "The command setRoot removes the old tree and its modals without disappearance or dismissal events",
    arguments: Setup.everyRoute)
  func replaces(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs([.stack([.screen("c1"), .screen("c2")]), .screen("c3")], id: "t")) {
      world, script, app in
      _ = try await app.showModal(.stack([.screen("m1")], id: "ms"))
      _ = try await app.showModal(.screen("m2"))
      try await world.settle(with: app)
      let running = script.words.filter { $0.hasPrefix("run") }.count
      script.clear()
      #expect(try await app.setRoot(.stack([.screen("r1")], id: "r")) == "r")
      try await world.settle(with: app)
      let window = try await Self.window(world)
      #expect(window["root"]?["componentId"] == "r" && window["presented"] == [])
      #expect(script.words.filter { $0 == "unmount" }.count == running)
      #expect(!script.words.contains { $0.hasPrefix("X(") || $0.hasPrefix("modal ") })
      #expect(script.words.filter { $0.hasPrefix("CC(") } == ["CC(setRoot)"])
      let alive = try await world.driver.stats().json["liveObjects"]
      #expect(
        alive == ["RNNComponentRootView": 1, "RNNComponentViewController": 1, "RNNStackController": 1])
    }
  }

  @Test(
    "The command setRoot removes the old root's modals, so that dismissAllModals counts only later ones",
    arguments: Setup.everyRoute)
  func modals(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for id in ["m1", "m2"] { _ = try await app.showModal(.screen(id)) }
      _ = try await app.setRoot(.screen("c2"))
      _ = try await app.showModal(.screen("m3"))
      script.clear()
      try await app.dismissAllModals()
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("modal ") } == ["modal m3 1"])
      // No modal is left, so no event is emitted.
      script.clear()
      try await app.dismissAllModals()
      #expect(script.words.filter { $0.hasPrefix("modal ") } == [])
    }
  }

  @ScriptThread
  private static func window(_ world: World) async throws -> JSON {
    try await world.driver.snapshot()["windows"]?[0] ?? [:]
  }
}
