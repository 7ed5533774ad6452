import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// layout-guides §10, §12, observed from outside: a native screen that scrolls, in a stack inside tabs.
@Suite("A scrollable native screen", .timeLimit(.minutes(20)))
struct LayoutGuideTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.device = "iPhone 14"
    options.externalComponents = [
      "app.List": """
      {"title": "List", "scrollView": {"testID": "list", "contentHeight": 3000}, "views": [
        {"class": "UILabel", "text": "First", "testID": "first"}]}
      """,
      "app.Padded": """
      {"scrollView": {"testID": "padded", "contentInset": [10, 0, 5, 0]}}
      """,
    ]
    return options
  }()

  private static let list = Layout.external(name: "app.List", id: "e1")

  private static var tabs: Layout {
    .bottomTabs([.stack([.screen("c1")], id: "s1"), .stack([.screen("c2")], id: "s2")], id: "tabs")
  }

  /// The scroll view in the snapshot: its top inset, its bottom inset and its offset.
  @ScriptThread
  private static func scroll(_ world: World, of id: String = "e1") async throws -> [Double] {
    try await world.settle()
    let view = try await world.driver.snapshot(componentId: id)["views"]?[0]
    let inset = view?["contentInset"]?.array?.compactMap(\.double) ?? []
    #expect(view?["class"] == "DCFScrollView" && inset.count == 4 && inset[1] == 0 && inset[3] == 0)
    return [inset.first ?? -1, inset.count > 2 ? inset[2] : -1, view?["contentOffset"]?[1]?.double ?? 0]
  }

  @ScriptThread
  private static func show(_ world: World, _ root: Layout? = nil) async throws -> Script {
    let script = try await world.script()
    _ = try await script.navigation.setRoot(root ?? tabs)
    _ = try await script.navigation.push("c1", list)
    try await world.settle()
    return script
  }

  @Test(
    "A scrollable native screen keeps its content clear of the bars when options or a rotation change them",
    arguments: Setup.everyDepth)
  func triggers(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let app = try await Self.show(world).navigation
      #expect(try await Self.scroll(world) == [91, 83, -91])
      let steps: [(JSON, [Double])] = [
        (["topBar": ["visible": false]], [47, 83, -47]), (["topBar": ["visible": true]], [91, 83, -91]),
        (["topBar": ["largeTitle": ["visible": true]]], [143, 83, -143]),
        (["topBar": ["largeTitle": ["visible": false]]], [91, 83, -91]),
        (["bottomTabs": ["visible": false, "animate": false]], [91, 34, -91]),
        (["bottomTabs": ["visible": true, "animate": false]], [91, 83, -91]),
        (["statusBar": ["visible": false]], [91, 83, -91]),
      ]
      for (options, expected) in steps {
        app.mergeOptions("e1", options)
        try await world.settle(with: app)
        #expect(try await Self.scroll(world) == expected, "\(options)")
      }
      _ = try await world.driver.request("device/rotate", ["orientation": "landscape"])
      #expect(try await Self.scroll(world) == [32, 53, -32])
      _ = try await world.driver.request("device/rotate", ["orientation": "portrait"])
      #expect(try await Self.scroll(world) == [91, 83, -91])
    }
  }

  @Test(
    "A scrollable native screen has the insets of its place as a root, in tabs, in a stack or in a modal",
    arguments: Setup.everyDepth)
  func surroundings(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: Self.list) { world, _, app in
      #expect(try await Self.scroll(world) == [47, 34, -47])
      _ = try await app.setRoot(Self.tabs)
      _ = try await app.push(
        "c1", .external(name: "app.List", id: "e1", options: ["bottomTabs": ["visible": false, "animate": false]]))
      #expect(try await Self.scroll(world) == [91, 34, -91])
      _ = try await app.pop("e1")
      _ = try await app.showModal(Self.list)
      #expect(try await Self.scroll(world) == [0, 34, 0])
      _ = try await app.dismissModal("e1")
      _ = try await app.showModal(.stack([Self.list], id: "m1"))
      #expect(try await Self.scroll(world) == [56, 34, -56])
      _ = try await app.dismissModal("m1")
      let whole: JSON = ["modalPresentationStyle": "fullScreen"]
      _ = try await app.showModal(.external(name: "app.List", id: "e1", options: whole))
      #expect(try await Self.scroll(world) == [47, 34, -47])
    }
  }

  @Test(
    "A scrollable native screen gains the height of a hidden status bar on a phone without a notch",
    arguments: Setup.everyDepth)
  func statusBar(_ setup: Setup) async throws {
    var options = Self.options
    options.device = "iPhone SE 2"
    try await World.run(setup, options) { world in
      let app = try await Self.show(world).navigation
      #expect(try await Self.scroll(world) == [64, 49, -64])
      app.mergeOptions("e1", ["statusBar": ["visible": false]])
      try await world.settle(with: app)
      #expect(try await Self.scroll(world) == [44, 49, -44])
    }
  }

  @Test(
    "A scrollable native screen shows its guides and views in a snapshot, and scrolls when the driver requests it",
    arguments: Setup.everyDepth)
  func finger(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let app = try await Self.show(world).navigation
      let node = try await world.driver.snapshot(componentId: "e1")
      #expect(node["layoutGuides"] == ["top": 91, "bottom": 83])
      #expect(node["children"]?[0]?["layoutGuides"] == ["top": 91, "bottom": 83])
      #expect(node["views"]?[1]?["frame"] == [16, 91, 358, 44])
      #expect(node["views"]?[0]?["contentSize"] == [390, 3000])
      _ = try await world.driver.scroll(testID: "list", y: 9)
      #expect(try await Self.scroll(world) == [91, 83, 9])
      #expect(try await world.driver.snapshot(componentId: "e1")["views"]?[1]?["frame"] == [16, -9, 358, 44])
      _ = try await world.driver.scroll(testID: "list", y: 90000)
      #expect(try await Self.scroll(world) == [91, 83, 3000 + 83 - 844])
      app.mergeOptions("e1", ["topBar": ["largeTitle": ["visible": true]]])
      try await world.settle(with: app)
      #expect(try await Self.scroll(world)[0] == 91)
      _ = try await world.driver.scroll(testID: "list", y: -9000)
      #expect(try await Self.scroll(world) == [143, 83, -143])
      _ = try await world.driver.scroll(testID: "list", y: 0)
      #expect(try await Self.scroll(world) == [91, 83, 52])
      do throws(RPCError) {
        _ = try await world.driver.scroll(testID: "first", y: 0)
        Issue.record("A label scrolled.")
      } catch { #expect(error.code == -32004) }
    }
  }

  @Test("A scrollable native screen emits events for new guides and insets", arguments: Setup.everyDepth)
  func events(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await Self.show(world)
      script.clear()
      script.navigation.mergeOptions("e1", ["topBar": ["visible": false]])
      try await world.settle(with: script.navigation)
      let reported = script.entries.compactMap { entry -> (String, JSON)? in
        guard case .event(let event) = entry, event.name.hasPrefix("layout.") else { return nil }
        return (event.name, event.body)
      }
      #expect(reported.map(\.0) == ["layout.guidesChanged", "layout.insetsChanged"])
      #expect(
        reported.first?.1 == ["componentId": "e1", "top": 47, "bottom": 83, "previous": ["top": 91, "bottom": 83]])
      #expect(
        reported.last?.1 == [
          "componentId": "e1", "viewId": "list", "contentInset": [47, 0, 83, 0], "contentOffset": [0, -47],
        ])
    }
  }

  @Test(
    """
    A scrollable native screen takes its insets from the script side, and rejects an unknown view and malformed \
    insets
    """,
    arguments: Setup.everyDepth)
  func commands(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, _, app in
      _ = try await app.setRoot(.stack([.external(name: "app.Padded", id: "e1")], id: "s1"))
      #expect(try await Self.scroll(world) == [101, 39, -101])
      let inset = try await app.call("DCFLayout", "setContentInset") { writer in
        writer.value("padded")
        writer.value([20, 0, 0, 0])
      }
      #expect(inset == ["contentInset": [111, 0, 34, 0], "contentOffset": [0, -101]])
      let off = try await app.call("DCFLayout", "setAutomaticallyAdjustContentInsets") { writer in
        writer.value("padded")
        writer.value(false)
      }
      #expect(off == ["contentInset": [20, 0, 0, 0], "contentOffset": [0, -10]])
      let refreshed = try await app.call("DCFLayout", "refreshContentInset") { $0.value("padded") }
      #expect(refreshed == off)
      do throws(RPCError) {
        _ = try await app.call("DCFLayout", "refreshContentInset") { $0.value("none") }
        Issue.record("The refresh of an unknown view resolved.")
      } catch { #expect(error.data["code"]?.string == "VIEW_NOT_FOUND" && error.message.contains("'none'")) }
      do throws(RPCError) {
        _ = try await app.call("DCFLayout", "setContentInset") { writer in
          writer.value("padded")
          writer.value([1, 2])
        }
        Issue.record("An inset of two numbers was accepted.")
      } catch { #expect(error.message.contains("four numbers")) }
    }
  }

  @Test(
    "A scrollable native screen traces layout pass, discovery, refresh and insets, and a manual refresh without a pass",
    arguments: Setup.everyDepth)
  func trace(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let app = try await Self.show(world).navigation
      let client = try world.rawConnection()
      defer { client.close() }
      var received: [String] = []
      client.onNotification = { _, params in
        received.append("\(params?["module"]?.string ?? "") \(params?["method"]?.string ?? "")")
      }
      _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      _ = try await client.request("traffic/subscribe", ["kinds": ["layout"]])
      app.mergeOptions("e1", ["topBar": ["visible": false]])
      try await world.settle(with: app)
      _ = try await app.call("DCFLayout", "refreshContentInset") { $0.value("list") }
      _ = try await client.request("stats/get")
      #expect(
        received == [
          "ExternalScreenViewController guidesChanged top 91.0 to 47.0, bottom 83.0 to 83.0",
          "ExternalScreenViewController discovered DCFScrollView", "DCFScrollView refreshContentInset layoutPass",
          "DCFScrollView autoAdjustInsets by DCFViewControllerProtocol of ExternalScreenViewController top 47.0, bottom 83.0",
          "DCFScrollView contentInset top 47.0, bottom 83.0", "DCFScrollView refreshContentInset byHand",
          "DCFScrollView autoAdjustInsets by DCFViewControllerProtocol of ExternalScreenViewController top 47.0, bottom 83.0",
        ])
    }
  }
}
