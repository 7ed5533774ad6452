import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-commands §5: the differences between the architectures.
@Suite("The architectures", .timeLimit(.minutes(20)))
struct ArchitectureDifferenceTests {
  /// One difference: a test step, and its result on each architecture.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bridge: JSON
    let turbo: JSON
    let mounts: Bool
    let look: @ScriptThread @Sendable (Script, World) async throws -> JSON

    init(
      _ name: String, bridge: JSON, turbo: JSON, mounts: Bool = true,
      look: @escaping @ScriptThread @Sendable (Script, World) async throws -> JSON
    ) {
      (testDescription, self.bridge, self.turbo, self.mounts, self.look) = (name, bridge, turbo, mounts, look)
    }
  }

  static let rows = [
    Row(
      "the names of the modules", bridge: ["RNNBridgeModule", "RNNEventEmitter"],
      turbo: ["RNNTurboModule", "RNNTurboEventEmitter"]
    ) { script, _ in
      let info = script.navigation.info
      let listed = info["remoteModuleConfig"]?.array?.compactMap { $0[0]?.string } ?? []
      let names = listed + (info["turboModules"]?.object?.keys.map(\.text) ?? [])
      return .array(names.filter { $0.hasPrefix("RNN") }.map { .string($0) })
    },
    Row("the calls that run on the module's method queue", bridge: 0, turbo: 1) { script, world in
      _ = try? await script.navigation.pop("nobody")
      @ScriptThread func ran() async throws -> Int {
        let statistics = try await world.driver.stats()
        return statistics.methodQueue.ran
      }
      let before = try await ran()
      _ = try? await script.navigation.pop("nobody")
      return .int(Int64(try await ran() - before))
    },
    Row("mergeOptions and setDefaultOptions: promises, or void", bridge: ["c1", nil], turbo: [nil, nil]) { script, _ in
      let app = script.navigation
      let module = app.settings.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      let merged = try await app.call(module, "mergeOptions") { writer in
        writer.value("c1")
        writer.value([:] as JSON)
      }
      let set = try await app.call(module, "setDefaultOptions") { $0.value([:] as JSON) }
      return [merged, set]
    },
    Row(
      "the constants' keys", bridge: ["bottomTabsHeight", "statusBarHeight", "topBarHeight"],
      turbo: ["backButtonId", "bottomTabsHeight", "statusBarHeight", "topBarHeight"]
    ) { script, _ in
      .array(try await script.navigation.constants().object?.keys.sorted().map { .string($0.text) } ?? [])
    },
    Row("the default duration of setStackRoot", bridge: 0, turbo: 350) { script, world in
      let start = try await world.driver.clockNow().milliseconds
      _ = try await script.navigation.setStackRoot("c1", [.screen("c2")])
      return .int(Int64(try await world.driver.clockNow().milliseconds - start))
    },
    Row(
      "a push waits for render by default", bridge: ["push ok", "mount"], turbo: ["mount", "push ok"], mounts: false
    ) { script, _ in
      let app = script.navigation
      let still: JSON = ["animations": ["push": ["enabled": false]]]
      let push = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
        _ = try await script.noting("push") { () throws(RPCError) in try await app.push("c1", .screen("c2", still)) }
      }
      try await script.received { $0.word == "run(c2)" }
      await script.reachNative()
      let isWaiting = !script.words.contains("push ok")
      app.mount(rootTag: script.rootTags["c2"]!)
      try await push.joined()
      return isWaiting ? ["mount", "push ok"] : ["push ok", "mount"]
    },
    Row(
      "the events of a screen that is popped before it has mounted",
      bridge: ["W(c2)", "D(c2)", "X(c2)"], turbo: ["X(c2)"], mounts: false
    ) { script, world in
      let app = script.navigation
      let still: JSON = [
        "animations": ["push": ["enabled": false, "waitForRender": false], "pop": ["enabled": false]]
      ]
      _ = try await app.push("c1", .screen("c2", still))
      try await script.received { $0.word == "run(c2)" }
      _ = try await world.driver.stats()
      _ = try await app.pop("c2")
      try await world.settle(with: app)
      return .array(script.words.filter { ["W(c2)", "D(c2)", "X(c2)"].contains($0) }.map { .string($0) })
    },
    Row(
      "the ModalDismissed events when React Native's own modal is on top",
      bridge: [],
      turbo: ["modal m1 1"]
    ) { script, world in
      let app = script.navigation
      _ = try await app.showModal(.screen("m1"))
      app.presentModalHost(7, ["presentationStyle": "pageSheet"])
      try await script.received { $0.word == "modalHostShown" }
      try await app.dismissAllModals()
      try await world.settle(with: app)
      return .array(script.words.filter { $0.hasPrefix("modal ") }.map { .string($0) })
    },
    Row("overlays after a reload", bridge: 1, turbo: 2) { script, world in
      _ = try await script.navigation.showOverlay(.screen("o1"))
      try await world.driver.reload()
      try await script.received { $0.word == "launched" }
      try await world.settle()
      return .int(Int64(try await world.driver.snapshot()["windows"]?.array?.count ?? 0))
    },
    Row("the launch screen after a reload", bridge: nil, turbo: "RNNSplashScreenViewController") { script, world in
      try await world.driver.reload()
      try await world.settle()
      return try await world.driver.snapshot()["windows"]?[0]?["root"]?["class"] ?? .null
    },
    Row("default options after a reload", bridge: nil, turbo: "by default") { script, world in
      script.navigation.setDefaultOptions(["topBar": ["title": ["text": "by default"]]])
      await script.reachNative()
      try await world.driver.reload()
      _ = try await script.navigation.setRoot(.screen("c3"))
      let node = try await world.driver.snapshot(componentId: "c3")
      return node["resolvedOptions"]?["topBar"]?["title"]?["text"] ?? .null
    },
  ]

  @Test("The architectures differ in the documented ways", arguments: rows, Setup.everyRoute)
  func differences(_ row: Row, _ setup: Setup) async throws {
    var options = World.Options()
    options.launchStoryboard = "LaunchScreen"
    try await World.run(setup, options) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = row.mounts }
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1", options: quick))
      if !row.mounts {
        try await script.received { $0.word == "run(c1)" }
        script.navigation.mount(rootTag: script.rootTags["c1"]!)
      }
      try await world.settle(with: script.navigation)
      script.clear()
      let seen = try await row.look(script, world)
      #expect(seen == (setup.architecture == .bridge ? row.bridge : row.turbo))
    }
  }

  @Test(
    "The architectures accept commands before the bundle has loaded on turbo, and reject them on the bridge",
    arguments: Setup.everyRoute)
  func beforeLoad(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let app = try await world.script(nil) { $0.announcesLoad = true }.navigation
      do throws(RPCError) {
        let early = try await app.setRoot(.screen("c1"))
        #expect(setup.architecture == .turbo && early == "c1")
      } catch {
        #expect(setup.architecture == .bridge && error.data["code"] == "BridgeNotLoadedError")
        #expect(error.message.hasPrefix("Bridge not yet loaded!"))
      }
      // This is the only command that may come before on either architecture.
      app.setDefaultOptions(["topBar": ["title": ["text": "by default"]]])
      app.didLoad()
      #expect(try await app.setRoot(.screen("c2")) == "c2")
      let options = try await world.driver.snapshot(componentId: "c2")["resolvedOptions"]
      #expect(options?["topBar"]?["title"]?["text"] == "by default")
    }
  }
}
