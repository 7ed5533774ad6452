import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("The tree of routers")
@ScriptThread
struct RouterTreeTests {
  private let stage = Stage()

  @Test(
    """
    The tree of routers is printed with routes, paths, columns and observers, in the order in which the routers were \
    made
    """)
  func text() throws {
    let tabs = stage.tabs()
    tabs.tabRouter.push(AppRoute.list, in: MainTab.home)
    let home = try #require(tabs.tabRouter.find(tab: MainTab.home))
    home.push(AppRoute.detail(1))
    home.add(context: Choice.self) { _ in }
    home.add(context: Cancelled.self) { _ in }
    home.present(AppRoute.info)
    stage.tree.render()
    let split = stage.mount(
      RoutingSplitView(
        destination: AppRoute.self, root: .home, content: { (shop: ShopRoute) in .shop(shop) },
        detail: { (number: Int) in .detail(number) }))
    split.router.select(content: ShopRoute.cart)
    split.router.select(detail: 7)
    #expect(
      home.routerTreeDescription() == """
        router(app), current: main
            root: main
        ├─ tabRouter(maintab), current: home
        │  ├─ router(tab(home)), current: detail(1)
        │  │      root: home
        │  │      path: list, detail(1)
        │  │      contexts: Cancelled(detail(1)), Choice(detail(1))
        │  │  └─ router(presented(info)), current: info
        │  │         root: info
        │  ├─ router(tab(search)), current: list
        │  │      root: list
        │  └─ router(tab(profile)), current: home
        │         root: home
        └─ router(split(home)), current: detail(7)
               root: home
               content: shop.cart
               detail: detail(7)
        """)
  }

  @Test("The tree of routers gains a router by a presentation, and loses it when that closes")
  func presentation() {
    let stack = stage.stack()
    stack.router.present(AppRoute.list)
    stage.tree.render()
    #expect(stage.app.routerTreeDescription().contains("router(presented(list))"))
    #expect(stack.router.children.count == 1)
    stack.router.slotCleared(.sheet)
    #expect(!stage.app.routerTreeDescription().contains("presented") && stack.router.children.isEmpty)
  }

  @Test("The tree of routers is printed when a trigger changes, and after each event")
  func printing() async {
    var printed: [String] = []
    stage.tree.print = { printed.append($0) }
    let stack = stage.stack()
    await stage.tick()
    stack.router.printRouter(trigger: 1)
    stack.router.printRouter(trigger: 1)
    stack.router.printRouter(trigger: 2)
    #expect(printed == Array(repeating: stage.app.routerTreeDescription(), count: 2))
    var subscription: RoutingSubscription? = stack.router.printRouterOnChange()
    stack.router.push(AppRoute.list)
    await stage.tick()
    #expect(printed.count == 4 && printed.last?.contains("path: list") == true)
    subscription = nil
    stack.router.back()
    await stage.tick()
    #expect(printed.count == 4 && subscription == nil)
  }

  @Test("The tree of routers has a deepest router: through the latest children, selected tabs and nested sheets")
  func deepest() throws {
    #expect(stage.app.deepestRouter() === stage.app)
    let tabs = stage.tabs()
    let home = try #require(tabs.container(of: MainTab.home) as? MountedStack)
    #expect(stage.app.deepestRouter() === home.router)
    tabs.tabRouter.change(tab: MainTab.search)
    #expect(stage.app.deepestRouter() === tabs.tabRouter.find(tab: MainTab.search))
    tabs.tabRouter.change(tab: MainTab.home)
    home.router.present(AppRoute.list)
    stage.tree.render()
    let sheet = try #require(home.sheet)
    sheet.router.cover(AppRoute.login)
    stage.tree.render()
    #expect(stage.app.deepestRouter() === sheet.cover?.router)
    sheet.router.closeChildren()
    #expect(stage.app.deepestRouter() === sheet.router && tabs.tabRouter.deepestRouter() === sheet.router)
    let later = stage.stack()
    #expect(stage.app.deepestRouter() === later.router)
  }

  @Test("The tree of routers has no deepest router below tabs whose selected one was never shown")
  func withoutTab() {
    let tabs = stage.tabs(.onSwitchToTab)
    tabs.tabRouter.change(tab: MainTab.search)
    #expect(tabs.tabRouter.deepestRouter() == nil && stage.app.deepestRouter() === stage.app)
  }

  @Test("The tree of routers has one router for each container")
  func count() {
    let containers: [MountedContainer] = [stage.stack(), stage.stack(), stage.tabs()]
    #expect(stage.tree.liveRouterCount == 1 + 2 + 4)
    withExtendedLifetime(containers) {}
  }
}
