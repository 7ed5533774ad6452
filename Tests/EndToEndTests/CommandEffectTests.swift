import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-commands §3: the effects of single commands.
@Suite("The effects of commands", .timeLimit(.minutes(20)))
struct CommandEffectTests {
  @Test(
    "A pop removes the top screen, and is rejected without effect when there is only one screen",
    arguments: Setup.everyRoute)
  func pop(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2"), .screen("c3")], id: "s1")) {
      world, script, app in
      try await world.settle()
      script.clear()
      #expect(try await script.noting("pop") { () throws(RPCError) in try await app.pop("c3") } == "c3")
      try await world.settle(with: app)
      let order = ["X(c3)", "W(c2)", "D(c2)", "P(c3)", "CC(pop)", "pop ok"]
      #expect(Set(script.words).isSuperset(of: order))
      #expect(script.words.contains(inOrder: ["W(c2)", "D(c2)", "P(c3)", "CC(pop)", "pop ok"]))
      #expect(try await Self.children(world) == ["c1", "c2"])
      // The top screen is popped, whichever screen is named.
      #expect(try await app.pop("c1") == "c1")
      #expect(try await Self.children(world) == ["c1"])
      try await world.settle(with: app)
      script.clear()
      let before = try await world.driver.snapshot()
      do throws(RPCError) {
        _ = try await app.pop("c1")
        Issue.record("The only screen was popped.")
      } catch { #expect(error.data["code"] == "1012") }
      try await world.settle(with: app)
      #expect(try await world.driver.snapshot() == before && script.words == [])
    }
  }

