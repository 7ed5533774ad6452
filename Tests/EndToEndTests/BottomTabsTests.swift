import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §9: selection and events.
@Suite("Bottom tabs", .timeLimit(.minutes(20)))
struct BottomTabsTests {
  /// Two stacks and a bare screen.
  static func tabs(_ options: JSON = [:]) -> Layout {
    .bottomTabs(
      [.stack([.screen("c1")], id: "s1"), .stack([.screen("c2")], id: "s2"), .screen("c3")], id: "t1", options: options)
  }

  static let rows: [EventOrderTests.Row] = [
    .init("a tap on another tab", ["pressed(1)", "W(c2)", "X(c1)", "D(c2)", "selected(1,0)"]) { _, world in
      try await world.driver.tap(tabIndex: 1)
    },
    .init("a tap on the selected tab", ["pressed(0)", "selected(0,0)"]) { _, world in
      try await world.driver.tap(tabIndex: 0)
    },
    .init("a selection by merge", ["W(c3)", "X(c1)", "D(c3)"]) { script, _ in
      script.navigation.mergeOptions("t1", ["bottomTabs": ["currentTabIndex": 2]])
    },
    .init("a selection by merge into a screen, by id", ["W(c2)", "X(c1)", "D(c2)"]) { script, _ in
      script.navigation.mergeOptions("c1", ["bottomTabs": ["currentTabId": "s2"]])
    },
    .init("a merge that names a screen inside a tab", []) { script, _ in
      script.navigation.mergeOptions("t1", ["bottomTabs": ["currentTabId": "c2"]])
    },
    .init("a tap on a tab whose selectTabOnPress is false", ["pressed(1)"]) { script, world in
      script.navigation.mergeOptions("c2", ["bottomTab": ["selectTabOnPress": false]])
      try await world.settle(with: script.navigation)
      try await world.driver.tap(tabIndex: 1)
    },
    .init("a long press", ["long(1)"]) { _, world in try await world.driver.longPress(tabIndex: 1) },
    .init("a merge of bottomTab.visible into a screen of the first level", ["W(c3)", "X(c1)", "D(c3)"]) { script, _ in
      script.navigation.mergeOptions("c3", ["bottomTab": ["visible": false]])
    },
  ]

  @Test("Bottom tabs emit exactly the events of iOS", arguments: rows, Setup.everyRoute)
  func order(_ row: EventOrderTests.Row, _ setup: Setup) async throws {
    try await World.app(setup, root: Self.tabs()) { world, script, _ in
      try await world.settle(with: script.navigation)
      script.clear()
      try await row.act(script, world)
      try await world.settle(with: script.navigation)
      #expect(script.words == row.turbo)
    }
  }

