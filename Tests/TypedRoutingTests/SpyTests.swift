import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport
import Testing

@Suite("Doubles of routers")
@ScriptThread
struct SpyTests {
  @Test("Doubles of routers record the calls of a view model in their order, which runs with any router just as well")
  func viewModel() {
    let spy = RouterSpy(root: AppRoute.home)
    let stack = Stage().stack()
    let (router, third) = (stack.router, CountingRouter())
    for each in [spy, router, third] as [any RouterModel] {
      let model = ItemModel(router: each)
      model.open(7)
      model.about()
      model.choose(1)
    }
    #expect(spy.calls.map(\.description) == ["push(detail(7))", "present(info, withStack: false)", "back()"])
    #expect(router.path.isEmpty && router.sheet == AnyRoute(AppRoute.info))
    #expect(spy.path.isEmpty && spy.backCallCount == 1)
    #expect(third.count == 4)
  }

  @Test("Doubles of routers record every call by its kind")
  func kinds() {
    let spy = RouterSpy(root: AppRoute.home)
    spy.route(AppRoute.list)
    spy.push(AppRoute.detail(1))
    spy.present(AppRoute.info)
    spy.cover(AppRoute.login)
    spy.update(root: AppRoute.dashboard)
    spy.add(context: Choice.self) { _ in }
    spy.context(Choice(number: 1))
    spy.terminate(Choice(number: 2))
    spy.remove(context: Choice.self)
    spy.select(content: 3)
    spy.select(detail: String?.none)
    spy.close()
    spy.closeChildren()
    spy.clearChildren()
    spy.back()
    spy.popToRoot()
    #expect(
      spy.calls.map(\.description) == [
        "route(list)", "push(detail(1))", "present(info, withStack: true)", "cover(login)", "update(root: dashboard)",
        "add(context: Choice)", "context(Choice(number: 1))", "terminate(Choice(number: 2))",
        "remove(context: Choice)", "select(content: 3)", "select(detail: nil)", "close()", "closeChildren()",
        "clearChildren()", "back()", "popToRoot()",
      ])
    #expect(spy.routedDestinations as? [AppRoute] == [.list] && spy.pushedRoutes as? [AppRoute] == [.detail(1)])
    #expect(spy.presentedRoutes.map(\.withStack) == [true] && spy.coveredRoutes as? [AppRoute] == [.login])
    #expect(spy.updatedRoots as? [AppRoute] == [.dashboard] && spy.presentedRoutes[0].route as? AppRoute == .info)
    #expect(spy.backCallCount == 1 && spy.popToRootCallCount == 1)
    #expect(spy.closeCallCount == 1 && spy.closeChildrenCallCount == 1)
    #expect(spy.terminatedContexts as? [Choice] == [Choice(number: 2)])
    #expect(spy.dispatchedContexts as? [Choice] == [Choice(number: 1)])
    #expect(spy.addedContextTypes.count == 1 && spy.removedContextTypes.count == 1)
    #expect(spy.detailSelections.count == 1 && spy.contentSelections as? [Int] == [3])
  }

  @Test("Doubles of routers keep the path and the root as a router would, and look nothing up")
  func state() {
    let spy = RouterSpy(root: AppRoute.home)
    spy.route(AppRoute.list)
    spy.push(AppRoute.detail(1))
    #expect(spy.currentRoute == AnyRoute(AppRoute.detail(1)) && spy.pathCount == 2 && spy.routeCount == 3)
    spy.back()
    #expect(spy.currentRoute == AnyRoute(AppRoute.list))
    spy.popToRoot()
    spy.back()
    spy.route(AppRoute.dashboard)
    spy.route(AppRoute.login)
    #expect(spy.currentRoute == AnyRoute(AppRoute.dashboard) && spy.pathCount == 0)
    spy.detailBinding(as: Int.self).wrappedValue = 4
    spy.contentBinding(as: Int.self).wrappedValue = 5
    #expect(spy.detailBinding(as: Int.self).wrappedValue == 4 && spy.contentBinding(as: Int.self).wrappedValue == 5)
    #expect(spy.tabRouter == nil && spy.tabRouter(for: MainTab.home) == nil && spy.deepestRouter() == nil)
    #expect(spy.findRouterInTabRouter(for: MainTab.home) == nil)
    #expect(!spy.isPresented && !spy.isCompact && !spy.hasContentColumn)
  }

  @Test("Doubles of routers deliver messages to their own observers")
  func messages() {
    let spy = RouterSpy(root: AppRoute.home)
    var seen: [Int] = []
    #expect(!spy.canTerminate(Choice.self))
    spy.add(context: Choice.self) { seen.append($0.number) }
    #expect(spy.canTerminate(Choice.self) && !spy.canTerminate(Cancelled.self))
    spy.context(Choice(number: 1))
    spy.terminate(Choice(number: 2))
    spy.context(Cancelled())
    spy.remove(context: Choice.self)
    spy.context(Choice(number: 3))
    #expect(seen == [1, 2])
  }

  @Test("Doubles of routers of tab routers record the calls for each tab, and follow the selection")
  func tabs() {
    let spy = TabRouterSpy(tab: MainTab.home)
    let router: any TabRouterModel = spy
    router.push(AppRoute.list)
    router.push(AppRoute.detail(1), in: MainTab.search)
    router.present(AppRoute.info, in: MainTab.search)
    router.cover(AppRoute.login)
    router.update(root: AppRoute.dashboard)
    router.popToRoot(in: MainTab.profile)
    router.popToRoot()
    router.clearChildren()
    #expect(spy.tab == AnyTabRoute(MainTab.search) && spy.currentRoute == AnyRoute(MainTab.search))
    router.change(tab: MainTab.profile)
    #expect(
      spy.calls.map(\.description) == [
        "push(list)", "push(detail(1), in: search)", "present(info, in: search)", "cover(login)",
        "update(root: dashboard)", "popToRoot(in: profile)", "popToRoot()", "clearChildren()", "change(tab: profile)",
      ])
    #expect(spy.tab == AnyTabRoute(MainTab.profile) && spy.root == AnyRoute(MainTab.profile))
    #expect(spy.pushedRoutes(in: nil) as? [AppRoute] == [.list])
    #expect(spy.pushedRoutes(in: MainTab.search) as? [AppRoute] == [.detail(1)])
    #expect(spy.pathCount == 0 && spy.tabRouter == nil && spy.deepestRouter() == nil)
    #expect(spy.tabRouter(for: MainTab.home) == nil && spy.findRouterInTabRouter(for: MainTab.home) == nil)
  }
}