  @Test(
    "The options of a pop are merged into the screen that it names, not into the top screen",
    arguments: Setup.everyRoute)
  func popOptions(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2"), .screen("c3")], id: "s1")) { world, _, app in
      func title(_ text: String) -> JSON { ["topBar": ["title": ["text": .string(text)]]] }
      @ScriptThread func titles() async throws -> [JSON?] {
        var found: [JSON?] = []
        for id in ["c1", "c2"] {
          found.append(try await world.driver.snapshot(componentId: id)["options"]?["topBar"]?["title"]?["text"])
        }
        return found
      }
      _ = try await app.pop("c1", options: title("pop"))
      #expect(try await titles() == ["pop", nil])
      _ = try await app.pop(to: "c1", options: title("popTo"))
      #expect(try await Self.children(world) == ["c1"])
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "popTo")
      _ = try await app.popToRoot("c1", options: title("popToRoot"))
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "popToRoot")
    }
  }

  @Test(
    "The effects of commands mergeOptions changes the visible bar and the options of the screen",
    arguments: Setup.everyRoute)
  func mergeOptions(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1", ["topBar": ["title": ["text": "One"]]])], id: "s1")) {
      world, _, app in
      app.mergeOptions("c1", ["topBar": ["title": ["text": "Two"], "testID": "BAR"]])
      try await world.settle(with: app)
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["title"]?["text"] == "Two" && bar?["testID"] == "BAR")
      let node = try await world.driver.snapshot(componentId: "c1")
      #expect(node["options"]?["topBar"]?["title"]?["text"] == "Two")
      #expect(node["resolvedOptions"]?["topBar"]?["title"]?["text"] == "Two")
    }
  }

  @Test(
    "The effects of commands dismissModal removes the modal and emits an event, and is rejected for other components",
    arguments: Setup.everyRoute)
  func dismissModal(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      _ = try await app.showModal(.screen("m1"))
      _ = try await app.showModal(.stack([.screen("m2")], id: "ms"))
      script.clear()
      #expect(try await app.dismissModal("m2", options: ["topBar": ["testID": "merged"]]) == "ms")
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("modal ") } == ["modal ms 1"])
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["componentId"] } == ["m1"])
      for id in ["c1", "m2", "nobody"] {
        do throws(RPCError) {
          _ = try await app.dismissModal(id)
          Issue.record("'\(id)' was dismissed.")
        } catch { #expect(error.data["code"] == "1013") }
      }
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array?.count == 1)
    }
  }

  @Test("The options of dismissModal are merged into the visible screen of the modal", arguments: Setup.everyRoute)
  func dismissOptions(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      _ = try await app.showModal(.stack([.screen("m1"), .screen("m2")], id: "ms"))
      let dismissal = try await Motion.begin(in: world) {
        try await app.dismissModal("ms", options: ["topBar": ["testID": "merged"]])
      }
      let options = try await world.driver.snapshot(componentId: "m2")["options"]
      #expect(options?["topBar"]?["testID"] == "merged")
      #expect(try await world.driver.snapshot(componentId: "ms")["options"]?["topBar"]?["testID"] == nil)
      #expect(try await dismissal.end().value == "ms")
    }
  }

  @Test(
    "The effects of commands dismissOverlay resolves with 1, and the other commands of overlays with an id or null",
    arguments: Setup.everyRoute
  )
  func overlayValues(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      _ = try await app.setRoot(.screen("c1"))
      #expect(try await app.showOverlay(.stack([.screen("o1")], id: "os")) == "os")
      let dismissed = try await app.call(module, "dismissOverlay") { writer in
        writer.value("dismissOverlay9")
        writer.value("os")
      }
      #expect(dismissed == 1)
      let all = try await app.call(module, "dismissAllOverlays") { $0.value("dismissAllOverlays9") }
      #expect(all == .null)
      let modals = try await app.call(module, "dismissAllModals") { $0.value("dismissAllModals9") }
      #expect(modals == .null)
    }
  }

  @Test(
    "The effects of commands setStackRoot runs the screens below the top in order, before the top",
    arguments: Setup.everyRoute)
  func setStackRoot(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, _ in
      try await world.settle()
      script.clear()
      _ = try await script.navigation.setStackRoot("c1", [.screen("d1"), .screen("d2"), .screen("d3")])
      try await world.settle(with: script.navigation)
      #expect(script.words.filter { $0.hasPrefix("run") } == ["run(d1)", "run(d2)", "run(d3)"])
      #expect(try await Self.children(world) == ["d1", "d2", "d3"])
    }
  }

  @Test("A command that waits for render settles when its screen mounts", arguments: Setup.everyRoute)
  func readiness(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let wait: JSON = ["waitForRender": true, "enabled": false]
      let options: JSON = [
        "animations": ["setRoot": wait, "push": wait, "setStackRoot": wait, "showModal": ["enter": wait]]
      ]
      let commands: [(id: String, run: @ScriptThread @Sendable () async throws(RPCError) -> String)] = [
        ("c1", { () throws(RPCError) in try await app.setRoot(.stack([.screen("c1")], id: "s", options: options)) }),
        ("c2", { () throws(RPCError) in try await app.push("c1", .screen("c2", options)) }),
        ("c3", { () throws(RPCError) in try await app.setStackRoot("s", [.screen("c3", options)]) }),
        ("m1", { () throws(RPCError) in try await app.showModal(.screen("m1", options)) }),
      ]
      for (id, run) in commands {
        let command = Task<String, any Error>(executorPreference: ScriptThread.executor) {
          try await script.noting(id) { () throws(RPCError) in try await run() }
        }
        try await script.received { $0.word == "run(\(id))" }
        await script.reachNative()
        #expect(!script.words.contains("\(id) ok"))
        #expect(try await world.driver.stats().pending.commands == 1)
        app.mount(rootTag: try #require(script.rootTags[id]))
        _ = try await command.joined()
        #expect(try await world.driver.stats().pending.commands == 0)
      }
    }
  }

  @ScriptThread
  private static func children(_ world: World) async throws -> [String?]? {
    try await world.driver.snapshot(componentId: "s1")["children"]?.array?.map { $0["componentId"]?.string }
  }
}
