import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// typed-routing §12: presentations over the bridge.
@Suite("Typed routing: sheets and covers over the bridge", .timeLimit(.minutes(20)))
struct PresentationMappingTests {
  @Test("A sheet with a stack can push in it, and close() dismisses it", arguments: Setup.everyRoute)
  func sheet(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      routing.clear()
      stack.router.present(SampleRoute.list)
      try await routing.settle()
      #expect(routing.commands == ["showModal"])
      try await routing.expect("[home] + [list]")
      let sheet = try #require(stack.sheet?.router)
      sheet.push(SampleRoute.item(1))
      try await routing.settle()
      try await routing.expect("[home] + [list item1]")
      routing.clear()
      stack.router.close()
      try await routing.settle()
      #expect(routing.commands == [])
      sheet.close()
      try await routing.settle()
      #expect(routing.commands == ["dismissModal"])
      try await routing.expect("[home]")
      #expect(routing.log.entries.filter { $0.hasSuffix(": close") }.count == 1)
    }
  }

  @Test("A sheet without a stack is a single component, in which a push shows nothing", arguments: Setup.everyRoute)
  func component(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      stack.router.present(SampleRoute.list, withStack: false)
      try await routing.settle()
      try await routing.expect("[home] + list")
      routing.clear()
      let sheet = try #require(stack.sheet?.router)
      sheet.push(SampleRoute.item(1))
      try await routing.settle()
      #expect(routing.commands == [] && sheet.path.count == 1)
      sheet.update(root: SampleRoute.other)
      try await routing.settle()
      #expect(routing.commands == ["dismissModal", "showModal"])
      try await routing.expect("[home] + other")
    }
  }

  @Test(
    "A sheet can be swiped down, which clears the slot, logs one close and sends nothing", arguments: Setup.everyRoute)
  func swiped(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      let before = routing.bridge.router.tree.liveRouterCount
      stack.router.present(SampleRoute.list)
      try await routing.settle()
      routing.clear()
      #expect(try await routing.world.driver.dismissModal())
      try await routing.settle()
      #expect(stack.router.sheet == nil && routing.commands == [])
      #expect(routing.log.entries.filter { $0.hasSuffix(": close") }.count == 1)
      #expect(routing.bridge.router.tree.liveRouterCount == before)
      try await routing.expect("[home]")
    }
  }

  @Test("A cover fills the screen and cannot be swiped down", arguments: Setup.everyRoute)
  func cover(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      stack.router.cover(SampleRoute.list)
      try await routing.settle()
      #expect(try await routing.world.driver.dismissModal() == false)
      try await routing.settle()
      #expect(stack.router.cover == AnyRoute(SampleRoute.list))
      try await routing.expect("[home] + [list]")
      stack.cover?.router.close()
      try await routing.settle()
      try await routing.expect("[home]")
    }
  }

  @Test("A sheet that replaces another one is shown after the other's dismissal", arguments: Setup.everyRoute)
  func replaced(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      stack.router.present(SampleRoute.list)
      try await routing.settle()
      routing.clear()
      stack.router.present(SampleRoute.other)
      try await routing.settle()
      #expect(routing.commands == ["dismissModal", "showModal"])
      try await routing.expect("[home] + [other]")
    }
  }

  @Test(
    """
    Typed routing: sheets and covers over the bridge closeChildren() dismisses each modal above, the topmost first, \
    and all their routers end
    """,
    arguments: Setup.everyRoute)
  func closeChildren(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      let before = routing.bridge.router.tree.liveRouterCount
      for number in 1...3 {
        stack.router.deepestRouter()?.present(SampleRoute.item(number))
        try await routing.settle()
      }
      try await routing.expect("[home] + [item1] + [item2] + [item3]")
      routing.clear()
      stack.router.closeChildren()
      #expect(routing.bridge.router.tree.liveRouterCount == before)
      #expect(routing.log.entries.filter { $0.hasSuffix(": deleted") }.count == 3)
      try await routing.settle()
      #expect(routing.commands == ["dismissModal", "dismissModal", "dismissModal"])
      var dismissed: [Int] = []
      for case .event(let event) in routing.script.entries {
        guard let (id, _) = event.payload(of: RNNEvents.declared.modalDismissed) else { continue }
        dismissed.append(try #require(Int(id.dropFirst("modal-".count))))
      }
      #expect(dismissed.count == 3 && dismissed == dismissed.sorted(by: >))
      try await routing.expect("[home]")
    }
  }

  @Test("A cover over a sheet stays when the sheet below is closed", arguments: Setup.everyRoute)
  func sheetBelowCover(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      stack.router.present(SampleRoute.list)
      stack.router.cover(SampleRoute.other)
      try await routing.settle()
      try await routing.expect("[home] + [list] + [other]")
      stack.sheet?.router.close()
      try await routing.settle()
      try await routing.expect("[home] + [other]")
    }
  }

  @Test(
    """
    Typed routing: sheets and covers over the bridge terminate() in a sheet runs the presenter's observer before the \
    dismissal
    """, arguments: Setup.everyRoute)
  func terminate(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      var received: [Int] = []
      stack.router.add(context: Int.self) { received.append($0) }
      stack.router.present(SampleRoute.list)
      try await routing.settle()
      let sheet = try #require(stack.sheet?.router)
      sheet.push(SampleRoute.item(1))
      try await routing.settle()
      routing.clear()
      sheet.terminate(7)
      #expect(received == [7] && stack.router.sheet == nil)
      let entries = routing.log.entries
      let run = try #require(entries.firstIndex { $0.contains("observer") && $0.hasSuffix("run") })
      #expect(run < (try #require(entries.firstIndex { $0.hasSuffix(": close") })))
      try await routing.settle()
      #expect(routing.commands == ["dismissModal"])
    }
  }

  @Test("Commands in a sheet wait until it is shown", arguments: Setup.everyRoute)
  func waits(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      routing.clear()
      stack.router.push(SampleRoute.other)
      stack.router.present(SampleRoute.list)
      routing.bridge.router.tree.render()
      let sheet = try #require(stack.sheet?.router)
      sheet.push(SampleRoute.item(1))
      routing.bridge.router.tree.render()
      sheet.present(SampleRoute.item(2))
      try await routing.settle()
      #expect(routing.commands == ["push", "showModal", "push", "showModal"])
      try await routing.expect("[home other] + [list item1] + [item2]")
    }
  }
}
