import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// typed-routing §3, §8, §12: features as a person at the device sees them.
@Suite("Typed routing as it is seen on the device", .timeLimit(.minutes(20)))
struct RoutingRowTests {
  @Test("One declaration shows the root, and each route shows its own component", arguments: Setup.everyRoute)
  func components(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      try await routing.expect("[home]")
      for route in [SampleRoute.list, .item(1), .item(2), .other, .settings] {
        router.push(route)
        try await routing.settle()
      }
      try await routing.expect("[home list item1 item2 other settings]")
    }
  }

  @Test(
    """
    Typed routing as it is seen on the device push lengthens the path and the native stack by one, and the new \
    component appears
    """, arguments: Setup.everyRoute)
  func push(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      routing.clear()
      stack.router.push(SampleRoute.list)
      #expect(stack.router.path == [AnyRoute(SampleRoute.list)])
      try await routing.settle()
      let pushed = try #require(stack.topScreen)
      #expect(pushed.isVisible && routing.script.words.contains("D(screen-\(pushed.id))"))
      try await routing.expect("[home list]")
    }
  }

  @Test(
    "A sheet with a stack shows what is pushed in it, and one without a stack does not", arguments: Setup.everyRoute)
  func stackOfSheet(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      for (withStack, form) in [(true, "[home] + [list other]"), (false, "[home] + list")] {
        stack.router.present(SampleRoute.list, withStack: withStack)
        try await routing.settle()
        stack.sheet?.router.push(SampleRoute.other)
        try await routing.settle()
        try await routing.expect(form)
        stack.sheet?.router.close()
        try await routing.settle()
      }
    }
  }

  @Test("Both slots are native modals, and are cleared from either side", arguments: Setup.everyRoute)
  func slots(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      stack.router.cover(SampleRoute.other)
      try await routing.settle()
      stack.cover?.router.present(SampleRoute.list)
      try await routing.settle()
      try await routing.expect("[home] + [other] + [list]")
      #expect(try await routing.world.driver.dismissModal())
      try await routing.settle()
      #expect(stack.cover?.router.sheet == nil)
      try await routing.expect("[home] + [other]")
      stack.router.closeChildren()
      try await routing.settle()
      #expect(stack.router.cover == nil)
      try await routing.expect("[home]")
    }
  }

  @Test(
    "A tap is an action, a router's method, a new state, and then a change of the native tree",
    arguments: Setup.everyRoute)
  func action(_ setup: Setup) async throws {
    var options = World.Options()
    options.externalComponents = [
      "app.Buttons": #"{"views": [{"class": "UIButton", "testID": "onward", "action": {"emit": ["app.onward", {}]}}]}"#
    ]
    try await RoutingWorld.run(setup, options) { routing in
      let router = try await routing.showStack().router
      router.push(NativeScreenRoute("app.Buttons"))
      try await routing.settle()
      var steps: [String] = []
      routing.log.onEntry = { if $0.contains("navigation") { steps.append("method") } }
      routing.script.navigation.onOccurrence = { occurrence in
        guard case .event(let event) = occurrence else { return }
        if event.name == "app.onward" {
          steps.append("action")
          router.push(SampleRoute.list)
          steps.append("state \(router.path.count)")
        }
        if event.name == RNNEvents.declared.commandCompleted.name { steps.append("native") }
      }
      try await routing.world.driver.tap(testID: "onward")
      try await routing.settle()
      #expect(steps == ["action", "method", "state 2", "native"])
      try await routing.expect("[home Buttons list]")
    }
  }
}
