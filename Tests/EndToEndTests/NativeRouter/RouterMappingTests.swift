import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §8: routes, flags and coordinators, as a script and a driver see them.
@Suite("Mappings of the native router", .timeLimit(.minutes(20)))
struct RouterMappingTests {
  private static func run(
    _ setup: Setup, _ body: @escaping @ScriptThread @Sendable (World, RouterScript) async throws -> Void
  ) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      try await body(world, try await RouterScript(world))
    }
  }

  private static func navigate(_ name: String, _ params: JSONObject = [:]) -> NavigationAction {
    .navigate(action: nil, route: NativeRoute(name: name, params: params), stack: nil)
  }

  /// The class of the coordinator in front.
  @ScriptThread
  private static func front(_ script: RouterScript) -> String {
    script.router.mirror.state?.current.coordinator ?? "nothing"
  }

  @Test(
    "Mappings of the native router turn the next navigation native when a flag is switched on, and leave screens alone",
    arguments: Setup.everyRoute)
  func flag(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(Self.navigate("Event", ["id": 1]))
      #expect(Self.front(script) == "ReactCoordinator")
      #expect(try await world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", true))
      #expect(try await !world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", true))
      #expect(Self.front(script) == "ReactCoordinator")
      #expect(!(try await world.driver.snapshot().values(of: "class").contains("NativeScreenViewController")))
      script.clear()
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "Event", params: ["id": 2]))))
      try await script.settle(world)
      #expect(Self.front(script) == "NativeScreenCoordinator")
      #expect(script.words.filter { $0.contains("mount") || $0.hasPrefix("run") } == [])
      let snapshot = try await world.driver.snapshot()
      #expect(snapshot.values(of: "text").contains("native 2"))
      #expect(snapshot.values(of: "class").filter { $0 == "NativeScreenViewController" }.count == 1)
      _ = try await world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", false)
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "Event", params: ["id": 3]))))
      try await script.settle(world)
      #expect(Self.front(script) == "ReactCoordinator")
      #expect(
        script.router.mirror.state?.tabs[0].chain.map(\.coordinator)
          == ["ReactCoordinator", "ReactCoordinator", "NativeScreenCoordinator", "ReactCoordinator"])
    }
  }

  @Test("Mappings of the native router are asked without navigating, and name the rule", arguments: Setup.everyRoute)
  func query(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let answers: [(name: String, rule: Int, coordinator: String)] = [
        ("Wallet", 1, "NativeScreenCoordinator"), ("Sheet", 1, "ModalNativeScreenCoordinator"),
        ("Event", 2, "ReactCoordinator"), ("ModalEvent", 2, "ModalReactCoordinator"),
        ("Plain", 3, "NativeScreenCoordinator"), ("L", 4, "ModalReactCoordinator"), ("Unknown", 4, "ReactCoordinator"),
      ]
      for (name, rule, coordinator) in answers {
        #expect(
          try await world.driver.request(CoordinatorRouterMethods.mapping, name)
            == ["rule": .int(Int64(rule)), "coordinator": .string(coordinator)])
      }
      _ = try await world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", true)
      #expect(try await world.driver.request(CoordinatorRouterMethods.mapping, "Event")["rule"] == 3)
      try await script.settle(world)
      #expect(script.router.mirror.state?.seq == 1)
    }
  }

  @Test(
    "Mappings of the native router present a screen whose name is registered as modal, from native code too",
    arguments: Setup.everyRoute)
  func modal(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(key: "w", name: "Wallet"))))
      try await world.driver.tap(testID: "modal")
      try await script.settle(world)
      #expect(script.shape == "*home[H Wallet] sports[S] m[L]")
      #expect(script.router.mirror.state?.modals.first?.presenterKey == "w")
      await script.perform(.goBack)
      await script.perform(Self.navigate("L2"))
      try await script.settle(world)
      #expect(script.shape == "*home[H Wallet L2] sports[S]")
    }
  }

  @Test(
    "Mappings of the native router ask the route config service, which turns a push into a presentation",
    arguments: Setup.everyRoute)
  func service(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      var shapes: [String] = []
      for isModal in [nil, false, nil] {
        try await world.driver.request(CoordinatorRouterMethods.setModalScreen, "L", isModal)
        await script.perform(Self.navigate("L"))
        shapes.append(script.shape)
        await script.perform(.goBack)
      }
      try await world.driver.request(CoordinatorRouterMethods.setModalScreen, "A", true)
      await script.perform(Self.navigate("A"))
      #expect(
        shapes + [script.shape] == [
          "*home[H] sports[S] m[L]", "*home[H L] sports[S]", "*home[H] sports[S] m[L]", "*home[H] sports[S] m[A]",
        ])
      try await script.settle(world)
    }
  }

  @Test(
    "Mappings of the native router let native coordinators decide themselves whether they are modal",
    arguments: Setup.everyRoute)
  func native(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      _ = try await world.driver.request(CoordinatorRouterMethods.setFlag, "nativeEvent", true)
      for (name, shape) in [
        ("Wallet", "*home[H Wallet] sports[S]"), ("ModalEvent", "*home[H Wallet ModalEvent] sports[S]"),
        ("Sheet", "*home[H Wallet ModalEvent] sports[S] m[Sheet]"),
      ] {
        script.clear()
        await script.perform(Self.navigate(name))
        try await script.settle(world)
        #expect(script.shape == shape)
        // Native screens cause no message but the report.
        #expect(
          script.words.filter { !$0.hasPrefix("screen will") && !$0.hasPrefix("screen did") }.count == 2,
          "\(script.words)")
      }
    }
  }

  @Test(
    "Mappings of the native router are driven by native code with parameters, as the script screen reads them",
    arguments: Setup.everyRoute)
  func fromNative(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(Self.navigate("Wallet"))
      try await world.driver.tap(testID: "flag")
      try await world.driver.tap(testID: "go")
      try await script.settle(world)
      #expect(script.shape == "*home[H Wallet A] sports[S]")
      #expect(script.router.mirror.state?.current.route.params == ["from": "native"])
      #expect(script.changes.last?.origin == .native)
      #expect(try await world.driver.request(CoordinatorRouterMethods.mapping, "Event")["rule"] == 3)
    }
  }

  @Test(
    "Mappings of the native router have script screens made by the factory, as modals or not",
    arguments: Setup.everyRoute)
  func factory(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      var entries: [String] = []
      var arguments: [JSON] = []
      world.driver.onTraffic = { entry in
        entries.append("\(entry["module"]?.string ?? "") \(entry["method"]?.string ?? "")")
        if entry["module"] == "CoordinatorFactory" { arguments.append(entry["payload"] ?? .null) }
      }
      try await world.driver.subscribeToTraffic(kinds: [.mapping])
      for (name, made) in [
        ("A", ["A rule 4", "CoordinatorFactory makeReactCoordinator"]),
        ("L", ["L rule 4", "CoordinatorFactory makeModalReactCoordinator"]), ("Sheet", ["Sheet rule 1"]),
      ] {
        entries = []
        await script.perform(Self.navigate(name))
        try await world.settle()
        #expect(entries == made)
      }
      #expect(
        arguments == Array(repeating: ["router": "NativeAppRouter", "navigationBridge": "NativeAppView"], count: 2))
    }
  }
}
