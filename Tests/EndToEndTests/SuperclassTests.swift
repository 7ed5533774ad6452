import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Controllers belong to their superclasses and behave as those do (rnn-layouts §7 to §12).
@Suite("Controllers and their superclasses", .timeLimit(.minutes(20)))
struct SuperclassTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.externalComponents = [
      "app.Native": """
      {"title": "Native", "views": [
        {"class": "UIButton", "text": "Further", "testID": "further", "action": {"pushNative": "app.Other"}}]}
      """,
      "app.Other": #"{"title": "Other", "views": [{"class": "UILabel", "text": "There", "testID": "there"}]}"#,
    ]
    return options
  }()

  private static func superclasses(_ node: JSON) -> [String] { node["superclasses"]?.array?.compactMap(\.string) ?? [] }

  @Test("The controller of an external component hosts the registered native controller", arguments: Setup.everyRoute)
  func hosting(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, _, app in
      _ = try await app.setRoot(.stack([.screen("c1"), .external(name: "app.Native", id: "e1")], id: "s1"))
      try await world.settle()
      let node = try await world.driver.snapshot(componentId: "e1")
      #expect(node["class"] == "RNNExternalViewController")
      #expect(Self.superclasses(node) == ["RNNComponentViewController", "UIViewController"])
      let hosted = try #require(node["children"]?.array)
      #expect(hosted.count == 1 && hosted[0]["class"] == "ExternalScreenViewController")
      #expect(hosted[0]["componentId"]?.isNull == true && hosted[0]["visible"] == true)
      #expect(hosted[0]["appearance"] == "didAppear" && hosted[0]["frame"] == node["frame"])
      // The bar shows the title of the registered controller.
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "Native")
      _ = try await app.push("e1", .screen("c2"))
      try await world.settle()
      let covered = try await world.driver.snapshot(componentId: "e1")["children"]?[0]
      #expect(covered?["appearance"] == "didDisappear" && covered?["visible"] == false)
    }
  }

  @Test(
    "A stack is a navigation controller that UIKit can push onto and pop from without a command",
    arguments: Setup.everyRoute)
  func stack(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await world.script()
      _ = try await script.navigation.setRoot(
        .stack([.screen("c1"), .external(name: "app.Native", id: "e1")], id: "s1"))
      try await world.settle()
      @ScriptThread func classes() async throws -> [JSON?] {
        try await world.driver.snapshot(componentId: "s1")["children"]?.array?.map { $0["class"] } ?? []
      }
      #expect(
        Self.superclasses(try await world.driver.snapshot(componentId: "s1"))
          == ["UINavigationController", "UIViewController"])
      script.clear()
      try await world.driver.tap(testID: "further")
      try await world.settle()
      #expect(
        try await classes() == [
          "RNNComponentViewController", "RNNExternalViewController", "ExternalScreenViewController",
        ])
      try await world.driver.tapBack()
      try await world.settle()
      #expect(try await classes() == ["RNNComponentViewController", "RNNExternalViewController"])
      #expect(try await world.driver.swipeBack())
      try await world.settle(with: script.navigation)
      #expect(try await classes() == ["RNNComponentViewController"])
      #expect(
        script.words.filter { !$0.hasPrefix("run(") } == [
          "X(e1)", "W(e1)", "D(e1)", "W(c1)", "X(e1)", "D(c1)", "P(e1)",
        ])
    }
  }

  @Test("Bottom tabs are a tab bar controller whose bar selects and shows a tab", arguments: Setup.everyRoute)
  func tabs(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs([.screen("c1"), .screen("c2")], id: "t")) { world, script, _ in
      try await world.settle()
      var node = try await world.driver.snapshot(componentId: "t")
      #expect(Self.superclasses(node) == ["UITabBarController", "UIViewController"])
      #expect(node["tabBar"]?["selectedIndex"] == 0)
      script.clear()
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: script.navigation)
      node = try await world.driver.snapshot(componentId: "t")
      #expect(node["tabBar"]?["selectedIndex"] == 1)
      #expect(node["children"]?.array?.map { $0["visible"] } == [false, true])
      #expect(script.words == ["pressed(1)", "W(c2)", "X(c1)", "D(c2)", "selected(1,0)"])
      script.clear()
      script.navigation.mergeOptions("t", ["bottomTabs": ["currentTabIndex": 0]])
      try await world.settle(with: script.navigation)
      node = try await world.driver.snapshot(componentId: "t")
      #expect(node["tabBar"]?["selectedIndex"] == 0)
      #expect(node["children"]?.array?.map { $0["visible"] } == [true, false])
      #expect(script.words.filter { $0.hasPrefix("selected") } == [])
    }
  }

  @Test("A side menu is a drawer controller whose open side and edges are in the snapshot", arguments: Setup.everyRoute)
  func sideMenu(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let options: JSON = ["sideMenu": ["left": ["openMode": "pushContent"], "right": ["openMode": "aboveContent"]]]
      _ = try await app.setRoot(
        .sideMenu(left: .screen("l"), center: .screen("c1"), right: .screen("r"), id: "m", options: options))
      try await world.settle()
      @ScriptThread func look() async throws -> (openSide: JSON?, appearances: [JSON?], edges: [Double?]) {
        let node = try await world.driver.snapshot(componentId: "m")
        let children = node["children"]?.array ?? []
        return (
          node["sideMenu"]?["openSide"], children.map { $0["appearance"] }, children.map { $0["frame"]?[0]?.double }
        )
      }
      #expect(
        Self.superclasses(try await world.driver.snapshot(componentId: "m"))
          == ["MMDrawerController", "UIViewController"])
      #expect(try await look().openSide == "none")
      #expect(try await look().appearances == ["none", "didAppear", "none"])
      for (side, open, edges) in [(MenuSide.left, 0, [0, 280, 160.0]), (.right, 2, [0, 0, 160])] {
        #expect(try await world.driver.openSideMenu(side))
        try await world.settle()
        let opened = try await look()
        #expect(opened.openSide == .string(side.rawValue) && opened.appearances[open] == "didAppear")
        #expect(opened.edges == edges)
        #expect(try await world.driver.closeSideMenu(side))
        try await world.settle()
        #expect(try await look().openSide == "none")
        #expect(try await look().appearances[open] == "didDisappear")
      }
    }
  }

  @Test(
    "A split view shows both columns in a regular width, and one on the other in a compact width",
    arguments: [(name: "iPad Pro 11", isCompact: false), ("iPhone 14", true)], Setup.everyRoute)
  func split(_ device: (name: String, isCompact: Bool), _ setup: Setup) async throws {
    try await World.app(
      setup, .init(device: device.name),
      root: .splitView(master: .stack([.screen("c1")], id: "s1"), detail: .screen("c2"), id: "sv")
    ) { world, _, _ in
      try await world.settle()
      let node = try await world.driver.snapshot(componentId: "sv")
      #expect(Self.superclasses(node) == ["UISplitViewController", "UIViewController"])
      #expect(node["splitView"]?["collapsed"] == .bool(device.isCompact))
      let columns = node["children"]?.array?.map { $0["componentId"]?.string }
      #expect(columns == (device.isCompact ? ["s1"] : ["s1", "c2"]))
      #expect(node["children"]?.array?.allSatisfy { $0["visible"] == true } == true)
      let stack = node["children"]?[0]?["children"]?.array?.map { $0["componentId"]?.string }
      #expect(stack == (device.isCompact ? ["c1", "c2"] : ["c1"]))
    }
  }
}
