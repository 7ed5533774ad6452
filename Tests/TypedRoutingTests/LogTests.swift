import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport
import Testing

@Suite("The log and the signal")
@ScriptThread
struct LogTests {
  private let stage = Stage()

  @Test("The signal follows on the next tick, for exactly the kinds that change the tree")
  func events() async throws {
    let stack = stage.stack()
    let router = stack.router
    let tabs = stage.tabs()
    await stage.tick()
    var count = 0
    let subscription = stage.app.onEvent { count += 1 }
    func expect(_ expected: Int, _ name: String, _ work: () -> Void) async {
      count = 0
      work()
      #expect(count == 0, "\(name) at once")
      await stage.tick()
      #expect(count == expected, "\(name)")
    }
    await expect(1, "navigation") { router.push(AppRoute.list) }
    await expect(1, "add") { router.add(context: Choice.self) { _ in } }
    await expect(0, "execute") { router.context(Choice(number: 1)) }
    await expect(1, "remove") { router.remove(context: Choice.self) }
    await expect(1, "back") { router.back() }
    router.push(AppRoute.list)
    await stage.tick()
    await expect(1, "popToRoot") { router.popToRoot() }
    await expect(1, "changeTab") { tabs.tabRouter.change(tab: MainTab.search) }
    await expect(0, "appearance") { stack.rootScreen?.disappeared() }
    router.present(AppRoute.list)
    await stage.tick()
    count = 0
    stage.tree.render()
    await stage.tick()
    // The sheet's router was made on the tick before.
    #expect(count == 0 && stack.sheet != nil)
    await expect(1, "close and delete") { stack.sheet?.router.close() }
    router.present(AppRoute.list)
    await stage.tick()
    await expect(1, "closeChildren and delete") { router.closeChildren() }
    await expect(2, "error and navigation") {
      router.push(ShopRoute.cart)
      router.back()
    }
    await expect(2, "create and delete") {
      _ = stage.stack(); stage.tree.render()
    }
    withExtendedLifetime(subscription) {}
  }

  @Test("A subscription that is cancelled or released receives nothing more")
  func unsubscribed() async {
    let router = stage.stack().router
    var count = 0
    var subscription: RoutingSubscription? = stage.app.onEvent { count += 1 }
    router.push(AppRoute.list)
    await stage.tick()
    #expect(count == 1)
    subscription?.cancel()
    router.push(AppRoute.list)
    await stage.tick()
    subscription = stage.app.onEvent { count += 1 }
    subscription = nil
    router.push(AppRoute.list)
    await stage.tick()
    #expect(count == 1 && subscription == nil)
  }

  @Test("A router is logged as it is made and released, with its parent")
  func life() {
    #expect(
      stage.entries() == ["router(app): created"])
    var stack: MountedStack? = stage.stack()
    #expect(stage.entries() == ["router(stack(home)): created by router(app)"])
    stack = nil
    #expect(stage.entries() == ["router(stack(home)): deleted"] && stack == nil)
  }

  @Test("One navigation is one entry, whether a link, the renderer, a deep link or the program made it")
  func origins() {
    let expected = ["router(stack(home)): navigation from 'home' to 'list', push"]
    for way in 0..<4 {
      let router = stage.stack().router
      _ = stage.entries()
      switch way {
      case 0: router.push(AppRoute.list)
      case 1: NavigationLink("List", route: AppRoute.list).tap(in: router)
      case 2: router.routePushed(AnyRoute(AppRoute.list))
      default: router.handle(deeplink: DeeplinkRoute<AppRoute>.push(.list))
      }
      #expect(stage.entries().filter { !$0.hasSuffix("deleted") } == expected && router.pathText == "list")
    }
  }

  @Test("Without a logger nothing is logged, and a configuration describes itself")
  func configuration() {
    #expect("\(Configuration.default)" == "Configuration(shouldCrashOnRouteNotFound: false)")
    #expect(Configuration.default.logger != nil)
    let silent = Router(configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: false))
    #expect(silent.configuration.logger == nil)
    let child = RoutingView(destination: AppRoute.self, root: .home).mount(in: silent)
    #expect(child.router.configuration.logger == nil && child.tree === silent.tree)
  }

  @Test("Appearances of one screen within 50 ms of the last logged one are not logged")
  func debounce() throws {
    let stack = stage.stack()
    let screen = try #require(stack.rootScreen)
    _ = stage.entries()
    func step(_ milliseconds: Double) -> [String] {
      stage.now += .milliseconds(milliseconds)
      if screen.isVisible { screen.disappeared() } else { screen.appeared() }
      return stage.entries(appearances: true).map { String($0.suffix(from: $0.lastIndex(of: "'")!)) }
    }
    #expect(step(49).isEmpty)
    #expect(step(1) == ["' has appeared"])
    #expect(step(30).isEmpty && step(19.9).isEmpty)
    #expect(step(0.1) == ["' has disappeared"])
  }
}
