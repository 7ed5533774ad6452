import ScriptSide
import Shared
import Testing

/// What all layouts have in common.
@Suite("Layouts")
struct ContainerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let layout: @Sendable (_ options: JSON) -> Layout
  }

  static let rows = [
    Row(testDescription: "stack") { .stack([.screen("c1")], id: "root", options: $0) },
    Row(testDescription: "side menu") {
      .sideMenu(left: .screen("l"), center: .stack([.screen("c1")]), right: .screen("r"), id: "root", options: $0)
    },
    Row(testDescription: "split view") {
      .splitView(master: .stack([.screen("c1")]), detail: .screen("d"), id: "root", options: $0)
    },
    Row(testDescription: "external component") {
      .stack([.external(name: "app.Native"), .screen("c1")], id: "root", options: $0)
    },
  ]

  private static let options: World.Options = {
    var options = World.Options()
    options.externalComponents = ["app.Native": #"{"rightButtons": [{"text": "R", "action": {"pop": true}}]}"#]
    return options
  }()

  @Test("leave nothing behind when another root takes their place", arguments: rows, Way.all)
  func replaced(_ row: Row, _ way: Way) async throws {
    try await World.run(way, Self.options) { world in
      let app = try await world.script().navigation
      #expect(try await app.setRoot(row.layout([:])) == "root")
      try await world.settle()
      _ = try await app.setRoot(.screen("c2"))
      try await world.settle()
      let alive = try await world.driver.stats()["liveObjects"]
      #expect(alive == ["RNNComponentRootView": 1, "RNNComponentViewController": 1])
    }
  }

  @Test("that wait for render are let go of by a reload", arguments: rows, Way.all)
  func abandoned(_ row: Row, _ way: Way) async throws {
    try await World.run(way, Self.options) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let root = Task<Int?, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) {
          _ = try await script.navigation.setRoot(row.layout(["animations": ["setRoot": ["waitForRender": true]]]))
          return nil
        } catch { return error.code }
      }
      await script.heard { if case .run(_, "c1", _) = $0 { true } else { false } }
      try await world.driver.reload()
      #expect(await root.value == -32001)
      try await world.settle()
      #expect(try await world.driver.stats()["liveObjects"] == [:])
    }
  }

  @Test("become controllers of their types, with their ids and options, children in order", arguments: Way.all)
  func tree(_ way: Way) async throws {
    try await World.run(way, Self.options) { world in
      let app = try await world.script().navigation
      let menu = Layout.sideMenu(
        left: .screen("l"), center: .topTabs([.screen("t1"), .screen("t2")], id: "tt"), right: .screen("r"), id: "m")
      let split = Layout.splitView(master: .screen("c2"), detail: .screen("c3"), id: "sv")
      let tabs = Layout.bottomTabs(
        [
          .stack([.screen("c1", ["topBar": ["testID": "c1"]])], id: "s1", options: ["topBar": ["testID": "s1"]]), menu,
          split,
          .external(name: "app.Native", id: "e1"),
        ], id: "t")
      _ = try await app.setRoot(tabs)
      try await world.settle()
      let root = try await world.driver.snapshot(componentId: "t")
      #expect(Self.ids(root) == ["s1", "m", "sv", "e1"])
      #expect(Self.ids(root["children"]?[0]) == ["c1"] && Self.ids(root["children"]?[2]) == ["c2", "c3"])
      let sides = root["children"]?[1]?["children"]?.array ?? []
      #expect(sides.map { Self.ids($0) } == [["l"], ["tt"], ["r"]])
      #expect(Self.ids(sides.dropFirst().first?["children"]?[0]) == ["t1", "t2"])
      #expect(root["children"]?[0]?["options"]?["topBar"]?["testID"] == "s1")
      #expect(root["children"]?[0]?["children"]?[0]?["options"]?["topBar"]?["testID"] == "c1")
      var classes: [String: String] = [:]
      Self.collect(root, &classes)
      #expect(
        classes == [
          "BottomTabs": "RNNBottomTabsController", "Stack": "RNNStackController", "TopTabs": "RNNTopTabsViewController",
          "Component": "RNNComponentViewController", "ExternalComponent": "RNNExternalViewController",
          "SideMenuRoot": "RNNSideMenuViewController", "SideMenuLeft": "RNNSideMenuChildViewController",
          "SideMenuCenter": "RNNSideMenuChildViewController", "SideMenuRight": "RNNSideMenuChildViewController",
          "SplitView": "RNNSplitViewController",
        ])
    }
  }

  private static func ids(_ node: JSON?) -> [String?]? { node?["children"]?.array?.map { $0["componentId"]?.string } }

  private static func collect(_ node: JSON, _ classes: inout [String: String]) {
    if let type = node["type"]?.string { classes[type] = node["class"]?.string }
    for child in node["children"]?.array ?? [] { collect(child, &classes) }
  }
}
