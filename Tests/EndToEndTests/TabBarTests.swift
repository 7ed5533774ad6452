import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §9, rnn-options §4.6, §4.7: the content of the bar.
@Suite("The tab bar", .timeLimit(.minutes(20)))
struct TabBarTests {
  private static func tab(_ id: String, _ options: JSON) -> Layout { .screen(id, ["bottomTab": options]) }

  @Test(
    "The tab bar shows a tab's text, icons, badge and test id, and applies merges into that tab",
    arguments: Setup.everyRoute)
  func items(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      app.setDefaultOptions(["bottomTab": ["accessibilityLabel": "a tab"]])
      _ = try await app.setRoot(
        .bottomTabs(
          [
            .stack(
              [Self.tab("c1", ["text": "One", "icon": ["uri": "one.png"], "badge": "3", "testID": "ONE"])], id: "s1"),
            Self.tab("c2", ["sfSymbol": "star", "icon": "two.png", "sfSelectedSymbol": "star.fill"]),
          ], id: "t1", options: ["bottomTabs": ["testID": "BAR"]]))
      let bar = try await tabBar(world)
      #expect(bar["testID"] == "BAR")
      let first = bar["items"]?[0]
      #expect(first?["text"] == "One" && first?["icon"] == "one.png" && first?["selectedIcon"] == "one.png")
      #expect(first?["badge"] == "3" && first?["testID"] == "ONE" && first?["accessibilityLabel"] == "a tab")
      let second = bar["items"]?[1]
      #expect(second?["icon"] == "star" && second?["selectedIcon"] == "star.fill" && second?["text"] == .null)

      app.mergeOptions("t1", ["bottomTab": ["text": "of the tabs"]])
      app.mergeOptions("c1", ["bottomTab": ["text": "Uno", "badge": ""], "topBar": ["title": ["text": "Title"]]])
      app.mergeOptions("c2", ["bottomTab": ["badge": "new"]])
      try await world.settle(with: app)
      let merged = try await tabBar(world)
      #expect(merged["items"]?[0]?["text"] == "Uno" && merged["items"]?[0]?["badge"] == .null)
      #expect(merged["items"]?[1]?["badge"] == "new" && merged["items"]?[1]?["icon"] == "star")
      app.mergeOptions("c2", ["bottomTab": ["badge": nil]])
      app.mergeOptions("c2", ["bottomTab": ["text": "Two"]])
      try await world.settle(with: app)
      #expect(try await tabBar(world)["items"]?[1]?["badge"] == .null)
    }
  }

  @Test(
    "The tab bar hides titles under titleDisplayMode alwaysHide, and shows a system item for a role",
    arguments: Setup.turbo)
  func titlesAndRoles(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let tabs = [
        Self.tab("c1", ["text": "One", "role": "search"]), Self.tab("c2", ["text": "Two", "role": "search"]),
        Self.tab("c3", ["text": "Three", "role": "levitate"]),
      ]
      _ = try await app.setRoot(.bottomTabs(tabs, id: "t1"))
      let shown = try await tabBar(world)["items"]?.array ?? []
      #expect(shown.map { $0["text"] } == ["Search", "Two", "Three"])
      #expect(shown.map { $0["systemItem"] } == ["search", .null, .null])
      _ = try await app.setRoot(
        .bottomTabs(tabs, id: "t1", options: ["bottomTabs": ["titleDisplayMode": "alwaysHide"]]))
      #expect(try await tabBar(world)["items"]?[2]?["text"] == .null)
    }
  }

  @Test(
    "The tab bar is hidden and shown by the options of the visible screen, and by merges", arguments: Setup.everyRoute)
  func visibility(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let hidden: JSON = ["bottomTabs": ["visible": false]]
      func expect(_ isVisible: Bool, _ step: Comment) async throws {
        try await world.settle(with: app)
        #expect(try await tabBar(world)["visible"]?.bool == isVisible, step)
      }
      _ = try await app.setRoot(.bottomTabs([.stack([.screen("c1")], id: "s1"), .screen("c2", hidden)], id: "t1"))
      try await expect(true, "a stack at its root")
      _ = try await app.push("c1", .screen("c3", hidden))
      try await expect(false, "a screen that hides the bar")
      _ = try await app.push("c1", .screen("c4"))
      try await expect(true, "a screen over it that does not hide the bar")
      _ = try await app.popToRoot("c1")
      try await world.settle(with: app)
      try await world.driver.tap(tabIndex: 1)
      try await expect(false, "a bare tab that hides the bar")
      do throws(RPCError) {
        try await world.driver.tap(tabIndex: 0)
        Issue.record("A hidden bar was tapped.")
      } catch {
        #expect(error.code == -32004)
      }
      app.mergeOptions("c2", ["bottomTabs": ["visible": true]])
      try await expect(true, "after a merge")
      app.mergeOptions("t1", ["bottomTabs": ["visible": false, "animate": true]])
      try await expect(false, "after the bar has slid out")
    }
  }

  @Test("The tab bar slides out in 150 ms when a merge sets 'animate'", arguments: Setup.turbo)
  func slide(_ setup: Setup) async throws {
    try await World.app(setup, root: BottomTabsTests.tabs()) { world, _, app in
      try await world.settle(with: app)
      _ = try await world.driver.pauseClock()
      app.mergeOptions("t1", ["bottomTabs": ["visible": false, "animate": true]])
      _ = try await app.constants()
      _ = try await world.driver.advanceClock(milliseconds: 149)
      #expect(try await tabBar(world)["visible"] == true)
      _ = try await world.driver.advanceClock(milliseconds: 1)
      #expect(try await tabBar(world)["visible"] == false)
    }
  }

  @Test(
    "The tab bar shows a dot of the option's colour and size on an icon, until a badge replaces it",
    arguments: Setup.everyRoute)
  func dots(_ setup: Setup) async throws {
    try await World.app(
      setup,
      root: .bottomTabs([Self.tab("c1", ["icon": "a", "dotIndicator": ["visible": true]]), .screen("c2")], id: "t1")
    ) { world, _, app in
      try await world.settle(with: app)
      func dot(_ index: Int) async throws -> JSON? { try await tabBar(world)["items"]?[index]?["dotIndicator"] }
      #expect(try await dot(0)?["color"] == "#FF0000")
      #expect(try await dot(0)?["size"]?.double == 6)
      // The icon of 25 points lies in a button of 220 by 49: its corner is at 122.5, 12.
      #expect(try await dot(0)?["frame"]?.array?.map(\.double) == [119.5, 882, 6, 6])
      app.mergeOptions("c1", ["bottomTab": ["dotIndicator": ["visible": true, "size": 9]]])
      try await world.settle(with: app)
      #expect(try await dot(0)?["size"]?.double == 6, "A dot of the same colour is kept.")
      app.mergeOptions("c1", ["bottomTab": ["dotIndicator": ["visible": true, "color": 0xFF00_00FF]]])
      try await world.settle(with: app)
      #expect(try await dot(0)?["color"] == "#0000FF")
      #expect(try await dot(0)?["size"]?.double == 9)
      app.mergeOptions("c1", ["bottomTab": ["badge": "1"]])
      try await world.settle(with: app)
      #expect(try await dot(0)?["visible"] == false)
      app.mergeOptions("c2", ["bottomTab": ["dotIndicator": ["visible": true]]])
      try await world.settle(with: app)
      #expect(try await dot(1)?["visible"] == true)
      app.mergeOptions("c2", ["bottomTab": ["dotIndicator": ["visible": false]]])
      try await world.settle(with: app)
      #expect(try await dot(1)?["visible"] == false)
    }
  }

  @Test("The tab bar accepts a tap only on an existing item that is not covered", arguments: Setup.turbo)
  func reach(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func refusal(_ params: JSON) async -> (Int?, JSON?) {
        do throws(RPCError) {
          _ = try await world.driver.request("device/tap", params)
          return (nil, nil)
        } catch {
          return (error.code, error.data["coveredBy"])
        }
      }
      _ = try await app.setRoot(.screen("bare"))
      #expect(await refusal(["tabIndex": 0]) == (-32004, nil))
      _ = try await app.setRoot(BottomTabsTests.tabs())
      #expect(await refusal(["tabIndex": 3]) == (-32004, nil))
      #expect(await refusal(["testID": "nobody"]) == (-32004, nil))
      #expect(await refusal(["tabIndex": -1]) == (-32004, nil))
      _ = try await app.showModal(.screen("m1"))
      try await world.settle(with: app)
      #expect(await refusal(["tabIndex": 1]) == (-32005, "the component 'm1'"))
    }
  }

  @ScriptThread
  private func tabBar(_ world: World) async throws -> JSON {
    try await world.driver.snapshot(componentId: "t1")["tabBar"] ?? .null
  }
}
