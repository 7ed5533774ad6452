import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §2.2, §2.5, §4: the places where default options apply and where they do not.
@Suite("Default options", .timeLimit(.minutes(20)))
struct DefaultOptionTests {
  @Test("Default options of dots apply in merges, but not at the bar's layout", arguments: Setup.turbo)
  func dots(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func tab(_ id: String, _ dot: JSON) -> Layout { .screen(id, ["bottomTab": ["icon": "a", "dotIndicator": dot]]) }
      @ScriptThread func dots() async throws -> [[JSON?]] {
        try await world.settle(with: app)
        let items = try await world.driver.snapshot(componentId: "t1")["tabBar"]?["items"]?.array ?? []
        return items.map { [$0["dotIndicator"]?["color"], $0["dotIndicator"]?["size"]] }
      }
      app.setDefaultOptions(["bottomTab": ["dotIndicator": ["visible": true, "color": 0xFF00_FF00, "size": 9]]])
      _ = try await app.setRoot(.bottomTabs([tab("c1", [:]), tab("c2", ["visible": true])], id: "t1"))
      #expect(try await dots() == [[nil, nil], ["#FF0000", 6]])
      app.mergeOptions("c1", ["bottomTab": ["dotIndicator": ["size": 5]]])
      #expect(try await dots()[0] == ["#00FF00", 5], "A merge takes missing options from the defaults.")
      // The tabs keep the defaults that were set when they were made.
      app.setDefaultOptions(["bottomTab": ["dotIndicator": ["color": 0xFF00_00FF]]])
      app.mergeOptions("c2", ["bottomTab": ["dotIndicator": ["visible": true]]])
      #expect(try await dots()[1] == ["#00FF00", 9])
    }
  }

  @Test(
    "Default options of barStyle apply to a stack's bar but not to tabs, and an unknown style is the default one",
    arguments: Setup.turbo)
  func barStyle(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      @ScriptThread func styles() async throws -> [JSON?] {
        try await world.settle(with: app)
        let tabs = try await world.driver.snapshot(componentId: "t1")
        return [tabs["tabBar"]?["barStyle"], tabs["children"]?[0]?["topBar"]?["barStyle"]]
      }
      let layout = Layout.bottomTabs([.stack([.screen("c1")], id: "s1")], id: "t1")
      _ = try await app.setRoot(layout)
      #expect(try await styles() == [.null, "default"])
      app.setDefaultOptions(["bottomTabs": ["barStyle": "black"], "topBar": ["barStyle": "black"]])
      _ = try await app.setRoot(layout)
      #expect(try await styles() == [.null, "black"])
      for (word, shown) in [("black", "black"), ("levitate", "default")] as [(JSON, JSON)] {
        app.mergeOptions("c1", ["bottomTabs": ["barStyle": word], "topBar": ["barStyle": word]])
        #expect(try await styles() == [shown, shown])
      }
    }
  }

  @Test(
    "Default options of a search bar apply except its colours, which a merge takes only from its own options",
    arguments: Setup.turbo
  )
  func searchBar(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func search(_ options: JSON) -> JSON { ["topBar": ["searchBar": options]] }
      @ScriptThread func shown(_ key: String) async throws -> JSON {
        try await world.settle(with: app)
        return PresenterTests.value(
          "topBar.searchBar.\(key)", in: try await world.driver.snapshot(componentId: "s1"))
      }
      app.setDefaultOptions(search(["visible": true, "tintColor": 0xFFFF_0000, "placeholder": "Find"]))
      _ = try await app.setRoot(.stack([.screen("c1", search(["backgroundColor": 0xFF00_FF00]))], id: "s1"))
      #expect(try await shown("tintColor") == nil)
      #expect(try await shown("backgroundColor") == "#00FF00")
      #expect(try await shown("placeholder") == "Find")
      app.mergeOptions("c1", search(["visible": false]))
      app.mergeOptions("c1", search(["visible": true, "tintColor": 0xFF00_00FF]))
      #expect(try await shown("tintColor") == "#0000FF")
      #expect(try await shown("backgroundColor") == nil)
      // An existing search bar is not made again.
      app.mergeOptions("c1", search(["placeholder": "Look", "tintColor": 0xFFFF_0000]))
      #expect(try await shown("placeholder") == "Find")
    }
  }

  @Test(
    "Default options of the window's colour apply when a controller is created, visible or not",
    arguments: Setup.everyRoute)
  func windowColor(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func window(_ color: JSON) -> JSON { ["window": ["backgroundColor": color]] }
      @ScriptThread func color() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot()["windows"]?[0]?["backgroundColor"]
      }
      let plain = try await color()
      _ = try await app.setRoot(.bottomTabs([.screen("c1"), .screen("c2")], id: "t1"))
      #expect(try await color() == plain, "Without the option the colour is unchanged.")
      _ = try await app.setRoot(.bottomTabs([.screen("c1"), .screen("c2", window(0xFFFF_0000))], id: "t1"))
      #expect(try await color() == "#FF0000", "The invisible tab was created.")
      _ = try await app.setRoot(.screen("c3"))
      #expect(try await color() == "#FF0000")
      app.setDefaultOptions(window(0xFF00_FF00))
      #expect(try await color() == "#FF0000")
      _ = try await app.showOverlay(.screen("o1"))
      #expect(try await color() == "#00FF00")
      app.mergeOptions("c3", window(0xFF00_00FF))
      #expect(try await color() == "#0000FF")
    }
  }

  @Test("Default options do not colour a screen's view when its own colour is NoColor", arguments: Setup.turbo)
  func noColor(_ setup: Setup) async throws {
    try await World.app(setup) { (world, _, app) async throws in
      @ScriptThread func color(_ options: JSON) async throws -> JSON? {
        _ = try await app.setRoot(.screen("c1", ["layout": options]))
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "c1")["backgroundColor"]
      }
      #expect(try await color([:]) == "#FFFFFF")
      #expect(try await color(["componentBackgroundColor": "NoColor"]) == .null)
      app.setDefaultOptions(["layout": ["componentBackgroundColor": 0xFFFF_0000]])
      #expect(try await color([:]) == "#FF0000")
      #expect(try await color(["componentBackgroundColor": "NoColor"]) == .null)
    }
  }
}
