import NativeSide
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// layout-guides §3: native screens made by route, in stacks and tabs that the app defines.
@Suite("Containers of native screens", .timeLimit(.minutes(20)))
struct NativeContainerTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.device = "iPhone 14"
    options.externalComponents = [
      "app.List": #"{"title": "List of $props.owner", "scrollView": {"testID": "list", "contentHeight": 3000}}"#,
      "app.Plain": """
      {"views": [{"class": "UIButton", "text": "On", "testID": "on", "action": {"pushNative": "app.List"}}]}
      """,
      "app.Stack": #"{"stack": ["app.Plain", "app.List"]}"#,
      "app.Tabs": #"{"tabs": ["app.List", "app.Plain"]}"#,
      "app.Round": #"{"tabs": ["app.Round", "app.Stack", "app.None", "app.Plain"]}"#,
    ]
    return options
  }()

  /// Shows one of the containers as root and returns the node of the container.
  @ScriptThread
  private static func show(_ name: String, _ world: World) async throws -> JSON? {
    let app = try await world.script().navigation
    _ = try await app.setRoot(.external(name: name, id: "e1", passProps: ["owner": "Ada"]))
    try await world.settle(with: app)
    return try await container(world)
  }

  @ScriptThread
  private static func container(_ world: World) async throws -> JSON? {
    try await world.driver.snapshot(componentId: "e1")["children"]?[0]
  }

  @Test(
    "Containers of native screens hold a wrapper for each screen of a stack, which taps push and pop",
    arguments: Setup.everyRoute)
  func stack(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let stack = try await Self.show("app.Stack", world)
      #expect(stack?["class"] == "UINavigationController")
      let screens = stack?["children"]?.array ?? []
      #expect(screens.map { $0["route"] } == ["app.Plain", "app.List"])
      for screen in screens {
        #expect(screen["superclasses"]?[0] == "DCFWrapperViewController" && screen["type"] == "ExternalComponent")
      }
      #expect(stack?["topBar"]?["title"]?["text"] == "List of Ada")
      #expect(stack?["topBar"]?["backButton"]?["title"] == "app.Plain")
      #expect(screens.last?["layoutGuides"] == ["top": 91, "bottom": 34])
      let scroll = screens.last?["views"]?[0]
      #expect(scroll?["class"] == "DCFScrollView" && scroll?["contentInset"] == [91, 0, 34, 0])
      try await world.driver.tapBack()
      try await world.settle()
      #expect(try await Self.container(world)?["children"]?.array?.map { $0["route"] } == ["app.Plain"])
      try await world.driver.tap(testID: "on")
      try await world.settle()
      #expect(try await Self.container(world)?["children"]?.array?.count == 2)
    }
  }

  @Test("Containers of native screens hold a wrapper for each tab, which a tap selects", arguments: Setup.everyRoute)
  func tabs(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let tabs = try await Self.show("app.Tabs", world)
      #expect(tabs?["class"] == "UITabBarController")
      #expect(tabs?["children"]?.array?.map { $0["route"] } == ["app.List", "app.Plain"])
      #expect(tabs?["children"]?[0]?["layoutGuides"] == ["top": 47, "bottom": 83])
      #expect(tabs?["children"]?[0]?["views"]?[0]?["contentInset"] == [47, 0, 83, 0])
      #expect(tabs?["tabBar"]?["items"]?.array?.map { $0["text"] } == ["List of Ada", "app.Plain"])
      try await world.driver.tap(tabIndex: 1)
      try await world.settle()
      let selected = try await Self.container(world)
      #expect(selected?["tabBar"]?["selectedIndex"] == 1)
      #expect(selected?["children"]?.array?.map { $0["visible"] } == [false, true])
      try await world.driver.tap(text: "List of Ada")
      #expect(try await Self.container(world)?["tabBar"]?["selectedIndex"] == 0)
    }
  }

  @Test(
    "Containers of native screens leave out themselves, other containers and unknown names, and report them",
    arguments: Setup.everyRoute)
  func refused(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let tabs = try await Self.show("app.Round", world)
      #expect(tabs?["children"]?.array?.map { $0["route"] } == ["app.Plain"])
      let diagnostics = try await world.driver.stats().json["diagnostics"]?.array ?? []
      #expect(
        diagnostics.compactMap { $0["kind"]?.string } == [
          "EXTERNAL_COMPONENT_IN_ITSELF", "EXTERNAL_COMPONENT_IS_NO_SCREEN", "ExternalComponentNotFound",
        ])
    }
  }

  @Test("Containers of native screens have the names that they leave out printed by navbridge run")
  func leftOut() async throws {
    let files = try TemporaryFiles([
      "app.js": """
      const root = { externalComponent: { name: 'Tabs' } };
      Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root }));
      """,
      "tabs.json": #"{"tabs": ["List", "Lits", "Tabs", "Stack"]}"#, "stack.json": #"{"stack": ["List"]}"#,
    ])
    defer { files.remove() }
    func path(_ name: String) throws -> String { try #require(files.paths[name]) }
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge,
      [
        "run", try path("app.js"), "--external-component", "Tabs=\(try path("tabs.json"))", "--external-component",
        "List",
        "--external-component", "Stack=\(try path("stack.json"))",
      ])
    #expect(ending.code == 0)
    for line in [
      "There is no external component 'Lits'. Did you mean 'List'? It is left out.",
      "The external component 'Tabs' would hold itself. Take it out of its 'stack' or 'tabs'. It is left out.",
      "The external component 'Stack' is not a screen described by a file, so a stack or tabs of native screens cannot "
        + "hold it. It is left out.",
    ] { #expect(ending.standardError.contains(line), "\(ending.standardError)") }
  }
}
