import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-layouts §9: tabs that are React views.
@Suite("Custom tab items", .timeLimit(.minutes(20)))
struct CustomTabItemTests {
  private static func tab(_ id: String, _ item: String?, _ more: JSON = [:]) -> Layout {
    let component: JSON = item.map { ["name": "app.Tab", "componentId": .string($0)] } ?? nil
    return .screen(id, ["bottomTab": more.merging(["component": component])])
  }

  @Test(
    "Custom tab items run once for each tab, and receive their index, selection and badge when these change",
    arguments: Setup.everyRoute
  )
  func properties(_ setup: Setup) async throws {
    try await World.app(
      setup, root: .bottomTabs([Self.tab("c1", "i1"), Self.tab("c2", "i2", ["badge": "3"])], id: "t1")
    ) { world, script, app in
      try await world.settle(with: app)
      #expect(reported(script) == ["i1 0 true null", "i2 1 false \"3\""])
      let tag = script.rootTags["i2"]
      let item = try await world.driver.snapshot(componentId: "t1")["tabBar"]?["items"]?[1]
      #expect(item?["rootTag"]?.int == tag && tag != nil)
      script.clear()
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: app)
      #expect(reported(script) == ["i1 0 false null", "i2 1 true \"3\""])
      #expect(script.words == ["pressed(1)", "W(c2)", "X(c1)", "D(c2)", "selected(1,0)"])
      script.clear()
      app.mergeOptions("c2", ["bottomTab": ["badge": "4"]])
      app.mergeOptions("c2", ["bottomTab": ["text": "Two"]])
      try await world.settle(with: app)
      #expect(reported(script) == ["i2 1 true \"4\""])
      script.clear()
      try await world.driver.longPress(tabIndex: 0)
      _ = try await app.setRoot(.screen("c3"))
      try await world.settle(with: app)
      #expect(!script.words.contains("long(0)"), "The row does not recognise long presses.")
      #expect(script.words.filter { $0 == "unmount" }.count == 4)
    }
  }

  @Test(
    "Custom tab items leave touches to the tab below: a finger on React's content selects it",
    arguments: Setup.everyRoute)
  func touched(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await TouchScript.start(world)
      defer { script.connection.close() }
      script.elements = [.init(componentId: "i2", testID: "icon", text: "Two", place: (10, 10))]
      let tabs: [JSON] = ["1", "2"].map { number in
        let item: JSON = ["name": "app.Tab", "componentId": .string("i\(number)")]
        return TouchScript.screen("c\(number)", ["bottomTab": ["component": item]])
      }
      try await script.setRoot(
        ["id": "t1", "type": "BottomTabs", "data": ["options": [:]], "children": .array(tabs)])
      try await world.settle()
      let driver = world.driver!
      try await driver.tap(testID: "icon")
      #expect(try await driver.snapshot(componentId: "t1")["tabBar"]?["selectedIndex"] == 1)
      #expect(script.words.contains("cancel i2 icon") && !script.words.contains("end i2 icon"))
    }
  }

  @Test("Custom tab items take neither a component nor a badge from the default options", arguments: Setup.turbo)
  func defaults(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      app.setDefaultOptions(["bottomTab": ["badge": "9", "component": ["name": "app.Tab", "componentId": "i0"]]])
      _ = try await app.setRoot(.bottomTabs([Self.tab("c1", nil), Self.tab("c2", nil)], id: "t1"))
      try await world.settle(with: app)
      let bar = try await world.driver.snapshot(componentId: "t1")["tabBar"]
      #expect(bar?["items"]?[0]?["badge"] == "9" && bar?["items"]?[0]?["rootTag"] == nil)
      _ = try await app.setRoot(.bottomTabs([Self.tab("c3", "i3"), Self.tab("c4", "i4")], id: "t2"))
      try await world.settle(with: app)
      #expect(reported(script) == ["i3 0 true null", "i4 1 false null"])
    }
  }

  /// Options of the row and its resulting look. The bar's buttons are 49 points high, above the lowest 34 points of the
  /// screen.
  static let looks: [(row: JSON, shown: JSON)] = [
    ([:], ["frame": [0, 873, 440, 49], "backgroundEffect": "blur", "backgroundColor": nil, "cornerRadius": 0]),
    (["height": 60], ["frame": [0, 862, 440, 60]]),
    (["horizontalMargin": 10], ["frame": [10, 873, 420, 49]]), (["bottomMargin": 7], ["frame": [0, 866, 440, 49]]),
    (["cornerRadius": 5], ["cornerRadius": 5]), (["backgroundEffect": "none"], ["backgroundEffect": "none"]),
    (["backgroundEffect": "glass"], ["backgroundEffect": "blur"]),
    (["backgroundColor": 0xFFFF_0000], ["backgroundColor": "#FF0000", "backgroundEffect": "none"]),
    (["backgroundColor": "NoColor"], ["backgroundColor": nil, "backgroundEffect": "blur"]),
  ]

  @Test("Custom tab items lie in a row whose look is defined by the tabs' own options", arguments: looks.indices)
  func row(_ index: Int) async throws {
    let (row, shown) = Self.looks[index]
    try await World.app(Setup(depth: .inProcess, architecture: .turbo)) { world, _, app in
      // Neither the defaults nor a screen's options are read.
      let others: JSON = ["bottomTabs": ["customRow": ["height": 80, "cornerRadius": 9]]]
      app.setDefaultOptions(others)
      _ = try await app.setRoot(
        .bottomTabs(
          [Self.tab("c1", "i1"), Self.tab("c2", "i2")], id: "t1", options: ["bottomTabs": ["customRow": row]]))
      app.mergeOptions("c1", others)
      try await world.settle(with: app)
      let look = try await world.driver.snapshot(componentId: "t1")["tabBar"]?["customRow"]
      for (key, value) in shown.object ?? [:] { #expect((look?[key.text] ?? .null) == value, "\(key)") }
    }
  }

  @Test("Custom tab items are not shown, and a log entry is written, unless every tab has one", arguments: Setup.turbo)
  func notAll(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs([Self.tab("c1", "i1"), Self.tab("c2", nil)], id: "t1")) {
      world, script, _ in
      try await world.settle(with: script.navigation)
      #expect(reported(script).isEmpty && !script.words.contains("run(i1)"))
      let logged = try await world.driver.stats().json["diagnostics"]?.array?.filter { $0["kind"] == "RNNLog" }
      #expect(logged?.count == 1)
    }
  }

  @Test("Custom tab items are rejected as on iOS when they have no id", arguments: Setup.turbo)
  func noId(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      do throws(RPCError) {
        _ = try await app.setRoot(
          .bottomTabs([.screen("c1", ["bottomTab": ["component": ["name": "app.Tab"]]])], id: "t1"))
        Issue.record("An item without an id was accepted.")
      } catch {
        #expect(error.data["code"]?.string == "Param get")
      }
    }
  }

  /// The props that the items received, as `id index selected badge`.
  @ScriptThread
  private func reported(_ script: Script) -> [String] {
    script.entries.compactMap {
      guard case .properties("app.Tab", _, let properties) = $0 else { return nil }
      let parts = ["tabIndex", "selected", "badge"].map { (properties[$0] ?? .null).description }
      return ([properties["componentId"]?.string ?? ""] + parts).joined(separator: " ")
    }
  }
}
