import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-commands §7.2, §7.3: the objects that are built, and those that a reload builds again.
@Suite("The managers", .timeLimit(.minutes(20)))
struct ManagerTests {
  /// These objects are built once for an architecture.
  private static let lasting = ["RNNOverlayManager", "RNNExternalComponentStore"]
  private static let built = [
    "RNNEventEmitter", "RNNModalManagerEventHandler", "RNNModalManager", "RNNModalHostViewManagerHandler",
    "RNNLayoutManager", "RNNReactRootViewCreator", "RNNReactComponentRegistry", "RNNViewControllerFactory",
    "RNNSetRootAnimator", "RNNCommandsHandler",
  ]

  private static func built(_ architecture: Architecture) -> [String] {
    built + (architecture == .bridge ? ["RNNBridgeModule"] : [])
  }

  @Test(
    "The managers are built in the order of iOS, on the bridge for every script context and on turbo once",
    arguments: Setup.everyRoute)
  func order(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let trace = try await Trace.start(world, "manager")
      let script = try await world.script()
      let first = Self.lasting + Self.built(setup.architecture)
      #expect(try await trace.entries().map(\.subject) == first)
      #expect(try await trace.entries().allSatisfy { $0.action == "built" })
      // No windows or modals are left from before, and commands are accepted.
      let windows = try await world.driver.snapshot()["windows"]?.array ?? []
      #expect(windows.count == 1 && windows[0]["presented"] == [] && windows[0]["root"]?.isNull == true)
      #expect(try await script.navigation.setRoot(.screen("c1")) == "c1")
      trace.clear()
      try await world.driver.reload()
      #expect(try await trace.entries().map(\.subject) == (setup.architecture == .bridge ? Self.built(.bridge) : []))
      trace.close()
    }
  }

  @Test(
    "The managers of the other architecture start without the windows of the former one", arguments: Setup.everyRoute)
  func otherArchitecture(_ setup: Setup) async throws {
    let other = setup.architecture == .bridge ? Architecture.turbo : .bridge
    try await World.run(setup) { world in
      let before = try await world.script()
      _ = try await before.navigation.setRoot(.screen("c1"))
      _ = try await before.navigation.showOverlay(.screen("o1"))
      try await world.settle()
      let trace = try await Trace.start(world, "manager")
      let script = try await world.script(other)
      #expect(try await script.navigation.setRoot(.screen("c2")) == "c2")
      #expect(try await trace.entries().map(\.subject) == Self.lasting + Self.built(other))
      #expect(try await world.driver.snapshot()["windows"]?.array?.count == 1)
      trace.close()
    }
  }

  @Test(
    "The managers have the factory create the controllers of every command, children before parents",
    arguments: Setup.everyRoute)
  func factory(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let trace = try await Trace.start(world, "factory")
      @ScriptThread func made() async throws -> [String] {
        defer { trace.clear() }
        return try await trace.entries().map { "\($0.action) \($0.subject) \($0.id ?? "")" }
      }
      let menu = Layout.sideMenu(left: .screen("l"), center: .screen("c2"), right: nil, id: "m")
      _ = try await app.setRoot(.bottomTabs([.stack([.screen("c1")], id: "s1"), menu], id: "t"))
      let places = try await made()
      #expect(
        places.filter { !$0.contains("RNNSideMenuChildViewController") } == [
          "made RNNComponentViewController c1", "made RNNStackController s1", "made RNNComponentViewController l",
          "made RNNComponentViewController c2", "made RNNSideMenuViewController m", "made RNNBottomTabsController t",
        ])
      #expect(places.filter { $0.hasPrefix("made RNNSideMenuChildViewController ") }.count == 2)
      _ = try await app.push("c1", .screen("c3"))
      _ = try await app.showModal(.stack([.screen("m1")], id: "ms"))
      _ = try await app.showOverlay(.screen("o1"))
      _ = try await app.setStackRoot("c3", [.screen("c4"), .screen("c5")])
      #expect(
        try await made() == [
          "made RNNComponentViewController c3", "made RNNComponentViewController m1", "made RNNStackController ms",
          "made RNNComponentViewController o1", "made RNNComponentViewController c4",
          "made RNNComponentViewController c5",
        ])
      // No controller is made for a layout that is rejected.
      _ = try? await app.push("c4", .external(name: "app.None"))
      #expect(try await made() == [])
      trace.close()
    }
  }
}
