import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport
import Testing

@Suite("The streams of a tree of routers", .timeLimit(.minutes(5)))
@ScriptThread
struct RouterStreamTests {
  @Test("The streams of a tree of routers have the presentations of each router in their order")
  func presentations() async throws {
    let stage = Stage()
    let stack = stage.stack()
    let presentations = stage.app.presentations()
    stack.router.present(AppRoute.list)
    stage.tree.render()
    try #require(stack.sheet).router.cover(AppRoute.login)
    stack.router.closeChildren()
    var iterator = presentations.makeAsyncIterator()
    var seen: [String] = []
    for _ in 0..<3 {
      let presentation = try #require(await iterator.next())
      seen.append("\(presentation.isPresented) \(presentation.router)")
    }
    #expect(seen == ["true router(stack(home))", "true router(presented(list))", "false router(stack(home))"])
  }

  @Test("The streams of a tree of routers have a change for each navigation, without a logger or another observer")
  func events() async throws {
    let app = Router(configuration: Configuration(shouldCrashOnRouteNotFound: false))
    let renderer = HeadlessRenderer(app.tree)
    let stack = RoutingView(destination: AppRoute.self, root: AppRoute.home).mount(in: app)
    let events = app.events()
    stack.router.push(AppRoute.list)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() != nil)
    withExtendedLifetime(renderer) {}
  }

  @Test("The streams of a tree of routers have the re-selections of their own tab only")
  func reselections() async throws {
    let stage = Stage()
    let tabs = stage.tabs()
    let home = tabs.tabRouter.reselections(of: MainTab.home)
    let search = tabs.tabRouter.reselections(of: MainTab.search)
    for tab in [MainTab.home, .search, .search] { tabs.tabRouter.tabPressed(AnyTabRoute(tab)) }
    var (homes, searches) = (home.makeAsyncIterator(), search.makeAsyncIterator())
    #expect(await homes.next() == AnyTabRoute(MainTab.home))
    #expect(await searches.next() == AnyTabRoute(MainTab.search))
  }

  @Test("The streams of a tree of routers end when the tree is released")
  func released() async {
    var stage: Stage? = Stage()
    let events = stage!.app.events()
    _ = stage!.stack()
    await stage!.tick()
    stage = nil
    var count = 0
    for await _ in events { count += 1 }
    #expect(count > 0)
  }
}
