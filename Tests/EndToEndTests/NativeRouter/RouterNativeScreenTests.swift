import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// The native screens and the menus of a routes file, as a driver sees them.
@Suite("Native content of a routes file", .timeLimit(.minutes(20)))
struct RouterNativeScreenTests {
  private static let routes = """
    {
      "tabs": [{"name": "home", "root": "H"}, {"name": "sports", "root": "S"}],
      "screens": [{"name": "Event", "native": "event"}, {"name": "EventSheet", "native": "sheet"}],
      "drawers": {
        "left": {"native": "menu", "params": {"user": "Ada"}},
        "right": {"component": "Filter", "params": {"sport": "golf"}}
      },
      "nativeScreens": {
        "event": {
          "title": "Event $params.id", "texts": [{"text": "Odds of $params.id: $params.odds", "testID": "odds"}],
          "buttons": [{"text": "Bet on $params.id", "actions": [{"perform": {"type": "setParams", "params": {"odds": 9}}}]}]
        },
        "sheet": {"modal": true, "title": "Sheet $params.id", "texts": [{"text": "sheet of $params.id"}]},
        "menu": {
          "title": "Menu", "texts": [{"text": "Hello, $params.user"}],
          "buttons": [
            {"text": "Sports", "testID": "menu.sports", "actions": [{"perform": {"type": "navigate", "stack": "sports"}}]}
          ]
        }
      }
    }
    """

  private static func run(
    _ setup: Setup, _ body: @escaping @ScriptThread @Sendable (World, RouterScript) async throws -> Void
  ) async throws {
    try await World.run(setup, World.Options(routes: routes)) { world in
      try await body(world, try await RouterScript(world))
    }
  }

  /// The texts, titles and parameters of the screen in front: what it shows, and what the snapshot says of its route.
  @ScriptThread
  private static func front(_ world: World, _ script: RouterScript) async throws -> (texts: Set<String>, params: JSON?)
  {
    try await script.settle(world)
    let key = try #require(script.router.mirror.state?.current.route.key)
    let node = try await world.driver.snapshot(componentId: key)
    return (Set(node.values(of: "text").compactMap(\.string)), node["coordinator"]?["route"]?["params"])
  }

  @Test(
    "Native content of a routes file follows new parameters: the state, the snapshot and the texts of the screen agree",
    arguments: Setup.everyRoute)
  func params(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(
        .push(navParams: NavigateParams(route: NativeRoute(name: "Event", params: ["id": 1, "odds": 2]))))
      #expect(try await Self.front(world, script).texts == ["Odds of 1: 2", "Bet on 1"])
      await script.perform(.setParams(params: ["id": 3]))
      var front = try await Self.front(world, script)
      #expect(front.texts == ["Odds of 3: 2", "Bet on 3"] && front.params == ["id": 3, "odds": 2])
      #expect(script.router.mirror.state?.current.route.params == ["id": 3, "odds": 2])
      let bars = try await world.driver.snapshot().values(of: "topBar")
      #expect(bars.flatMap { $0.values(of: "text") }.contains("Event 3"))
      // The screen's own button, and a navigation to the screen that is there already.
      try await world.driver.tap(text: "Bet on 3")
      #expect(try await Self.front(world, script).texts == ["Odds of 3: 9", "Bet on 3"])
      await script.perform(.navigate(action: nil, route: NativeRoute(name: "Event", params: ["id": 4]), stack: nil))
      front = try await Self.front(world, script)
      #expect(front.texts == ["Odds of 4: 9", "Bet on 4"] && front.params == ["id": 4, "odds": 9])
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "EventSheet", params: ["id": 5]))))
      await script.perform(.setParams(params: ["id": 6]))
      #expect(try await Self.front(world, script).texts == ["sheet of 6"])
      #expect(script.shape == "*home[H Event] sports[S] m[EventSheet]")
    }
  }

  @Test(
    "Native content of a routes file is a native menu in a drawer, with texts and buttons that navigate",
    arguments: Setup.everyRoute)
  func nativeMenu(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(.openDrawer(drawerState: nil))
      try await script.settle(world)
      let menu = try #require(try await world.driver.snapshot().nodes { $0["side"] == "left" }.first)
      #expect(menu["type"] == "drawerMenu" && menu["class"] == "NativeScreenViewController" && menu["visible"] == true)
      #expect(menu["name"] == "Menu" && menu.values(of: "text") == ["Hello, Ada", "Sports"])
      try await world.driver.tap(testID: "menu.sports")
      try await script.settle(world)
      #expect(script.shape == "home[H] *sports[S]" && script.changes.last?.origin == .native)
    }
  }

  @Test(
    "Native content of a routes file is a component of the script in a drawer, also after a reload",
    arguments: Setup.everyRoute)
  func scriptMenu(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      #expect(script.words.filter { $0.hasPrefix("run ") } == ["run H", "run S", "run Filter"])
      try await world.driver.openSideMenu(.right)
      try await script.settle(world)
      #expect(script.shape == "*home[H] sports[S] right drawer")
      let menu = try await world.driver.snapshot(componentId: "drawer.right")
      #expect(menu["class"] == "EntainScreen" && menu["name"] == "Filter" && menu["visible"] == true)
      #expect(menu["props"] == ["sport": "golf", "key": "drawer.right"])
      #expect(menu["rootTag"]?.int == script.script.rootTags["drawer.right"])
      #expect(script.screens.suffix(2) == ["willAppear Filter", "didAppear Filter"])
      // No screen gets the menu's key.
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(key: "drawer.right", name: "A"))))
      #expect(script.router.mirror.state?.current.route.key != "drawer.right")
      script.clear()
      try await world.driver.reload()
      try await script.settle(world)
      #expect(script.words.filter { $0.hasPrefix("run ") } == ["run H", "run A", "run S", "run Filter"])
      #expect(
        try await world.driver.snapshot(componentId: "drawer.right")["rootTag"]?.int
          == script.script.rootTags["drawer.right"])
    }
  }

  @Test(
    """
    Native content of a routes file has touches and a description as a drawer's menu, if it is a component of the \
    script
    """, arguments: Setup.everyRoute)
  func touchedMenu(_ setup: Setup) async throws {
    try await World.run(setup, World.Options(routes: Self.routes)) { world in
      let script = try await TouchScript.start(world)
      defer { script.connection.close() }
      script.elements = [.init(componentId: "drawer.right", testID: "filter.tennis", text: "Tennis", place: (20, 30))]
      try await world.settle()
      let driver = world.driver!
      // The menu is behind the screen until its drawer opens.
      let early = await ReactTouchTests.refusal { () throws(RPCError) in try await driver.tap(testID: "filter.tennis") }
      #expect(early?.code == -32004)
      try await driver.openSideMenu(.right)
      try await world.settle()
      script.clear()
      try await driver.tap(testID: "filter.tennis")
      try await driver.tap(text: "Tennis")
      #expect(script.words.suffix(2) == ["start drawer.right Tennis", "end drawer.right Tennis"])
      #expect(script.words.contains("end drawer.right filter.tennis"))
      #expect(try await driver.snapshot(componentId: "drawer.right", react: true)["react"] == ["of": "drawer.right"])
    }
  }
}
