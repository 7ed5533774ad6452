import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §2, §12 (N18, N20): a walk of 10 000 acts in all, with reloads and killed scripts.
@Suite("A random walk of both sides of the native router", .timeLimit(.minutes(20)), .serialized)
struct NativeRouterWalkTests {
  @Test(
    """
    A random walk of both sides of the native router keeps the invariants and the mirror, and answers each request \
    once
    """,
    arguments: Architecture.allCases, [1, 2, 3, 4, 5] as [UInt64])
  func walk(_ architecture: Architecture, _ seed: UInt64) async throws {
    let acts = 1000
    let outcome = try await OwnThread.runInTurn {
      Result {
        var configuration = NativeSideConfiguration()
        configuration.routerApp = Self.app
        return try World.run(
          seed: seed, design: .coordinatorRouter, configuration: configuration, kinds: [.act], stepLimit: 50_000_000
        ) { world in
          let walk = try await Walk(world, architecture, seed: seed)
          try await walk.run(acts: acts)
        }
      }
    }.get()
    #expect(outcome.steps > acts)
  }

  private static let app = RouterApp(
    tabs: [
      RouterApp.Tab(name: "home", root: NativeRoute(name: "H")),
      RouterApp.Tab(name: "sports", root: NativeRoute(name: "S")),
    ],
    home: "home",
    screens: [
      RouterApp.Screen(name: "L", isModal: true), RouterApp.Screen(name: "Lock", isModal: true, isDismissable: false),
    ],
    schemes: ["app"], templates: [RouterApp.Template(pattern: "bets/:id", screen: "Bet", stack: "sports")])

  /// A script and a user, who act without waiting for each other.
  @ScriptThread
  private final class Walk {
    private let world: World
    private let architecture: Architecture
    private var random: SeededGenerator
    private var script: Navigation
    private var router: NativeRouter
    private var requested = 0
    private var answered = 0
    /// The number of the last state.
    private var changes = 0

    init(_ world: World, _ architecture: Architecture, seed: UInt64) async throws {
      (self.world, self.architecture, random) = (world, architecture, SeededGenerator(seed: seed, index: 7))
      script = try await world.script(architecture)
      router = NativeRouter(script)
      try await router.getState()
    }

    func run(acts: Int) async throws {
      for act in 1...acts {
        try await self.act()
        // Most acts come while others are under way.
        if act % 10 == 0 { try await compare() }
        if act % 100 == 50 { try await world.driver.reload() }
        if act % 100 == 0 { try await restart() }
      }
      try await compare()
      #expect(requested > acts / 3 && changes > acts / 10, "the walk has become idle")
    }

    /// Kills the script and starts another one.
    private func restart() async throws {
      script.close()
      script = try await world.script(architecture)
      router = NativeRouter(script)
      try await router.getState()
    }

    /// Waits until nothing is under way, and compares the mirror with the native state.
    private func compare() async throws {
      for _ in 0..<100 where answered < requested { try await world.driver.waitForIdle(timeout: 60_000) }
      #expect(answered == requested)
      try await world.driver.waitForIdle(timeout: 60_000)
      // The answer follows all reports before it, and does not reach the mirror.
      let native = RouterState(json: try await script.call(\NativeAppViewDeclaration.getState, "look"))
      #expect(router.mirror.state == native && native != nil)
      changes = native?.seq ?? 0
      let statistics = try await world.driver.stats().json
      #expect(statistics["router"]?["violations"] == 0 && statistics["router"]?["timedOut"] == 0)
      #expect(statistics["router"]?["waiting"] == 0 && statistics["router"]?["running"] == false)
    }

    private func act() async throws {
      switch random.below(10) {
      case 0..<4:
        let action = action()
        request { [self] () throws(RPCError) in try await self.router.perform(action) }
      case 4:
        let url = ["app://bets/\(random.below(3))", "app://none", "other://bets/1"][random.below(3)]
        request { [self] () throws(RPCError) in try await self.router.openURL(url) }
      case 5: _ = try await world.driver.request(CoordinatorRouterMethods.perform, action().json)
      case 6: try await world.driver.openURL("app://bets/\(random.below(3))?x=1")
      default: await gesture()
      }
    }

    /// Sends a request without waiting for its answer, of which there is exactly one, also when the script ends.
    private func request(_ send: @escaping @ScriptThread () async throws(RPCError) -> Int) {
      requested += 1
      Task(executorPreference: ScriptThread.executor) { [self] in await count(send) }
    }

    private func count(_ send: @ScriptThread () async throws(RPCError) -> Int) async {
      _ = try? await send()
      answered += 1
    }

    private func gesture() async {
      let driver = world.driver!
      let completes = random.below(3) > 0
      let side = random.below(2) == 0 ? MenuSide.left : .right
      switch random.below(8) {
      case 0, 1: _ = try? await driver.swipeBack(complete: completes)
      case 2: _ = try? await driver.dismissModal(complete: completes)
      case 3: _ = try? await driver.openSideMenu(side, complete: completes)
      case 4: _ = try? await driver.closeSideMenu(side, complete: completes)
      case 5, 6: _ = try? await driver.tap(tabIndex: random.below(2))
      default: _ = try? await driver.tapBack()
      }
    }

    private func action() -> NavigationAction {
      // Long chains would only make the messages longer.
      if let state = router.mirror.state, state.activeChain.count + state.modals.count > 4 { return .reset }
      let route = NativeRoute(
        name: ["H", "S", "A", "B", "L", "Lock"][random.below(6)], params: ["n": .int(Int64(random.below(3)))])
      let drawer = DrawerState(side: random.below(2) == 0 ? .left : .right)
      switch random.below(14) {
      case 0: return .goBack
      case 1: return .setParams(params: ["x": .int(Int64(random.below(3)))])
      case 2, 3, 4:
        return .navigate(
          action: random.below(4) == 0 ? .setParams(params: ["nested": true]) : nil, route: route,
          stack: [nil, nil, "home", "sports", "casino"][random.below(5)])
      case 5: return .reset
      case 6: return .resetHome
      case 7: return .openDrawer(drawerState: drawer)
      case 8: return .closerDrawer
      case 9: return .toggleDrawer(drawerState: drawer)
      case 10, 11: return .push(navParams: NavigateParams(route: route, animated: random.below(2) == 0))
      case 12: return .pop(popParams: PopParams(count: 1 + random.below(3)))
      default: return random.below(2) == 0 ? .replace(navParams: NavigateParams(route: route)) : .popToTop
      }
    }
  }
}
