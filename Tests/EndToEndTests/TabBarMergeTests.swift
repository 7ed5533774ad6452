import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §2.5, §4.6: the effects of merges on a tab bar.
@Suite("A merge into tabs", .timeLimit(.minutes(20)))
struct TabBarMergeTests {
  private static let red: JSON = 0xFFFF_0000

  /// The tabs' own options, a merge, a path in the bar's node, and the value there after the merge.
  static let rows: [(own: JSON, merge: JSON, place: String, shown: JSON)] = [
    (["translucent": true], ["backgroundColor": red], "background.color", "#FF0000"),
    (["backgroundColor": red], ["translucent": true], "background.style", "translucent"),
    (["backgroundColor": red], ["translucent": false], "background.style", "color"),
    (["backgroundColor": red, "translucent": true], ["translucent": false], "background.color", "#FFFFFF"),
    (["backgroundColor": red], ["backgroundColor": "NoColor"], "background.color", "#FFFFFF"),
    ([:], ["backgroundColor": red, "translucent": true], "background.style", "translucent"),
    (["borderColor": red], ["borderWidth": 2], "border.color", "#000000"),
    (["borderWidth": 2], ["borderColor": red], "border.width", 0.1),
    (["shadow": ["radius": 3]], ["shadow": ["opacity": 0.5]], "shadow.radius", 3),
    ([:], ["hideShadow": false], "shadow.radius", 4),
  ]

  @Test(
    "A merge into tabs sets its options, and resets earlier options of the same background or border",
    arguments: rows.indices)
  func look(_ index: Int) async throws {
    let row = Self.rows[index]
    try await World.app(
      Setup(depth: .inProcess, architecture: .turbo),
      root: .bottomTabs([.screen("c1"), .screen("c2")], id: "t1", options: ["bottomTabs": row.own])
    ) { world, _, app in
      try await world.settle(with: app)
      if row.place == "shadow.radius", row.own == [:] {
        app.setDefaultOptions(["bottomTabs": ["shadow": ["radius": 4]]])
      }
      app.mergeOptions("t1", ["bottomTabs": row.merge])
      try await world.settle(with: app)
      let bar = try await world.driver.snapshot(componentId: "t1")["tabBar"] ?? .null
      #expect(PresenterTests.value(row.place, in: bar) == row.shown, "\(row)")
    }
  }

  @Test(
    "A merge into tabs ignores an item's label without its text, and slides the bar only by its own 'animate'",
    arguments: Setup.turbo)
  func nothing(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let tab: JSON = ["bottomTab": ["text": "One", "accessibilityLabel": "one"], "bottomTabs": ["animate": true]]
      _ = try await app.setRoot(.bottomTabs([.screen("c1", tab), .screen("c2")], id: "t1"))
      @ScriptThread func bar() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "t1")["tabBar"]
      }
      app.mergeOptions("c1", ["bottomTab": ["accessibilityLabel": "uno"]])
      #expect(try await bar()?["items"]?[0]?["accessibilityLabel"] == "one")
      app.mergeOptions("c1", ["bottomTab": ["text": "Uno"]])
      #expect(try await bar()?["items"]?[0]?["accessibilityLabel"] == "uno")
      let began = try await world.driver.clockNow().milliseconds
      app.mergeOptions("c1", ["bottomTabs": ["visible": false]])
      #expect(try await bar()?["visible"] == false)
      #expect(try await world.driver.clockNow().milliseconds == began)
    }
  }

  @Test(
    "A merge into tabs selects a tab in the nearest tabs only, and not in those around them",
    arguments: Setup.everyRoute)
  func consumed(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      for option in [["currentTabIndex": 1], ["currentTabId": "c3"]] as [JSON] {
        let inner = Layout.bottomTabs([.screen("c1"), .screen("c2")], id: "inner")
        _ = try await app.setRoot(.bottomTabs([inner, .screen("c3")], id: "outer"))
        @ScriptThread func selected(_ id: String) async throws -> Int? {
          try await world.settle(with: app)
          return try await world.driver.snapshot(componentId: id)["tabBar"]?["selectedIndex"]?.int
        }
        app.mergeOptions("c1", ["bottomTabs": option])
        #expect(try await selected("outer") == 0)
        #expect(try await selected("inner") == (option["currentTabIndex"] == nil ? 0 : 1))
      }
    }
  }
}
