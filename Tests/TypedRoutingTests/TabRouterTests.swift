import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("A tab router")
@ScriptThread
struct TabRouterTests {
  private let stage = Stage()
  private let tabs: MountedTabs
  private var router: TabRouter { tabs.tabRouter }

  init() {
    tabs = stage.tabs()
    _ = stage.entries()
  }

  private func path(_ tab: MainTab) -> String? { router.find(tab: tab)?.pathText }

  @Test("A tab router has a router for each tab, with a path of its own")
  func routers() {
    #expect(router.routers.map(\.description) == ["router(tab(home))", "router(tab(search))", "router(tab(profile))"])
    #expect("\(router)" == "tabRouter(maintab)" && stage.app.tabRouter === router)
    router.find(tab: MainTab.search)?.push(AppRoute.detail(1))
    #expect(path(.home) == "" && path(.search) == "detail(1)" && path(.profile) == "")
    #expect(stage.app.findRouterInTabRouter(for: MainTab.search) === router.find(tab: MainTab.search))
    #expect(router.find(tab: MainTab.search)?.parent === router)
  }

  @Test("A tab router selects a tab, which is logged even if it is selected already")
  func change() {
    #expect(router.currentRoute == AnyRoute(MainTab.home))
    router.change(tab: MainTab.search)
    router.change(tab: MainTab.search)
    #expect(router.tab == AnyTabRoute(MainTab.search) && router.currentRoute == AnyRoute(MainTab.search))
    #expect(
      stage.entries() == ["tabRouter(maintab): change tab to 'search'", "tabRouter(maintab): change tab to 'search'"])
  }

  @Test(
    "A tab router acts in a given tab, which it selects first, or in the selected one",
    arguments: [MainTab.search, nil])
  func acts(in tab: MainTab?) throws {
    let target = try #require(router.find(tab: tab ?? .home))
    router.push(AppRoute.detail(1), in: tab)
    router.present(AppRoute.info, in: tab)
    router.cover(AppRoute.login, in: tab)
    router.update(root: AppRoute.dashboard, in: tab)
    #expect(target.pathText == "detail(1)" && target.sheet == AnyRoute(AppRoute.info))
    #expect(target.cover == AnyRoute(AppRoute.login) && target.root == AnyRoute(AppRoute.dashboard))
    #expect(router.tab == AnyTabRoute(tab ?? .home))
    stage.tree.render()
    #expect((tabs.selected as? MountedStack)?.sheet?.hasStack == true)
    let entries = stage.entries()
    if tab != nil {
      #expect(entries.first == "tabRouter(maintab): change tab to 'search'")
      #expect(entries[1].hasPrefix("router(tab(search)): navigation"))
    } else {
      #expect(!entries.contains { $0.contains("change tab") })
    }
  }

  @Test("A tab router acts in the selected tab without a tab")
  func conveniences() {
    router.change(tab: MainTab.profile)
    router.push(AppRoute.list)
    router.present(AppRoute.info)
    router.cover(AppRoute.login)
    router.update(root: AppRoute.dashboard)
    let target = router.find(tab: MainTab.profile)
    #expect(target?.pathText == "list" && target?.root == AnyRoute(AppRoute.dashboard))
    #expect(target?.sheet == AnyRoute(AppRoute.info) && target?.cover == AnyRoute(AppRoute.login))
    router.popToRoot()
    #expect(path(.profile) == "")
  }

  @Test("A tab router pops a tab to its root without selecting it")
  func popToRoot() {
    router.push(AppRoute.detail(1), in: MainTab.search)
    router.change(tab: MainTab.home)
    router.popToRoot(in: MainTab.search)
    #expect(path(.search) == "" && router.tab == AnyTabRoute(MainTab.home))
  }

  @Test("A tab router only selects a tab that has no router yet")
  func withoutRouter() throws {
    let stage = Stage()
    let tabs = stage.tabs(.onSwitchToTab)
    #expect(tabs.tabRouter.routers.count == 1 && tabs.container(of: MainTab.search) == nil)
    tabs.tabRouter.push(AppRoute.detail(1), in: MainTab.search)
    #expect(tabs.tabRouter.tab == AnyTabRoute(MainTab.search) && tabs.tabRouter.routers.count == 1)
    stage.tree.render()
    #expect(tabs.tabRouter.find(tab: MainTab.search)?.path.isEmpty == true)
  }

  @Test(
    "A tab router gets the routers of its tabs at the time of the attach mode",
    arguments: [(TabAttachMode.together, 3, 3), (.afterInitialTab, 1, 3), (.onSwitchToTab, 1, 1)])
  func attachMode(_ mode: TabAttachMode, atOnce: Int, afterwards: Int) {
    let stage = Stage()
    let tabs = RoutingTabView(tab: MainTab.home, destination: AppRoute.self, attachMode: mode) { tab, destination in
      RoutingView(tab: tab, destination: destination, root: .home)
    }.mount(in: stage.app)
    #expect(tabs.tabRouter.routers.count == atOnce)
    stage.tree.render()
    #expect(tabs.tabRouter.routers.count == afterwards)
  }

  @Test("A tab router selects the tab of a deep link, and then follows the link there")
  func deeplink() {
    router.handle(tabDeeplink: TabDeeplink(tab: .search, deeplink: .push(AppRoute.detail(2), path: [.list])) as Link)
    #expect(path(.search) == "list detail(2)" && router.tab == AnyTabRoute(MainTab.search))
    #expect(stage.entries().first == "tabRouter(maintab): change tab to 'search'")
    router.handle(tabDeeplink: TabDeeplink(tab: .profile, deeplink: nil) as Link)
    #expect(router.tab == AnyTabRoute(MainTab.profile) && path(.search) == "list detail(2)")
  }
  private typealias Link = TabDeeplink<MainTab, AppRoute>

  @Test(
    "A tab router pops the selected tab to its root when it is pressed again, and then runs the handlers of that tab")
  func reselection() {
    var seen: [String] = []
    let home = stage.app.onTabReselected(MainTab.home) { seen.append("home, path '\(path(.home)!)'") }
    let search = stage.app.onTabReselected(MainTab.search) { seen.append("search") }
    router.push(AppRoute.list)
    _ = stage.entries()
    router.tabPressed(AnyTabRoute(MainTab.home))
    #expect(seen == ["home, path ''"] && stage.entries() == ["router(tab(home)): pop to root"])
    router.push(AppRoute.list)
    router.tabPressed(AnyTabRoute(MainTab.search))
    #expect(seen.count == 1 && path(.home) == "list" && router.tab == AnyTabRoute(MainTab.search))
    withExtendedLifetime((home, search)) {}
  }

  @Test("A tab router is driven by a binding that pops the selected tab", arguments: [true, false])
  func binding(throughTabRouter: Bool) {
    var tab = MainTab.home
    let selection = Binding(get: { tab }, set: { tab = $0 })
    let toRoot = Binding.tabToRoot(for: selection, in: throughTabRouter ? router : stage.app)
    router.push(AppRoute.list)
    toRoot.wrappedValue = .search
    #expect(tab == .search && router.tab == AnyTabRoute(MainTab.search) && path(.home) == "list")
    toRoot.wrappedValue = .home
    toRoot.wrappedValue = .home
    #expect(path(.home) == "" && toRoot.wrappedValue == .home)
  }

  @Test("A tab router is not needed by the binding: tabs whose parent is an ordinary router are popped, too")
  func plainTabs() {
    let stage = Stage()
    let home = stage.mount(RoutingView(tab: MainTab.home, destination: AppRoute.self, root: .home))
    var seen = 0
    let subscription = stage.app.onTabReselected(MainTab.home) { seen += 1 }
    var tab = MainTab.home
    home.router.push(AppRoute.list)
    Binding.tabToRoot(for: Binding(get: { tab }, set: { tab = $0 }), in: stage.app).wrappedValue = .home
    #expect(home.router.path.isEmpty && seen == 1 && home.router.parent === stage.app)
    withExtendedLifetime(subscription) {}
  }

  @Test("A tab router hides the tab bar on pushed screens of a tab that asks for it, and not on its root")
  func hidesTabBar() throws {
    for tab in [MainTab.home, .profile] {
      router.push(AppRoute.list, in: tab)
      stage.tree.render()
      let stack = try #require(tabs.container(of: tab) as? MountedStack)
      #expect(stack.screens.map(\.hidesTabBar) == [false, tab == .profile])
    }
  }

  @Test("A tab router displaces one for the same type of tabs from the children of its parent")
  func displaced() {
    let second = stage.tabs()
    #expect(stage.app.children.map(\.id) == [second.tabRouter.id])
    #expect(stage.app.tabRouter === second.tabRouter && router.parent === stage.app)
  }

  @Test("A tab router is found by the type of its tabs where a router has several")
  func several() {
    enum Side: TabRoute {
      case left
      var name: String { "left" }
    }
    let other = stage.mount(
      RoutingTabView(tab: Side.left, destination: AppRoute.self, tabs: [.left]) { tab, destination in
        RoutingView(tab: tab, destination: destination, root: .home)
      })
    #expect(stage.app.tabRouter == nil && stage.app.tabRouter(for: Side.left) === other.tabRouter)
    #expect(stage.app.tabRouter(for: MainTab.home) === router)
    stage.app.clearChildren()
    #expect(stage.app.tabRouter(for: MainTab.home) == nil && router.routers.count == 3)
  }
}
