import ScriptSide
import Shared
import Testing

/// rnn-layouts §4: waiting for content.
@Suite("Waiting for render")
struct RenderTests {
  @Test("a push waits until its screen has mounted, the stack unchanged meanwhile", arguments: Way.all)
  func pushWaits(_ way: Way) async throws {
    try await World.run(way) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: quick))
      let options: JSON = ["animations": ["push": ["waitForRender": true]]]
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await script.noting("push") { () throws(RPCError) in try await app.push("c1", .screen("c2", options)) }
      }
      await script.heard { if case .run(_, "c2", _) = $0 { true } else { false } }
      let stats = try await world.driver.stats()
      #expect(stats["pending"]?["commands"]?.int == 1)
      #expect(stats["pendingCommands"]?[0]?.string?.contains("c2.screen") == true)
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
      app.mount(rootTag: script.rootTags["c2"]!)
      #expect(try await push.value == "c2")
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 2)
    }
  }

  @Test("waits by default on the new architecture and not on the old", arguments: Way.all)
  func defaults(_ way: Way) async throws {
    try await World.run(way, .init(renderTimeout: 200)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      do throws(RPCError) {
        let root = try await script.navigation.setRoot(.screen("c1"))
        #expect(way.architecture == .bridge && root == "c1")
      } catch {
        #expect(way.architecture == .turbo)
        #expect(error.data["code"]?.string == "NEVER_SETTLES")
        #expect(error.message.contains("c1.screen") && error.message.contains("200 ms"), "\(error.message)")
      }
    }
  }

  @Test("on turbo a screen tells of its appearance once it has mounted, on the bridge at once", arguments: Way.all)
  func appearance(_ way: Way) async throws {
    try await World.run(way) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await script.navigation.setRoot(.screen("c1", quick))
      await script.heard { if case .run = $0 { true } else { false } }
      _ = try await world.driver.snapshot()
      _ = try await world.driver.snapshot()
      #expect(script.words.contains("W(c1)") == (way.architecture == .bridge))
      script.navigation.mount(rootTag: script.rootTags["c1"]!)
      try await world.settle()
      #expect(script.words.filter { $0 == "W(c1)" }.count == 1)
      #expect(script.words.filter { $0 == "D(c1)" }.count == 1)
    }
  }

  @Test("options reach a screen that is still being rendered", arguments: Way.all)
  func mergeWhilePending(_ way: Way) async throws {
    try await World.run(way) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let slow: JSON = ["animations": ["setRoot": ["waitForRender": true]]]
      let root = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.setRoot(.stack([.screen("c1")], id: "s1", options: slow))
      }
      await script.heard { if case .run = $0 { true } else { false } }
      app.mergeOptions("c1", ["topBar": ["title": ["text": "early"]]])
      app.mount(rootTag: script.rootTags["c1"]!)
      #expect(try await root.value == "s1")
      let title = try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"]?.string
      #expect(title == "early")
    }
  }
}
