import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport
import NavbridgeWire
import Testing

@Suite("Containers")
@ScriptThread
struct ContainerTests {
  private let stage = Stage()

  @Test("Containers make their router, named after the root, and show the destination's screen of it")
  func stack() {
    let stack = stage.stack(root: .list)
    #expect("\(stack.router)" == "router(stack(list))" && stack.router.parent === stage.app)
    #expect(stage.entries().last == "router(stack(list)): created by router(app)")
    #expect(stack.screens.map(\.screen.component) == ["app.list"])
  }

  @Test("Containers mount each case of the destination's enum as a screen of its own, also those of child enums")
  func cases() {
    let stack = stage.stack()
    for route in [AppRoute.list, .detail(5), .shop(.cart), .shop(.product)] { stack.router.push(route) }
    stage.tree.render()
    #expect(
      stack.pushedScreens.map(\.screen.component) == ["app.list", "app.detail", "shop.cart", "shop.product"])
    #expect(stack.pushedScreens[1].screen.props["number"] == .int(5))
  }

  /// Another mapping of the same routes.
  private enum Plain: RouteDestination {
    static func view(for route: AppRoute) -> some ScreenContent { Screen("plain.\(route)") }
  }

  @Test("Containers with another destination show other screens of the same path")
  func otherMapping() {
    let stacks = [stage.stack(), stage.mount(RoutingView(destination: Plain.self, root: .home))]
    for stack in stacks { stack.router.push(AppRoute.list) }
    stage.tree.render()
    #expect(stacks[0].router.path == stacks[1].router.path)
    #expect(stacks.map { $0.topScreen?.screen.component } == ["app.list", "plain.list"])
  }

  /// A mapping, in this module, of routes that another module declares.
  private enum Main: RouteDestination {
    static func view(for route: DefaultRoute) -> some ScreenContent { Screen("main.\(route)") }
  }

  @Test("Containers show routes of one module by a destination of another")
  func modules() {
    let stack = stage.mount(RoutingView(destination: Main.self, root: .custom("top")))
    #expect(stack.topScreen?.screen.component == "main.top" && "\(stack.router)" == "router(stack(top))")
  }

  @Test("Containers may show content of their own at the root")
  func rootContent() {
    let stack = stage.mount(
      RoutingView(destination: AppRoute.self, root: .home) { Screen("custom.Home", options: ["a": 1]) })
    stack.router.push(AppRoute.list)
    stage.tree.render()
    #expect(stack.screens.map(\.screen.component) == ["custom.Home", "app.list"])
    #expect(stack.rootScreen?.screen.options == ["a": 1] && AppRoute[.list].component == "app.list")
  }

  @Test("Containers for each feature have a router of their own, which screens obtain")
  func features() {
    var routers: [Router] = []
    let outer = stage.mount(
      RoutingView(destination: AppRoute.self, root: .home) { Screen("outer").onAppear { routers.append($0) } })
    let inner = RoutingView(destination: ShopRoute.self, root: .cart) {
      Screen("inner").onAppear { routers.append($0) }
    }.mount(in: outer.router)
    stage.tree.render()
    #expect(routers.map(\.id) == [outer.router.id, inner.router.id])
    #expect(inner.router.parent === outer.router && inner.topScreen?.router === inner.router)
  }

  @Test("Containers register a screen's observers when it appears, once, and run its actions each time")
  func appearances() throws {
    var seen: [String] = []
    let stack = stage.mount(
      RoutingView(destination: AppRoute.self, root: .home) {
        Screen("home").routerContext(Choice.self) { seen.append("choice \($0.number)") }
          .onAppear { seen.append("appear \($0)") }
          .onDisappear { seen.append("disappear \($0)") }
      })
    #expect(stack.router.observers.count == 1)
    stack.router.push(AppRoute.list)
    stage.tree.render()
    stack.router.terminate(Choice(number: 1))
    stage.tree.render()
    #expect(
      seen == [
        "appear router(stack(home))", "disappear router(stack(home))", "choice 1", "appear router(stack(home))",
      ])
    #expect(stack.router.observers.count == 1)
  }

  @Test("Containers do not let a root appear that is covered from birth")
  func coveredFromBirth() {
    stage.app.handle(deeplink: DeeplinkRoute<AppRoute>.push(.list), in: .stack("home"))
    let stack = stage.stack()
    #expect(
      stage.entries(appearances: true).filter { $0.hasSuffix("appeared") } == [
        "router(stack(home)): 'list' has appeared"
      ])
    #expect(stack.screens.count == 2)
  }

  @Test("Containers register the observers of a screen at its own route, even if it is no longer the current one")
  func lateAppearance() throws {
    stage.tree.renderer = nil
    let stack = stage.mount(
      RoutingView(destination: AppRoute.self, root: .home) { Screen("home").routerContext(Choice.self) { _ in } })
    stack.router.push(AppRoute.list)
    let root = try #require(stack.rootScreen)
    root.appeared()
    #expect(stack.router.observers.map(\.description) == ["Choice(home)"])
    root.disappeared()
    stack.router.update(root: AppRoute.list)
    root.appeared()
    #expect(stack.router.observers.isEmpty)
  }

  @Test("Containers let screens observe presentations and the tree, as long as they are mounted")
  func subscriptions() async {
    var seen: [String] = []
    var printed = 0
    stage.tree.print = { _ in printed += 1 }
    let stack = stage.mount(
      RoutingView(destination: AppRoute.self, root: .home) {
        Screen("home").routerPresent { seen.append("\($0) \($1)") }.printRouterOnChange()
          .onTabReselected(MainTab.home) { seen.append("again") }
      })
    await stage.tick()
    #expect(printed > 0)
    stack.router.present(AppRoute.list)
    stack.router.slotCleared(.sheet)
    let tabs = stage.tabs()
    tabs.tabRouter.tabPressed(AnyTabRoute(MainTab.home))
    #expect(seen == ["true router(stack(home))", "false router(stack(home))", "again"])
    stack.router.update(root: AppRoute.list)
    stack.router.present(AppRoute.list)
    #expect(seen.count == 3)
  }

  @Test("Containers render all changes of a tick together, and make nothing before")
  func oneTick() async {
    final class Recorder: RouterRenderer {
      var rounds: [[MountedContainer.ID]] = []
      func rendered(_ containers: [MountedContainer]) { rounds.append(containers.map(\.id)) }
    }
    let recorder = Recorder()
    let stack = stage.stack()
    await stage.tick()
    stage.tree.renderer = recorder
    stack.router.handle(deeplink: DeeplinkRoute<AppRoute>.present(.info, root: .dashboard, path: [.list, .home]))
    #expect(stack.screens.isEmpty && recorder.rounds.isEmpty)
    await stage.tick()
    #expect(recorder.rounds == [[stack.id, stack.sheet?.id]] as [[Int?]] && stack.screens.count == 3)
    await stage.tick()
    #expect(recorder.rounds.count == 1)
  }

  @Test("Containers publish each change of their routers at once, with its origin")
  func changes() {
    final class Recorder: RouterRenderer {
      var changes: [String] = []
      func routerCreated(_ router: BaseRouter) { changes.append("created \(router)") }
      func routerDeleted(_ router: RouterInfo) { changes.append("deleted \(router)") }
      func router(_ router: BaseRouter, changed change: RouterChange) {
        switch change {
        case .path(let from, let to, let kept, let origin):
          changes.append("path \(from.count) \(to.count) \(kept) \(origin)")
        case .root(let from, let to): changes.append("root \(from) \(to)")
        case .slot(let slot, _, let to, let origin): changes.append("\(slot) \(to?.description ?? "-") \(origin)")
        case .tab(let from, let to, let origin): changes.append("tab \(from) \(to) \(origin)")
        case .content(_, let to): changes.append("content \(to?.description ?? "-")")
        case .detail(_, let to): changes.append("detail \(to?.description ?? "-")")
        }
      }
      func rendered(_ containers: [MountedContainer]) {}
      func take() -> [String] {
        defer { changes = [] }
        return changes
      }
    }
    let recorder = Recorder()
    stage.tree.renderer = recorder
    var stack: MountedStack? = stage.stack()
    let router = stack!.router
    router.push(AppRoute.list)
    router.pathReplaced(by: [])
    router.update(root: AppRoute.list)
    router.present(AppRoute.info)
    router.slotCleared(.sheet)
    router.cover(AppRoute.login)
    #expect(
      recorder.take() == [
        "created router(stack(home))", "path 0 1 0 router", "path 1 0 0 renderer", "root home list",
        "sheet info router", "sheet - renderer", "cover login router",
      ])
    let tabs = stage.tabs()
    _ = recorder.take()
    tabs.tabRouter.change(tab: MainTab.search)
    tabs.tabRouter.tabPressed(AnyTabRoute(MainTab.home))
    tabs.tabRouter.change(tab: MainTab.home)
    #expect(recorder.take() == ["tab home search router", "tab search home renderer"])
    let split = stage.mount(
      RoutingSplitView(
        destination: AppRoute.self, root: .home, content: { (shop: ShopRoute) in .shop(shop) },
        detail: { (number: Int) in .detail(number) }))
    split.router.select(content: ShopRoute.cart)
    split.router.select(detail: 1)
    split.router.select(detail: Int?.none)
    #expect(recorder.take().dropFirst() == ["content shop.cart", "detail detail(1)", "detail -"])
    stack?.unmount()
    stack = nil
    #expect(stack == nil && stage.tree.renderer === recorder)
  }
}
