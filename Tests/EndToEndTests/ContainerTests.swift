import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// The behaviour that all layouts have in common.
@Suite("Layouts", .timeLimit(.minutes(20)))
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

  @Test("Layouts leave no live object when another root replaces them", arguments: rows, Setup.everyDepth)
  func replaced(_ row: Row, _ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, script, app in
      #expect(try await app.setRoot(row.layout([:])) == "root")
      try await world.settle(with: app)
      let running = script.words.filter { $0.hasPrefix("run") }.count
      _ = try await app.setRoot(.screen("c2"))
      try await world.settle(with: app)
      #expect(script.words.filter { $0 == "unmount" }.count == running)
      let alive = try await world.driver.stats().json["liveObjects"]
      #expect(alive == ["RNNComponentRootView": 1, "RNNComponentViewController": 1])
    }
  }

  @Test(
    "Layouts that wait for render are rejected by a reload and leave no live object", arguments: rows, Setup.everyDepth)
  func abandoned(_ row: Row, _ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let root = Task<Int?, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) {
          _ = try await script.navigation.setRoot(row.layout(["animations": ["setRoot": ["waitForRender": true]]]))
          return nil
        } catch { return error.code }
      }
      try await script.received { if case .run(_, "c1", _) = $0 { true } else { false } }
      try await world.driver.reload()
      #expect(try await root.joined() == -32001)
      try await world.settle()
      #expect(try await world.driver.stats().json["liveObjects"] == [:])
    }
  }

  @Test("Layouts are found by id in the root, in modals and in overlays", arguments: Setup.everyDepth)
  func lookup(_ setup: Setup) async throws {
    try await World.app(
      setup, root: .bottomTabs([.stack([.screen("c1"), .screen("c2")], id: "s1"), .screen("c3")], id: "t")
    ) { world, _, app in
      _ = try await app.showModal(.stack([.screen("m1")], id: "ms"))
      _ = try await app.showOverlay(.screen("o1"))
      for id in ["t", "s1", "c1", "c2", "c3", "ms", "m1", "o1"] {
        #expect(try await world.driver.snapshot(componentId: id)["componentId"]?.string == id)
      }
      do throws(RPCError) {
        _ = try await world.driver.snapshot(componentId: "nobody")
        Issue.record("An unknown component was found.")
      } catch { #expect(error.code == -32004) }
    }
  }

  @Test(
    "Layouts become controllers of their types, with their ids and options, and with children in order",
    arguments: Setup.everyDepth)
  func tree(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, _, app in
      let menu = Layout.sideMenu(
        left: .screen("l"), center: .topTabs([.screen("t1"), .screen("t2")], id: "tt"), right: .screen("r"), id: "m")
      let split = Layout.splitView(master: .screen("c2"), detail: .screen("c3"), id: "sv")
      let tabs = Layout.bottomTabs(
        [
          .stack([.screen("c0"), .screen("c1", Self.title("c1"))], id: "s1", options: Self.title("s1")), menu, split,
          .external(name: "app.Native", id: "e1"),
        ], id: "t")
      _ = try await app.setRoot(tabs)
      try await world.settle()
      let root = try await world.driver.snapshot(componentId: "t")
      #expect(Self.ids(root) == ["s1", "m", "sv", "e1"])
      #expect(Self.ids(root["children"]?[0]) == ["c0", "c1"] && Self.ids(root["children"]?[2]) == ["c2", "c3"])
      let sides = root["children"]?[1]?["children"]?.array ?? []
      #expect(sides.map { Self.ids($0) } == [["l"], ["tt"], ["r"]])
      #expect(Self.ids(sides.dropFirst().first?["children"]?[0]) == ["t1", "t2"])
      #expect(root["children"]?[0]?["options"] == Self.title("s1"))
      let screens = root["children"]?[0]?["children"]?.array ?? []
      #expect(screens.map { $0["options"] } == [[:], Self.title("c1")])
      #expect(screens.map { $0["resolvedOptions"]?["topBar"]?["title"]?["text"] } == ["s1", "c1"])
      #expect(screens.map { $0["name"] } == ["c0.screen", "c1.screen"])
      var classes: [String: [String]] = [:]
      Self.collect(root, &classes)
      let plain = ["UIViewController"]
      let menuChild = ["RNNSideMenuChildViewController"] + plain
      #expect(
        classes == [
          "BottomTabs": ["RNNBottomTabsController", "UITabBarController"] + plain,
          "Stack": ["RNNStackController", "UINavigationController"] + plain,
          "TopTabs": ["RNNTopTabsViewController"] + plain, "Component": ["RNNComponentViewController"] + plain,
          "ExternalComponent": ["RNNExternalViewController", "RNNComponentViewController"] + plain,
          "SideMenuRoot": ["RNNSideMenuViewController", "MMDrawerController"] + plain, "SideMenuLeft": menuChild,
          "SideMenuCenter": menuChild, "SideMenuRight": menuChild,
          "SplitView": ["RNNSplitViewController", "UISplitViewController"] + plain,
        ])
    }
  }

  private static func title(_ text: String) -> JSON { ["topBar": ["title": ["text": .string(text)]]] }

  private static func ids(_ node: JSON?) -> [String?]? { node?["children"]?.array?.map { $0["componentId"]?.string } }

  /// Collects the class of each type, with its superclasses.
  private static func collect(_ node: JSON, _ classes: inout [String: [String]]) {
    let chain = [node["class"]] + (node["superclasses"]?.array ?? [])
    if let type = node["type"]?.string { classes[type] = chain.compactMap { $0?.string } }
    for child in node["children"]?.array ?? [] { collect(child, &classes) }
  }
}
