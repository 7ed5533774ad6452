import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("A router's stack")
@ScriptThread
struct RouterStackTests {
  private let stage = Stage()
  private let stack: MountedStack
  private var router: Router { stack.router }

  init() {
    stack = stage.stack()
    _ = stage.entries()
  }

  @Test("A router's stack grows by a push, which is logged with both routes")
  func push() {
    router.push(AppRoute.list)
    router.push(AppRoute.detail(1))
    #expect(router.pathText == "list detail(1)" && router.currentRoute == AnyRoute(AppRoute.detail(1)))
    #expect(router.pathCount == 2 && router.routeCount == 3)
    #expect(
      stage.entries() == [
        "router(stack(home)): navigation from 'home' to 'list', push",
        "router(stack(home)): navigation from 'list' to 'detail(1)', push",
      ])
  }

  @Test("A router's stack pushes a route whatever its routing type is")
  func pushOfACover() {
    router.push(AppRoute.login)
    #expect(router.pathText == "login" && router.cover == nil)
  }

  @Test("A router's stack shrinks by a back action, which does nothing and logs nothing on an empty path")
  func back() {
    router.push(AppRoute.list)
    router.push(AppRoute.detail(1))
    _ = stage.entries()
    router.back()
    #expect(router.pathText == "list" && stage.entries() == ["router(stack(home)): back"])
    router.back()
    _ = stage.entries()
    router.back()
    #expect(router.path.isEmpty && stage.entries().isEmpty)
  }

  @Test("A router's stack is emptied by a pop to the root, which does nothing and logs nothing on an empty path")
  func popToRoot() {
    router.push(AppRoute.list)
    router.push(AppRoute.list)
    _ = stage.entries()
    router.popToRoot()
    #expect(router.path.isEmpty && stage.entries() == ["router(stack(home)): pop to root"])
    router.popToRoot()
    #expect(stage.entries().isEmpty)
  }

  @Test("A router's stack keeps its path when the root is replaced")
  func updateRoot() {
    router.push(AppRoute.list)
    stage.tree.render()
    let pushed = stack.pushedScreens[0]
    _ = stage.entries()
    router.update(root: AppRoute.dashboard)
    #expect(router.root == AnyRoute(AppRoute.dashboard) && router.pathText == "list")
    #expect(stage.entries() == ["router(stack(home)): navigation from 'list' to 'dashboard', root"])
    stage.tree.render()
    #expect(stack.screens.map(\.screen.component) == ["app.dashboard", "app.list"])
    #expect(stack.pushedScreens[0] === pushed)
  }

  @Test("A router's stack does not rebuild its root for an equal route")
  func sameRoot() {
    let root = stack.rootScreen
    router.update(root: AppRoute.home)
    stage.tree.render()
    #expect(stack.rootScreen === root && root != nil)
  }

  @Test(
    "A router's stack shows a route in the way of its routing type",
    arguments: [
      (AppRoute.list, "list", nil, nil, "home"), (.dashboard, "", nil, nil, "dashboard"),
      (.info, "", .info, nil, "home"), (.login, "", nil, .login, "home"),
    ] as [(AppRoute, String, AppRoute?, AppRoute?, String)])
  func route(_ route: AppRoute, path: String, sheet: AppRoute?, cover: AppRoute?, root: String) {
    router.route(route)
    #expect(router.pathText == path && "\(router.root)" == root)
    #expect(router.sheet == sheet.map { AnyRoute($0) } && router.cover == cover.map { AnyRoute($0) })
  }

  @Test("A router's stack has more methods than those of the stack")
  func furtherMethods() throws {
    var seen = 0
    router.add(context: Choice.self) { _ in seen += 1 }
    router.context(Choice(number: 1))
    router.remove(context: Choice.self)
    router.context(Choice(number: 2))
    #expect(seen == 1)
    router.route(AppRoute.info)
    stage.tree.render()
    router.closeChildren()
    #expect(router.sheet == nil)
    router.update(root: AppRoute.dashboard)
    #expect(router.root == AnyRoute(AppRoute.dashboard))
    let split = stage.mount(
      RoutingSplitView(destination: AppRoute.self, root: .home) { (number: Int) in .detail(number) })
    split.router.select(detail: 1)
    split.router.push(AppRoute.list)
    split.router.select(detail: 2)
    #expect(split.router.currentRoute == AnyRoute(AppRoute.detail(2)))
  }

  @Test("A router's stack follows a path that was replaced from outside, with one entry of the log")
  func outside() {
    let routes = [AppRoute.list, .detail(1), .detail(2)].map { AnyRoute($0) }
    router.pathReplaced(by: routes)
    #expect(stage.entries() == ["router(stack(home)): navigation from 'home' to 'detail(2)', push"])
    router.pathReplaced(by: routes)
    #expect(stage.entries().isEmpty)
    router.pathReplaced(by: Array(routes.prefix(1)))
    #expect(router.pathText == "list" && stage.entries() == ["router(stack(home)): back by 2"])
    router.routePushed(AnyRoute(AppRoute.login))
    #expect(router.pathText == "list login")
    #expect(stage.entries() == ["router(stack(home)): navigation from 'list' to 'login', push"])
    router.pathReplaced(by: [AnyRoute(AppRoute.list), AnyRoute(AppRoute.home)])
    #expect(stage.entries() == ["router(stack(home)): navigation from 'login' to 'home', push"])
  }

  @Test("A router's stack grows by a link's route whatever its routing type is, and not at all by a disabled link")
  func links() {
    NavigationLink("Log in", route: AppRoute.login).tap(in: router)
    NavigationLink(route: AppRoute.info) { "About" }.tap(in: router)
    NavigationLink("Nothing", route: AppRoute?.none).tap(in: router)
    NavigationLink(route: AppRoute?.none) { "Nothing" }.tap(in: router)
    #expect(router.pathText == "login info")
    #expect(NavigationLink("Log in", route: AppRoute.login).label == "Log in")
  }

  @Test("A router's stack shows the links of its screens, of which a tapped one leads on from the screen in front")
  func screenLinks() {
    let stack = RoutingView(destination: AppRoute.self, root: .home) {
      Screen("app.home")
        .links(NavigationLink("Log in", route: AppRoute.login), NavigationLink("Nowhere", route: AppRoute?.none))
        .links(NavigationLink("About", route: AppRoute.info))
    }.mount(in: router)
    router.tree.render()
    let home = stack.topScreen
    #expect(home?.screen.links.map(\.label) == ["Log in", "Nowhere", "About"])
    #expect(home?.tapLink("Nowhere") == false && home?.tapLink("Elsewhere") == false)
    #expect(stack.router.path.isEmpty)
    #expect(home?.tapLink("About") == true)
    #expect(stack.router.pathText == "info")
  }

  @Test("A router's stack makes a new screen for a route that was popped and pushed again within one tick")
  func sameTick() {
    router.push(AppRoute.list)
    stage.tree.render()
    let first = stack.pushedScreens[0].id
    router.back()
    router.push(AppRoute.list)
    stage.tree.render()
    #expect(stack.pushedScreens.count == 1 && stack.pushedScreens[0].id != first)
  }
}
