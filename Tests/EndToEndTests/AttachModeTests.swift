import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-layouts §9: the moment at which the tabs are rendered.
@Suite("Attach modes", .timeLimit(.minutes(20)))
struct AttachModeTests {
  static let modes = ["together", "afterInitialTab", "onSwitchToTab"]

  @Test(
    "Attach modes define which tabs are rendered, and in which order", arguments: modes + ["?", ""], Setup.everyRoute)
  func rendering(_ mode: String, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      var options: JSONObject = ["currentTabIndex": 1]
      if !mode.isEmpty { options["tabsAttachMode"] = .string(mode) }
      _ = try await script.noting("setRoot") { [options] () throws(RPCError) in
        try await script.navigation.setRoot(BottomTabsTests.tabs(["bottomTabs": .object(options)]))
      }
      try await world.settle(with: script.navigation)
      let order = script.words.filter { $0.hasPrefix("run") || $0 == "setRoot ok" }
      switch mode {
      case "afterInitialTab":
        #expect(order.first == "run(c2)" || setup.architecture == .bridge)
        #expect(order.filter { $0 != "setRoot ok" } == ["run(c2)", "run(c1)", "run(c3)"])
      case "onSwitchToTab":
        #expect(order.filter { $0 != "setRoot ok" } == ["run(c2)"])
        try await world.driver.tap(tabIndex: 2)
        try await world.settle(with: script.navigation)
        #expect(script.words.filter { $0.hasPrefix("run") } == ["run(c2)", "run(c3)"])
      default: #expect(order == ["run(c1)", "run(c2)", "run(c3)", "setRoot ok"])
      }
      #expect(script.words.filter { $0.hasPrefix("D(") }.first == "D(c2)")
    }
  }

  @Test(
    "Attach modes let the clock continue while a tab that no command awaits has not mounted", arguments: Setup.turbo)
  func unmountedTab(_ setup: Setup) async throws {
    try await World.run(setup, .init(mountTimeout: 20)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let quick: JSON = ["animations": ["push": ["waitForRender": false]]]
      // The unselected stack is ready at once, and makes the tabs ready (rnn-layouts §4).
      #expect(try await app.setRoot(BottomTabsTests.tabs()) == "t1")
      #expect(try await app.push("c1", .screen("c4", quick)) == "c4")
    }
  }

  @Test("Tabs of bare screens wait until one of them has mounted", arguments: Setup.turbo)
  func bareScreens(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let root = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.setRoot(.bottomTabs([.screen("c1"), .screen("c2")], id: "t1"))
      }
      try await script.received { if case .run(_, "c2", _) = $0 { true } else { false } }
      #expect(try await world.driver.stats().pending.commands == 1)
      app.mount(rootTag: script.rootTags["c2"]!)
      #expect(try await root.joined() == "t1")
    }
  }
}
