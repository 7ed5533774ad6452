import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §4: waiting for content.
@Suite("Waiting for render", .timeLimit(.minutes(20)))
struct RenderTests {
  @Test("A push waits until its screen has mounted, and the stack is unchanged meanwhile", arguments: Setup.everyDepth)
  func pushWaits(_ setup: Setup) async throws {
    try await World.run(setup, .init(mountTimeout: 20)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: quick))
      let options: JSON = ["animations": ["push": ["waitForRender": true]]]
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await script.noting("push") { () throws(RPCError) in try await app.push("c1", .screen("c2", options)) }
      }
      try await script.received { if case .run(_, "c2", _) = $0 { true } else { false } }
      let stats = try await world.driver.stats().json
      #expect(stats["pending"]?["commands"]?.int == 1)
      #expect(stats["pendingCommands"]?[0]?.string?.contains("c2.screen") == true)
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
      app.mount(rootTag: script.rootTags["c2"]!)
      #expect(try await push.joined() == "c2")
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 2)
    }
  }

  @Test("Commands wait for render by default on the new architecture, but not on the old", arguments: Setup.everyDepth)
  func defaults(_ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 200)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      do throws(RPCError) {
        let root = try await script.navigation.setRoot(.screen("c1"))
        #expect(setup.architecture == .bridge && root == "c1")
      } catch {
        #expect(setup.architecture == .turbo)
        #expect(error.data["code"]?.string == "NEVER_SETTLES")
        #expect(error.message.contains("c1.screen") && error.message.contains("200 ms"), "\(error.message)")
      }
    }
  }

  @Test("A screen appears after its mount on turbo, and immediately on the bridge", arguments: Setup.everyDepth)
  func appearance(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let quick: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await script.navigation.setRoot(.screen("c1", quick))
      try await script.received { if case .run = $0 { true } else { false } }
      _ = try await world.driver.snapshot()
      _ = try await world.driver.snapshot()
      #expect(script.words.contains("W(c1)") == (setup.architecture == .bridge))
      script.navigation.mount(rootTag: script.rootTags["c1"]!)
      try await world.settle()
      #expect(script.words.filter { $0 == "W(c1)" }.count == 1)
      #expect(script.words.filter { $0 == "D(c1)" }.count == 1)
    }
  }

  /// The awaited screens of a layout: the screens that have begun to render before any has mounted, and those of them
  /// that must have mounted before the root is shown, in this order.
  struct Awaited: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let layout: Layout
    let begins: Set<String>
    let mounts: [String]
  }

  static let awaited = [
    Awaited(
      testDescription: "a stack: its top", layout: .stack([.screen("c1"), .screen("c2")], id: "root"),
      begins: ["c2"], mounts: ["c2"]),
    Awaited(
      testDescription: "a stack with a background: only its top",
      layout: .stack(
        [.screen("c1")], id: "root",
        options: ["topBar": ["background": ["component": ["name": "g", "componentId": "g1"]]]]),
      begins: ["c1"], mounts: ["c1"]),
    Awaited(
      testDescription: "a screen with a title component: itself",
      layout: .stack(
        [.screen("c1", ["topBar": ["title": ["component": ["name": "t", "componentId": "t1"]]]])], id: "root"),
      begins: ["c1", "t1"], mounts: ["c1"]),
    Awaited(
      testDescription: "tabs of screens: any of them", layout: .bottomTabs([.screen("c1"), .screen("c2")], id: "root"),
      begins: ["c1", "c2"], mounts: ["c2"]),
    Awaited(
      testDescription: "tabs of stacks: none, because an unselected stack is ready immediately",
      layout: .bottomTabs([.stack([.screen("c1")]), .stack([.screen("c2")])], id: "root"), begins: ["c1", "c2"],
      mounts: []),
    Awaited(
      testDescription: "tabs that render only the first: that one",
      layout: .bottomTabs(
        [.stack([.screen("c1")]), .stack([.screen("c2")])], id: "root",
        options: ["bottomTabs": ["tabsAttachMode": "onSwitchToTab"]]), begins: ["c1"], mounts: ["c1"]),
    Awaited(
      testDescription: "top tabs: none, because their views have already loaded",
      layout: .topTabs([.screen("c1"), .screen("c2")], id: "root"), begins: ["c1", "c2"], mounts: []),
    Awaited(
      testDescription: "a side menu: its centre",
      layout: .sideMenu(left: .screen("l"), center: .stack([.screen("c1")]), right: .screen("r"), id: "root"),
      begins: ["l", "c1", "r"], mounts: ["c1"]),
    Awaited(
      testDescription: "a split view: its master",
      layout: .splitView(master: .stack([.screen("c1")]), detail: .screen("d"), id: "root"), begins: ["c1"],
      mounts: ["c1"]),
  ]

  @Test(
    "Waiting for render setRoot waits for the same screens of a container as on iOS", arguments: awaited,
    Setup.everyDepth(.turbo))
  func containers(_ row: Awaited, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let root = Task<String?, Never>(executorPreference: ScriptThread.executor) {
        try? await script.noting("root") { () throws(RPCError) in try await script.navigation.setRoot(row.layout) }
      }
      for id in row.begins { try await script.received { $0.word == "run(\(id))" } }
      for id in row.mounts {
        await script.reachNative()
        #expect(!script.words.contains("root ok"), "The root was shown before \(id) mounted.")
        #expect(Set(script.rootTags.keys) == row.begins)
        script.navigation.mount(rootTag: script.rootTags[id]!)
      }
      #expect(try await root.joined() == "root")
    }
  }

  /// A command that waits for the screen c2.
  enum Waiting: String, Sendable, CaseIterable { case push, pushOfTabs, setStackRoot }

  @Test(
    "A screen that mounts after the render timeout is not shown, and nothing of it remains",
    arguments: Waiting.allCases, Setup.everyDepth)
  func lateMount(_ waiting: Waiting, _ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 100)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let now: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: now))
      app.mount(rootTag: script.rootTags["c1"]!)
      try await world.settle(with: app)
      let before = try await world.driver.stats().json["liveObjects"]
      let wait: JSON = ["animations": ["push": ["waitForRender": true], "setStackRoot": ["waitForRender": true]]]
      do throws(RPCError) {
        switch waiting {
        case .push: _ = try await app.push("c1", .screen("c2", wait))
        case .pushOfTabs: _ = try await app.push("c1", .bottomTabs([.screen("c2", wait)]))
        case .setStackRoot: _ = try await app.setStackRoot("c1", [.screen("c3"), .screen("c2", wait)])
        }
        Issue.record("The command resolved.")
      } catch { #expect(error.data["code"] == "NEVER_SETTLES") }
      app.mount(rootTag: script.rootTags["c2"]!)
      try await world.settle(with: app)
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["children"]?.array?.map { $0["componentId"] } == ["c1"])
      #expect(try await world.driver.stats().json["liveObjects"] == before)
      await #expect(throws: RPCError.self) { try await world.driver.snapshot(componentId: "c2") }
      #expect(script.words.filter { $0.hasPrefix("CC(") } == ["CC(setRoot)"])
    }
  }

  @Test("Merged options reach a screen that is still rendering", arguments: Setup.everyDepth)
  func mergeWhilePending(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let slow: JSON = ["animations": ["setRoot": ["waitForRender": true]]]
      let root = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.setRoot(.stack([.screen("c1")], id: "s1", options: slow))
      }
      try await script.received { if case .run = $0 { true } else { false } }
      app.mergeOptions("c1", ["topBar": ["title": ["text": "early"]]])
      app.mount(rootTag: script.rootTags["c1"]!)
      #expect(try await root.joined() == "s1")
      let title = try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"]?.string
      #expect(title == "early")
    }
  }
}
