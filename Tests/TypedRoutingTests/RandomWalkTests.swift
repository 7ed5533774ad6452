import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Random walks through typed routing")
@ScriptThread
struct RandomWalkTests {
  private let stage = Stage()

  @Test(
    "Random walks through typed routing leave containers, routers and observers in agreement after every tick",
    arguments: [1, 2, 3] as [UInt64])
  func agreement(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tabs = stage.tabs(.onSwitchToTab)
    let split = stage.mount(
      RoutingSplitView(
        destination: AppRoute.self, root: .home, content: { (shop: ShopRoute) in .shop(shop) },
        detail: { (number: Int) in .detail(number) }))
    for _ in 0..<600 {
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let stacks = Self.stacks(in: tabs) + Self.stacks(in: split)
        act(on: try #require(stacks.randomElement(using: &random)).router, &random)
        if Int.random(in: 0..<8, using: &random) == 0 {
          tabs.tabRouter.tabPressed(AnyTabRoute(try #require(MainTab.allCases.randomElement(using: &random))))
        }
      }
      stage.tree.render()
      let stacks = Self.stacks(in: tabs) + Self.stacks(in: split)
      for stack in stacks { expectAgreement(of: stack) }
      // The app's router and the tab router have no stack of screens.
      #expect(stage.tree.liveRouterCount == stacks.count + 2)
      _ = stage.entries()
    }
  }

  private static func stacks(in container: MountedContainer) -> [MountedStack] {
    ((container as? MountedStack).map { [$0] } ?? []) + container.nested.flatMap(stacks)
  }

  private func act(on router: Router, _ random: inout SeededGenerator) {
    let route = [AppRoute.home, .list, .detail(1), .detail(2), .info].randomElement(using: &random)!
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2: router.push(route)
    case 3: router.back()
    case 4: router.popToRoot()
    case 5: router.update(root: route)
    case 6: router.present(route, withStack: Bool.random(using: &random))
    case 7: router.cover(route)
    case 8: router.close()
    case 9: router.closeChildren()
    case 10: router.terminate(Choice(number: 1))
    case 11:
      router.pathReplaced(
        by: Array(router.path.shuffled(using: &random).dropLast(Int.random(in: 0...1, using: &random))))
    case 12: router.slotCleared(Bool.random(using: &random) ? .sheet : .cover)
    case 13: router.select(detail: Int.random(in: 0...2, using: &random))
    case 14: router.select(content: Bool.random(using: &random) ? ShopRoute.cart : nil)
    default: router.add(context: Choice.self) { _ in }
    }
  }

  private func expectAgreement(of stack: MountedStack) {
    let router = stack.router
    #expect(stack.screens.map(\.route) == [router.root] + (stack.hasStack ? router.path : []))
    for slot in PresentationSlot.allCases {
      let nested = stack.nested(at: .slot(slot)) as? MountedStack
      #expect((nested == nil) == (router.route(in: slot) == nil) && nested?.router === router.router(in: slot))
      if let nested { #expect(nested.router.parent === router && nested.parent === stack) }
    }
    if let split = stack as? MountedSplit {
      #expect(split.contentScreen?.route == router.contentRoute && split.detailScreen?.route == router.detailRoute)
    }
    for observer in router.observers {
      let places = [router.root, router.contentRoute, router.detailRoute]
      let isInPlace =
        observer.pathCount == 0
        ? places.contains(observer.route)
        : router.path.indices.contains(observer.pathCount - 1) && router.path[observer.pathCount - 1] == observer.route
      #expect(isInPlace, "\(observer) at \(observer.pathCount), path \(router.pathText)")
    }
  }
}
