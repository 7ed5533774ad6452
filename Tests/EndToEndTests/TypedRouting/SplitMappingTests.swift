import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// typed-routing §12: split views over the bridge.
@Suite("Typed routing: split views over the bridge", .timeLimit(.minutes(20)))
struct SplitMappingTests {
  private static let pad = World.Options(device: "iPad Pro 11")

  @ScriptThread
  private static func show(_ routing: RoutingWorld, columns: Int) async throws -> MountedSplit {
    let split =
      columns == 2
      ? RoutingSplitView(destination: SampleRoute.self, root: .home) { (number: Int) in .item(number) }
      : RoutingSplitView(
        destination: SampleRoute.self, root: .home, content: { (text: String) in .list },
        detail: { (number: Int) in .item(number) })
    let mounted = routing.bridge.setRoot(split)
    try await routing.settle()
    return mounted
  }

  @Test(
    "Two columns: a selection replaces the detail, and the path shows in the detail's stack",
    arguments: Setup.everyRoute)
  func two(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.pad) { routing in
      let router = try await Self.show(routing, columns: 2).router
      #expect(!router.isCompact)
      try await routing.expect("<[home] | [Placeholder]>")
      routing.clear()
      router.select(detail: 1)
      try await routing.settle()
      #expect(routing.commands == ["setStackRoot"])
      try await routing.expect("<[home] | [item1]>")
      routing.clear()
      router.push(SampleRoute.other)
      try await routing.settle()
      #expect(routing.commands == ["push"])
      try await routing.expect("<[home] | [item1 other]>")
      router.select(detail: 2)
      try await routing.settle()
      try await routing.expect("<[home] | [item2]>")
      router.select(detail: Int?.none)
      try await routing.settle()
      try await routing.expect("<[home] | [Placeholder]>")
    }
  }

  @Test(
    "Three columns: the content is the second level of the master, and a tap of its back button clears it",
    arguments: Setup.everyRoute)
  func three(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, Self.pad) { routing in
      let router = try await Self.show(routing, columns: 3).router
      routing.clear()
      router.select(content: "a")
      try await routing.settle()
      #expect(routing.commands == ["push"])
      router.select(detail: 1)
      try await routing.settle()
      try await routing.expect("<[home list] | [item1]>")
      routing.clear()
      try await routing.world.driver.tapBack()
      try await routing.settle()
      #expect(router.contentSelection == nil && routing.commands == [])
      try await routing.expect("<[home] | [item1]>")
    }
  }

  @Test("On a phone all columns are one stack, and going back clears the selection", arguments: Setup.everyRoute)
  func compact(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let router = try await Self.show(routing, columns: 3).router
      #expect(router.isCompact)
      router.select(content: "a")
      router.select(detail: 1)
      router.push(SampleRoute.other)
      try await routing.settle()
      try await routing.expect("[home list item1 other]")
      routing.clear()
      for form in ["[home list item1]", "[home list]", "[home]"] {
        #expect(try await routing.world.driver.swipeBack())
        try await routing.settle()
        try await routing.expect(form)
      }
      #expect(routing.commands == [] && router.detailSelection == nil && router.contentSelection == nil)
    }
  }

  @Test("A large phone shows two columns in landscape, and one stack in portrait", arguments: Setup.turbo)
  func rotation(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup, .init(device: "iPhone 16 Pro Max")) { routing in
      let router = try await Self.show(routing, columns: 2).router
      router.select(detail: 1)
      try await routing.settle()
      try await routing.expect("[home item1]")
      #expect(try await routing.world.driver.rotate(.landscapeLeft))
      try await routing.settle()
      #expect(!router.isCompact)
      try await routing.expect("<[home] | [item1]>")
    }
  }
}
