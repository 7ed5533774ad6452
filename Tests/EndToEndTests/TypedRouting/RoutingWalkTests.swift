import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// typed-routing §12: both trees are equal at every idle, whatever the routers and people do.
@Suite("Typed routing: random walks and large trees", .timeLimit(.minutes(20)))
struct RoutingWalkTests {
  @Test(
    "Ten thousand operations of routers with gestures in between leave the routers' state equal to the native tree",
    arguments: [Setup(depth: .inProcess, architecture: .turbo), Setup(depth: .inProcess, architecture: .bridge)])
  func walk(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      var walk = RoutingWalk(seed: setup.architecture == .turbo ? 7 : 8, routing: routing, tabs: tabs)
      var done = 0
      while done < 5_000 {
        done += await walk.step()
        // A tapped link, and the native layout after a refusal, make the bridge send commands in turn.
        try await routing.settle()
        guard try await walk.isEqual("after \(done) operations") else { return }
        if done % 8 == 0, !(try await walk.showsValues("after \(done) operations")) { return }
      }
    }
  }

  @Test("A thousand nested presentations are released whole, on both sides, when the lowest is closed")
  func nested() async throws {
    try await RoutingWorld.run(Setup(depth: .inProcess, architecture: .turbo)) { routing in
      let stack = try await routing.showStack()
      let tree = routing.bridge.router.tree
      let routers = tree.liveRouterCount
      let controllers = try await Self.liveStacks(routing)
      var router = stack.router
      for number in 0..<1_000 {
        // A cover takes the screens below it out of the window. Sheets are all laid out in each pass.
        let slot: PresentationSlot = number % 50 == 0 ? .sheet : .cover
        if slot == .sheet { router.present(SampleRoute.item(number)) } else { router.cover(SampleRoute.item(number)) }
        tree.render()
        router = try #require(router.router(in: slot))
      }
      await routing.bridge.settled()
      #expect(tree.liveRouterCount == routers + 1_000)
      #expect(try await Self.liveStacks(routing) == controllers + 1_000)
      router = stack.router
      routing.log.entries = []
      stack.router.closeChildren()
      #expect(tree.liveRouterCount == routers)
      #expect(routing.log.entries.filter { $0.hasSuffix(": deleted") }.count == 1_000)
      await routing.bridge.settled()
      try await routing.expect("[home]")
      #expect(try await Self.liveStacks(routing) == controllers)
    }
  }

  @ScriptThread
  private static func liveStacks(_ routing: RoutingWorld) async throws -> Int {
    Int(try await routing.world.driver.stats().json["liveObjects"]?["RNNStackController"]?.int ?? 0)
  }
}

/// A random walk through the operations of routers and the gestures of people.
@ScriptThread
private struct RoutingWalk {
  private var random: SeededGenerator
  private let routing: RoutingWorld
  private let tabs: MountedTabs
  private var history: [String] = []

  init(seed: UInt64, routing: RoutingWorld, tabs: MountedTabs) {
    random = SeededGenerator(seed: seed)
    self.routing = routing
    self.tabs = tabs
  }

  /// Makes up to ten operations, each in the same tick as the one before or in the next one, and then perhaps a
  /// gesture that does not wait for them. Returns the number of operations.
  mutating func step() async -> Int {
    let count = Int.random(in: 1...10, using: &random)
    for _ in 0..<count {
      operate()
      if Bool.random(using: &random) { routing.bridge.router.tree.render() }
    }
    guard Bool.random(using: &random) else { return count }
    await gesture()
    return count + 1
  }

  private mutating func operate() {
    let router = target()
    let route = SampleRoute.item(Int.random(in: 0..<5, using: &random))
    let choice = Int.random(in: 0..<16, using: &random)
    history.append("\(router) \(choice) \(route)")
    switch choice {
    case 0...3: router.push(route)
    case 4...5: router.back()
    case 6: router.popToRoot()
    case 7: router.update(root: route)
    case 8: router.present(route)
    case 9: router.cover(route)
    case 10: router.present(route, withStack: false)
    case 11: router.close()
    case 12: router.closeChildren()
    case 13: router.handle(deeplink: .push(route, root: .list, path: [.other]))
    case 14: tabs.tabRouter.change(tab: SampleTab.allCases[Int.random(in: 0..<3, using: &random)])
    default: router.terminate(1)
    }
  }

  private mutating func target() -> Router {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: tabs.tabRouter.find(tab: SampleTab.allCases[Int.random(in: 0..<3, using: &random)])!
    default: tabs.tabRouter.deepestRouter()!
    }
  }

  private mutating func gesture() async {
    let driver = routing.world.driver!
    let choice = Int.random(in: 0..<8, using: &random)
    history.append("gesture \(choice)")
    switch choice {
    case 0...1: _ = try? await driver.swipeBack()
    case 2: _ = try? await driver.swipeBack(complete: false)
    case 3: try? await driver.tapBack()
    case 4: _ = try? await driver.dismissModal()
    case 5: try? await driver.tap(.testID("TO_OTHER"))
    default: try? await driver.tap(tabIndex: Int.random(in: 0..<3, using: &random))
    }
  }

  /// Expects that each visible screen shows the values of its own route.
  func showsValues(_ moment: Comment) async throws -> Bool {
    let shown = ScreenTree.contents(in: try await routing.world.driver.snapshot(react: true))
    let isRight =
      !shown.isEmpty && shown.allSatisfy { $0.tree["props"]?["route"]?.string.map { "app.\($0)" } == $0.name }
    #expect(isRight, "\(moment): \(shown); \(history.suffix(8).joined(separator: "; "))")
    return isRight
  }

  /// Expects that both trees are equal.
  func isEqual(_ moment: Comment) async throws -> Bool {
    let layout = try await routing.script.navigation.call(\LayoutStateDeclaration.getLayout)
    let (native, state) = (TreeForm.native(layout), TreeForm.state(tabs))
    #expect(native == state, "\(moment): \(history.suffix(8).joined(separator: "; "))")
    return native == state
  }
}
