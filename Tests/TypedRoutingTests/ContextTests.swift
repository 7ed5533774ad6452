import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Messages to the routers above")
@ScriptThread
struct ContextTests {
  private let stage = Stage()
  private let stack: MountedStack
  private let seen = Seen()
  private var router: Router { stack.router }

  init() {
    stack = stage.stack()
    _ = stage.entries()
  }

  private func observe(_ router: BaseRouter, _ name: String) {
    router.add(context: Choice.self) { [seen] in seen.names.append("\(name) \($0.number)") }
  }

  @Test("Messages to the routers above keep the first observer of a route, and log nothing for a second one")
  func duplicate() {
    observe(router, "first")
    observe(router, "second")
    router.context(Choice(number: 1))
    #expect(seen.names == ["first 1"])
    #expect(
      stage.entries() == [
        "router(stack(home)): observer of Choice added at 'home'",
        "router(stack(home)): observer of Choice at 'home' run",
      ])
    #expect(router.observers.map(\.description) == ["Choice(home)"])
  }

  @Test(
    """
    Messages to the routers above reach the nearest parent first, then those above, then the router itself, and no \
    sibling or descendant
    """)
  func order() throws {
    let sibling = stage.stack(root: .dashboard)
    router.present(AppRoute.list)
    stage.tree.render()
    let sheet = try #require(stack.sheet)
    sheet.router.present(AppRoute.info)
    stage.tree.render()
    let inner = try #require(sheet.sheet)
    observe(sibling.router, "sibling")
    observe(stage.app, "app")
    observe(router, "stack")
    observe(sheet.router, "sheet")
    observe(inner.router, "inner")
    sheet.router.context(Choice(number: 1))
    #expect(seen.names == ["stack 1", "app 1", "sheet 1"])
    #expect(router.sheet != nil && sheet.router.sheet != nil)
  }

  @Test(
    """
    Messages to the routers above run all observers of their exact type in the order of registration, also those of \
    routes below
    """)
  func registrationOrder() {
    observe(router, "home")
    router.push(AppRoute.list)
    observe(router, "list")
    router.add(context: Cancelled.self) { [seen] _ in seen.names.append("cancelled") }
    router.push(AppRoute.detail(1))
    observe(router, "detail")
    router.context(Choice(number: 2))
    #expect(seen.names == ["home 2", "list 2", "detail 2"])
    #expect(router.pathText == "list detail(1)")
  }

  @Test("Messages to the routers above find out if there is an observer here or above, and run none")
  func canTerminate() throws {
    router.present(AppRoute.list)
    stage.tree.render()
    let sheet = try #require(stack.sheet)
    #expect(!sheet.router.canTerminate(Choice.self))
    observe(router, "stack")
    #expect(sheet.router.canTerminate(Choice.self) && router.canTerminate(Choice.self))
    #expect(!sheet.router.canTerminate(Cancelled.self) && !stage.app.canTerminate(Choice.self))
    #expect(seen.names.isEmpty)
  }

  @Test(
    """
    Messages to the routers above are no longer observed on the current route after a removal; other routes and \
    types stay
    """)
  func remove() {
    observe(router, "home")
    router.push(AppRoute.list)
    observe(router, "list")
    router.add(context: Cancelled.self) { _ in }
    _ = stage.entries()
    router.remove(context: Choice.self)
    #expect(router.observers.map(\.description) == ["Choice(home)", "Cancelled(list)"])
    #expect(stage.entries() == ["router(stack(home)): observer of Choice removed from 'list'"])
  }

  @Test(
    "Messages to the routers above are no longer observed by a route that has left the path",
    arguments: ["back", "popToRoot", "swipe", "terminate", "replaced"])
  func automaticRemoval(_ way: String) {
    observe(router, "home")
    router.push(AppRoute.list)
    observe(router, "list")
    _ = stage.entries()
    switch way {
    case "back": router.back()
    case "popToRoot": router.popToRoot()
    case "swipe": router.pathReplaced(by: [])
    case "terminate": router.terminate(Cancelled())
    default: router.pathReplaced(by: [AnyRoute(AppRoute.info)])
    }
    #expect(stage.entries().contains("router(stack(home)): observer of Choice removed from 'list'"))
    router.context(Choice(number: 3))
    #expect(seen.names == ["home 3"])
  }

  @Test(
    """
    Messages to the routers above are still observed by the lower one of two equal routes when the upper one is \
    popped
    """)
  func equalRoutes() {
    router.push(AppRoute.list)
    observe(router, "lower")
    router.push(AppRoute.home)
    router.push(AppRoute.list)
    observe(router, "upper")
    router.back()
    router.context(Choice(number: 4))
    #expect(seen.names == ["lower 4"])
  }

  @Test("Messages to the routers above are no longer observed by a root that was replaced; pushed routes go on")
  func rootChange() {
    observe(router, "home")
    router.push(AppRoute.list)
    observe(router, "list")
    router.update(root: AppRoute.dashboard)
    #expect(router.observers.map(\.description) == ["Choice(list)"])
  }

  @Test("Messages to the routers above run no observer of a router that is gone, also from a router that was below it")
  func deadRouter() throws {
    observe(router, "stack")
    router.present(AppRoute.list)
    stage.tree.render()
    observe(try #require(stack.sheet).router, "sheet")
    let inner = RoutingView(destination: AppRoute.self, root: .info).mount(in: try #require(stack.sheet).router)
    inner.router.context(Choice(number: 5))
    #expect(seen.names == ["sheet 5", "stack 5"])
    router.slotCleared(.sheet)
    inner.router.context(Choice(number: 6))
    #expect(seen.names == ["sheet 5", "stack 5"] && !inner.router.canTerminate(Choice.self))
  }

  @Test("Messages to the routers above work with a manual step afterwards as 'terminate' does in one step")
  func manualStep() {
    for isManual in [true, false] {
      observe(router, "home")
      router.push(AppRoute.list)
      if isManual { router.context(Choice(number: 6)) } else { router.terminate(Choice(number: 6)) }
      #expect(router.pathCount == (isManual ? 1 : 0))
      if isManual { router.back() }
      #expect(router.path.isEmpty)
    }
    #expect(seen.names == ["home 6", "home 6"])
  }
}

/// The observers that have run.
@ScriptThread
private final class Seen {
  var names: [String] = []
}
