import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeWire
import Testing

/// typed-routing §12: the methods of a stack's router as commands, and what people do as state.
@Suite("Typed routing: stacks over the bridge", .timeLimit(.minutes(20)))
struct StackMappingTests {
  /// A change of a router, the commands that it sends, and the form of both trees afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var before: [SampleRoute] = []
    let change: @ScriptThread @Sendable (Router) -> Void
    let commands: [String]
    let form: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "push", change: { $0.push(SampleRoute.list) }, commands: ["push"], form: "[home list]"),
    Row(
      name: "several pushes of one tick",
      change: { router in for number in 1...3 { router.push(SampleRoute.item(number)) } },
      commands: ["setStackRoot"], form: "[home item1 item2 item3]"),
    Row(name: "back", before: [.list, .other], change: { $0.back() }, commands: ["pop"], form: "[home list]"),
    Row(name: "back on an empty path", change: { $0.back() }, commands: [], form: "[home]"),
    Row(
      name: "popToRoot", before: [.list, .other], change: { $0.popToRoot() }, commands: ["popToRoot"], form: "[home]"),
    Row(name: "popToRoot on an empty path", change: { $0.popToRoot() }, commands: [], form: "[home]"),
    Row(
      name: "terminate to a screen in the middle", before: [.list, .item(1), .item(2), .item(3)],
      change: { $0.terminate(7) }, commands: ["popTo"], form: "[home list]"),
    Row(
      name: "terminate by one", before: [.list, .item(1)], change: { $0.terminate(7) }, commands: ["pop"],
      form: "[home list]"),
    Row(
      name: "terminate to the root", before: [.item(1), .item(2)],
      change: { $0.terminate("root") }, commands: ["popToRoot"], form: "[home]"),
    Row(
      name: "update(root:) with an empty path", change: { $0.update(root: SampleRoute.settings) },
      commands: ["setStackRoot"], form: "[settings]"),
    Row(
      name: "update(root:) with a path", before: [.list, .other], change: { $0.update(root: SampleRoute.settings) },
      commands: ["setStackRoot"], form: "[settings list other]"),
    Row(
      name: "a push and a back in one tick",
      change: { router in
        router.push(SampleRoute.list)
        router.back()
      }, commands: [], form: "[home]"),
    Row(
      name: "a push in the place of another screen", before: [.list],
      change: { router in
        router.back()
        router.push(SampleRoute.other)
      }, commands: ["setStackRoot"], form: "[home other]"),
    Row(
      name: "a route of a foreign type", change: { $0.push(ForeignRoute()) }, commands: ["push"],
      form: "[home RouteNotFound]"),
  ]

  @Test("Each change is one command, and both trees are equal", arguments: Setup.everyRoute)
  func commands(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      for row in Self.rows {
        let stack = try await routing.showStack()
        stack.router.add(context: String.self) { _ in }
        for route in row.before {
          stack.router.push(route)
          if route == .list { stack.router.add(context: Int.self) { _ in } }
        }
        try await routing.settle()
        routing.clear()
        row.change(stack.router)
        try await routing.settle()
        #expect(routing.commands == row.commands, "\(row.name)")
        try await routing.expect(row.form)
      }
    }
  }

  @Test(
    "A new root keeps the screens of the path: none is rendered anew, and none appears or disappears",
    arguments: Setup.everyRoute)
  func keptPath(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.list)
      router.push(SampleRoute.other)
      try await routing.settle()
      routing.clear()
      router.update(root: SampleRoute.settings)
      try await routing.settle()
      #expect(routing.script.words.filter { $0.hasPrefix("run(") }.count == 1)
      #expect(routing.script.words.filter { $0.hasPrefix("D(") || $0.hasPrefix("X(") } == [])
      try await routing.expect("[settings list other]")
    }
  }

  @Test(
    "A swipe back and the back button are written back in one assignment, and send nothing", arguments: Setup.everyRoute
  )
  func back(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      for route in [SampleRoute.list, .item(1), .item(2)] { router.push(route) }
      try await routing.settle()
      routing.clear()
      #expect(try await routing.world.driver.swipeBack())
      try await routing.settle()
      try await routing.expect("[home list item1]")
      try await routing.world.driver.tapBack()
      try await routing.settle()
      try await routing.expect("[home list]")
      #expect(try await routing.world.driver.swipeBack(complete: false))
      try await routing.settle()
      try await routing.expect("[home list]")
      #expect(routing.commands == [])
      #expect(routing.log.entries.filter { $0.contains("back") }.count == 2)
    }
  }

  @Test("Observers of a screen end with a swipe back, too", arguments: Setup.everyRoute)
  func observers(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.list)
      try await routing.settle()
      var runs = 0
      router.add(context: Int.self) { _ in runs += 1 }
      #expect(try await routing.world.driver.swipeBack())
      try await routing.settle()
      router.context(1)
      #expect(runs == 0)
    }
  }

  @Test(
    "A native screen that pushes another one appends it to the path, and back() removes it", arguments: Setup.everyRoute
  )
  func nativePush(_ setup: Setup) async throws {
    var options = World.Options()
    options.externalComponents = [
      "app.Native": #"{"views": [{"class": "UIButton", "testID": "on", "action": {"pushNative": "app.Next"}}]}"#,
      "app.Next": #"{"title": "Next"}"#,
    ]
    try await RoutingWorld.run(setup, options) { routing in
      let router = try await routing.showStack().router
      router.push(NativeScreenRoute("app.Native"))
      try await routing.settle()
      routing.clear()
      try await routing.world.driver.tap(testID: "on")
      try await routing.settle()
      #expect(router.path.last == AnyRoute(NativeScreenRoute("app.Next")))
      try await routing.expect("[home Native Next]")
      #expect(routing.commands == [])
      #expect(routing.log.entries.filter { $0.contains("navigation") }.count == 1)
      router.update(root: SampleRoute.settings)
      try await routing.settle()
      try await routing.expect("[settings Native Next]")
      router.back()
      try await routing.settle()
      try await routing.expect("[settings Native]")
    }
  }

  @Test(
    "A route of a foreign type shows the error in place of its screen, is logged, and back() recovers",
    arguments: Setup.everyRoute)
  func notFound(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      router.push(ForeignRoute())
      try await routing.settle()
      #expect(routing.log.entries.filter { $0.contains("ForeignRoute") && $0.contains("error") }.count == 1)
      try await routing.expect("[home RouteNotFound]")
      router.back()
      try await routing.settle()
      try await routing.expect("[home]")
    }
  }

  @Test("Screens log that they have appeared and disappeared", arguments: Setup.everyRoute)
  func appearance(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      _ = try await routing.world.driver.advanceClock(milliseconds: 100)
      routing.clear()
      router.push(SampleRoute.list)
      try await routing.settle()
      let entries = routing.log.entries.filter { $0.contains("ppear") }
      #expect(entries.count == 2)
    }
  }
}
