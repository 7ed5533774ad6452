import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// typed-routing §3, §8: the content of the screens, as a driver reads and touches it.
@Suite("The content of typed routing's screens", .timeLimit(.minutes(20)))
struct RoutingContentTests {
  @Test(
    "The content of typed routing's screens has the values of the route, and those of a new root after it is replaced",
    arguments: Setup.everyDepth)
  func values(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await routing.showStack().router
      router.push(SampleRoute.item(7))
      try await routing.settle()
      try await expectShown(["item7"], routing)
      router.push(SampleRoute.item(8))
      router.present(SampleRoute.item(9))
      try await routing.settle()
      try await expectShown(["item8", "item9"], routing)
      router.close()
      router.closeChildren()
      router.popToRoot()
      router.update(root: SampleRoute.item(1))
      try await routing.settle()
      try await expectShown(["item1"], routing)
    }
  }

  @Test(
    """
    The content of typed routing's screens has links, which push when a finger taps their texts or their ids, in a \
    sheet and after a reload too
    """,
    arguments: Setup.everyDepth)
  func links(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      try await routing.world.driver.tap(.text("Other"))
      try await routing.settle()
      try await routing.expect("[home other]")
      stack.router.present(SampleRoute.list)
      try await routing.settle()
      try await routing.world.driver.tap(.testID("TO_OTHER"))
      try await routing.settle()
      try await routing.expect("[home other] + [list other]")
      _ = try await routing.world.driver.reload()
      try await routing.settle()
      try await routing.world.driver.tap(.text("Other"))
      try await routing.settle()
      try await routing.expect("[home other] + [list other other]")
    }
  }

  @Test(
    "The content of typed routing's screens has links without a route, which do nothing, and no others",
    arguments: Setup.everyDepth(.turbo))
  func disabled(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      _ = try await routing.showStack()
      let shown = ScreenTree.contents(in: try await routing.world.driver.snapshot(react: true))
      let links = shown.first?.tree["children"]?.array ?? []
      #expect(links.compactMap { $0["text"]?.string } == ["Other", "Nowhere"])
      #expect(links.map { $0["enabled"] } == [nil, false])
      #expect(links.compactMap { $0["testID"]?.string } == ["TO_OTHER"])
      // The rows are one under the other. The surface itself begins below the bar.
      #expect(links.compactMap { $0["frame"]?[1]?.double } == [0, 44])
      try await routing.world.driver.tap(.text("Nowhere"))
      await #expect(throws: RPCError.self) { try await routing.world.driver.tap(.text("Elsewhere")) }
      try await routing.settle()
      try await routing.expect("[home]")
    }
  }

  /// Expects that the visible screens show the values of these routes, whatever their order is.
  @ScriptThread
  private func expectShown(
    _ routes: [String], _ routing: RoutingWorld, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let shown = ScreenTree.contents(in: try await routing.world.driver.snapshot(react: true))
      .sorted { $0.name < $1.name }
    #expect(shown.map(\.name) == routes.map { "app.\($0)" }, sourceLocation: sourceLocation)
    #expect(
      shown.map { $0.tree["props"] ?? .null } == routes.map { ["route": .string($0)] }, sourceLocation: sourceLocation)
  }
}

/// The content of screens in a snapshot.
enum ScreenTree {
  /// Returns the names of the screens whose content is described, with their trees, in the order of the snapshot.
  static func contents(in snapshot: JSON) -> [(name: String, tree: JSON)] {
    if let members = snapshot.array { return members.flatMap(contents) }
    guard let object = snapshot.object else { return [] }
    if let tree = object["react"], tree != .null { return [(object["name"]?.string ?? "", tree)] }
    return object.flatMap { contents(in: $0.value) }
  }
}
