import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeWire
import ScriptSide
import Testing

/// typed-routing §12: commands that the native side refuses, and contexts that end.
@Suite("Typed routing: refused commands and lost contexts", .timeLimit(.minutes(20)))
struct RefusalTests {
  private static let strict = World.Options(strict: true)

  @Test(
    "A refused push makes the native stack win, with what was queued behind it, and is logged",
    arguments: Setup.everyRoute)
  func push(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.strict) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.list)
      try await routing.settle()
      var refusals: [String] = []
      routing.bridge.onRejection = { refusals.append($0.data["code"]?.string ?? "") }
      routing.clear()
      router.push(SampleRoute.broken)
      routing.bridge.router.tree.render()
      router.push(SampleRoute.other)
      #expect(router.path.count == 3)
      try await routing.settle()
      #expect(refusals == ["UNKNOWN_OPTION"])
      try await routing.expect("[home list]")
      #expect(routing.log.entries.contains { $0.hasSuffix("back by 2") })
      router.push(SampleRoute.item(1))
      try await routing.settle()
      try await routing.expect("[home list item1]")
    }
  }

  @Test("A refused new root makes the native root win", arguments: Setup.everyRoute)
  func root(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.strict) { routing in
      let router = try await routing.showStack().router
      router.update(root: SampleRoute.broken)
      try await routing.settle()
      try await routing.expect("[home]")
    }
  }

  @Test("A refused presentation clears the slot", arguments: Setup.everyRoute)
  func presentation(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.strict) { routing in
      let stack = try await routing.showStack()
      stack.router.present(SampleRoute.broken)
      try await routing.settle()
      #expect(stack.router.sheet == nil)
      try await routing.expect("[home]")
    }
  }

  @Test(
    "A presentation that is dropped behind a refused command leaves none above it on the screen",
    arguments: Setup.everyRoute)
  func droppedPresentation(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.strict) { routing in
      let stack = try await routing.showStack()
      stack.router.push(SampleRoute.broken)
      routing.bridge.router.tree.render()
      // The command for the cover waits behind the push, the one for the sheet behind the cover.
      stack.router.cover(SampleRoute.item(1))
      routing.bridge.router.tree.render()
      try #require(stack.cover).router.present(SampleRoute.item(2))
      try await routing.settle()
      #expect(stack.router.cover == nil)
      try await routing.expect("[home]")
      stack.router.cover(SampleRoute.item(3))
      try await routing.settle()
      try await routing.expect("[home] + [item3]")
    }
  }

  @Test(
    "A replacement that --strict refuses leaves the screens that are shown in the path", arguments: Setup.everyRoute)
  func replacement(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.strict) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.list)
      try await routing.settle()
      router.back()
      router.push(SampleRoute.list)
      try await routing.settle()
      try await routing.expect("[home list]")
      router.back()
      try await routing.settle()
      try await routing.expect("[home]")
    }
  }

  @Test(
    """
    Typed routing: refused commands and lost contexts synchronized() takes over the native layout, also after a \
    command that is not the bridge's
    """,
    arguments: Setup.everyRoute)
  func foreignCommand(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      for route in [SampleRoute.list, .item(1), .item(2)] { stack.router.push(route) }
      try await routing.settle()
      _ = try await routing.bridge.navigation.popToRoot("stack-\(stack.id)")
      await routing.bridge.synchronized()
      try await routing.expect("[home]")
    }
  }

  @Test(
    "After a reload in the middle of commands the tree is shown again, and everything has settled",
    arguments: Setup.everyRoute
  )
  func reload(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      tabs.tabRouter.push(SampleRoute.item(1), in: SampleTab.second)
      tabs.tabRouter.present(SampleRoute.settings)
      routing.bridge.router.tree.render()
      try await routing.world.driver.reload()
      tabs.tabRouter.push(SampleRoute.item(2))
      try await routing.settle()
      try await routing.expect("(0: [home], 1*: [list item1 item2], 2: [list]) + [settings]")
      #expect(try await routing.world.driver.dismissModal())
      #expect(try await routing.world.driver.swipeBack())
      try await routing.settle()
      try await routing.expect("(0: [home], 1*: [list item1], 2: [list])")
    }
  }

  @Test("When the connection is lost, nothing waits, and the routers' state goes on", arguments: Setup.everyRoute)
  func lost(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.list)
      routing.bridge.router.tree.render()
      routing.bridge.navigation.close()
      await routing.bridge.settled()
      router.push(SampleRoute.item(1))
      router.present(SampleRoute.settings)
      await routing.bridge.settled()
      #expect(router.path.count == 2 && router.router(in: .sheet) != nil)
    }
  }
}