  @Test(
    "Bottom tabs name the previously selected tab in BottomTabSelected, which only a tap emits",
    arguments: Setup.everyRoute)
  func unselected(_ setup: Setup) async throws {
    try await World.app(setup, root: Self.tabs(["bottomTabs": ["currentTabIndex": 1]])) { world, script, _ in
      try await world.settle(with: script.navigation)
      try await world.driver.tap(tabIndex: 2)
      try await world.settle(with: script.navigation)
      script.navigation.mergeOptions("t1", ["bottomTabs": ["currentTabIndex": 0]])
      try await world.settle(with: script.navigation)
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: script.navigation)
      #expect(script.words.filter { $0.hasPrefix("selected") } == ["selected(2,1)", "selected(1,0)"])
    }
  }

  @Test("Bottom tabs start with the tab of currentTabIndex, or else of currentTabId", arguments: Setup.everyRoute)
  func beginning(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let cases: [(own: JSON, defaults: JSON, index: Int)] = [
        ([:], [:], 0), (["currentTabIndex": 2], [:], 2), (["currentTabId": "s2"], [:], 1),
        (["currentTabId": "c2"], [:], 0), ([:], ["currentTabIndex": 1], 1),
        (["currentTabIndex": 2], ["currentTabIndex": 1], 2),
        (["currentTabIndex": 0, "currentTabId": "s2"], [:], 0),
      ]
      for (own, defaults, index) in cases {
        app.setDefaultOptions(["bottomTabs": defaults])
        _ = try await app.setRoot(Self.tabs(["bottomTabs": own]))
        #expect(try await selectedIndex(world) == index, "\(own) over \(defaults)")
      }
    }
  }

  @Test(
    "Bottom tabs list their tabs and items in order in the snapshot, with the selected index",
    arguments: Setup.everyRoute)
  func dump(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func tab(_ id: String) -> Layout { .screen(id, ["bottomTab": ["text": .string("Tab \(id)")]]) }
      _ = try await app.setRoot(
        .bottomTabs(
          [.stack([tab("c1")], id: "s1"), tab("c2"), tab("c3")], id: "t1",
          options: ["bottomTabs": ["currentTabIndex": 1]]))
      for index in [1, 2] {
        if index == 2 { try await world.driver.tap(tabIndex: 2) }
        try await world.settle(with: app)
        let node = try await world.driver.snapshot(componentId: "t1")
        #expect(node["class"] == "RNNBottomTabsController" && node["type"] == "BottomTabs")
        #expect(node["children"]?.array?.map { $0["componentId"] } == ["s1", "c2", "c3"])
        #expect(node["tabBar"]?["items"]?.array?.map { $0["text"] } == ["Tab c1", "Tab c2", "Tab c3"])
        #expect(node["tabBar"]?["selectedIndex"]?.int == index)
        let shown = ["s1", "c2", "c3"][index]
        let visible = node["children"]?.array?.filter { $0["appearance"] == "didAppear" }
        #expect(visible?.map { $0["componentId"]?.string } == [shown])
      }
    }
  }

  @Test(
    "Bottom tabs reject an index without a tab as iOS does, at construction and in a merge", arguments: Setup.everyRoute
  )
  func noSuchTab(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      do throws(RPCError) {
        _ = try await app.setRoot(Self.tabs(["bottomTabs": ["currentTabIndex": 3]]))
        Issue.record("An index without a tab was accepted.")
      } catch {
        #expect(error.data["code"]?.string == "NSRangeException")
      }
      _ = try await app.setRoot(Self.tabs())
      app.mergeOptions("t1", ["bottomTabs": ["currentTabIndex": 3]])
      app.mergeOptions("c2", ["bottomTab": ["visible": true]])
      try await world.settle(with: app)
      #expect(try await selectedIndex(world) == 0)
      let raised = try await world.driver.stats().json["diagnostics"]?.array?.filter {
        $0["kind"] == "NSRangeException"
      }
      #expect(raised?.count == 3)
    }
  }

  @Test(
    "Bottom tabs select the More list on a tap on the fifth item when there are more than five tabs",
    arguments: Setup.turbo)
  func more(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs((1...6).map { .screen("c\($0)") }, id: "t1")) { world, script, _ in
      try await world.settle(with: script.navigation)
      script.clear()
      try await world.driver.tap(tabIndex: 4)
      try await world.settle(with: script.navigation)
      #expect(script.words == ["pressed(\(Int.max))", "X(c1)", "selected(\(Int.max),0)"])
    }
  }

  @Test(
    "Bottom tabs behind More are selected by a tap on the text or the testID of their row", arguments: Setup.everyRoute)
  func rowsOfMore(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let tabs = (1...7).map { index in
        Layout.screen("c\(index)", ["bottomTab": ["text": .string("Tab \(index)"), "testID": .string("TAB_\(index)")]])
      }
      _ = try await script.navigation.setRoot(.bottomTabs(tabs, id: "t1"))
      try await world.settle(with: script.navigation)
      // The row cannot be tapped before the list is shown.
      await #expect(throws: RPCError.self) { try await world.driver.tap(text: "Tab 6") }
      try await world.driver.tap(text: "More")
      try await world.settle(with: script.navigation)
      let list = try await world.driver.snapshot(componentId: "t1")["children"]?.array?.last?["children"]?[0]
      #expect(list?["class"] == "UIMoreListController")
      let rows = list?["views"]?.array ?? []
      #expect(rows.map { $0["text"] } == ["Tab 5", "Tab 6", "Tab 7"])
      #expect(rows.map { $0["testID"] } == ["TAB_5", "TAB_6", "TAB_7"])
      script.clear()
      try await world.driver.tap(text: "Tab 6")
      try await world.settle(with: script.navigation)
      // The list counts as one more child after the seven tabs.
      #expect(script.words == ["pressed(5)", "W(c6)", "D(c6)", "selected(5,7)"])
      #expect(try await selectedIndex(world) == 5)
      try await world.driver.tap(tabIndex: 4)
      try await world.settle(with: script.navigation)
      try await world.driver.tap(testID: "TAB_7")
      try await world.settle(with: script.navigation)
      #expect(try await selectedIndex(world) == 6)
    }
  }

  @Test("Bottom tabs have a height in the constants, which is 0 for a root without tabs", arguments: Setup.everyRoute)
  func constants(_ setup: Setup) async throws {
    try await World.app(setup, root: Self.tabs()) { world, _, app in
      try await world.settle(with: app)
      #expect(try await app.constants()["bottomTabsHeight"]?.double == 83)
      _ = try await app.setRoot(.screen("bare"))
      try await world.settle(with: app)
      #expect(try await app.constants()["bottomTabsHeight"]?.double == 0)
    }
  }

  @ScriptThread
  private func selectedIndex(_ world: World) async throws -> Int? {
    try await world.driver.snapshot(componentId: "t1")["tabBar"]?["selectedIndex"]?.int
  }
}
