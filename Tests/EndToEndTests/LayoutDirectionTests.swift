import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-commands §3.1, step 2.
@Suite("The layout direction", .timeLimit(.minutes(20)))
struct LayoutDirectionTests {
  @Test(
    "The layout direction comes from the default options at setRoot, where any word but 'rtl' means left to right",
    arguments: Setup.everyRoute)
  func atSetRoot(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      @ScriptThread func direction() async throws -> JSON? {
        await script.reachNative()
        try await world.settle()
        return try await world.driver.snapshot()["windows"]?[0]?["direction"]
      }
      _ = try await app.setRoot(.screen("c1", ["layout": ["direction": "rtl"]]))
      #expect(try await direction() == "ltr")
      app.setDefaultOptions(["layout": ["direction": "rtl"]])
      #expect(try await direction() == "ltr")
      _ = try await app.setRoot(.screen("c2"))
      #expect(try await direction() == "rtl")
      app.setDefaultOptions([:])
      _ = try await app.setRoot(.screen("c3"))
      #expect(try await direction() == "rtl", "Without the option the direction is unchanged.")
      app.setDefaultOptions(["layout": ["direction": "sideways"]])
      _ = try await app.setRoot(.screen("c4"))
      #expect(try await direction() == "ltr")
    }
  }

  @Test(
    "The layout direction mirrors the buttons of the top bar and the items of the tab bar", arguments: Setup.everyRoute)
  func mirrored(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let options: JSON = ["topBar": ["rightButtons": [["id": "r", "text": "R"]]]]
      let tabs = Layout.bottomTabs([.stack([.screen("c1", options)], id: "s1"), .screen("c2")], id: "t1")
      @ScriptThread func places() async throws -> [Double?] {
        try await world.settle()
        let stack = try await world.driver.snapshot(componentId: "s1")
        let items = try await world.driver.snapshot(componentId: "t1")["tabBar"]?["items"]
        let button = stack["topBar"]?["rightButtons"]?[0]?["frame"]?[0]
        return [button?.double, items?[0]?["frame"]?[0]?.double]
      }
      _ = try await app.setRoot(tabs)
      #expect(try await places() == [388, 0])
      app.setDefaultOptions(["layout": ["direction": "rtl"]])
      _ = try await app.setRoot(tabs)
      #expect(try await places() == [8, 220])
      // A tap finds the button at its new place.
      try await world.driver.tap(buttonId: "r")
      try await script.received { $0.word == "B(c1,r)" }
    }
  }
}
