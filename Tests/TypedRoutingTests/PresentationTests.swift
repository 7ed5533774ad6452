import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Presentations")
@ScriptThread
struct PresentationTests {
  private let stage = Stage()
  private let stack: MountedStack
  private var router: Router { stack.router }

  init() {
    stack = stage.stack()
    _ = stage.entries()
  }

  @Test("Presentations have a router of their own at the end of the tick")
  func presented() throws {
    router.present(AppRoute.list)
    #expect(router.sheet == AnyRoute(AppRoute.list) && router.children.isEmpty)
    stage.tree.render()
    let sheet = try #require(stack.sheet)
    #expect("\(sheet.router)" == "router(presented(list))" && sheet.router.isPresented && !router.isPresented)
    #expect(sheet.router.parent === router && router.children.map(\.id) == [sheet.router.id])
    #expect(router.currentRoute == AnyRoute(AppRoute.home) && router.routeCount == 1)
    #expect(
      stage.entries() == [
        "router(stack(home)): navigation from 'home' to 'list', sheet(withStack: true)",
        "router(presented(list)): created by router(stack(home))",
      ])
  }

  @Test("Presentations show pushed routes only if they have a stack", arguments: [true, false])
  func stackInside(withStack: Bool) throws {
    router.present(AppRoute.list, withStack: withStack)
    stage.tree.render()
    let sheet = try #require(stack.sheet)
    sheet.router.push(AppRoute.detail(1))
    stage.tree.render()
    #expect(sheet.hasStack == withStack && sheet.screens.count == (withStack ? 2 : 1))
  }

  @Test("Presentations as covers always have a stack, and a slot of their own")
  func cover() throws {
    router.present(AppRoute.list)
    router.cover(AppRoute.login)
    stage.tree.render()
    #expect(stack.cover?.hasStack == true && stack.sheet != nil && router.cover == AnyRoute(AppRoute.login))
  }

  @Test("Presentations replace the sheet that is up, whose router ends")
  func replaced() {
    router.present(AppRoute.list)
    stage.tree.render()
    _ = stage.entries()
    router.present(AppRoute.detail(1))
    stage.tree.render()
    #expect(
      stage.entries(appearances: true) == [
        "router(stack(home)): navigation from 'home' to 'detail(1)', sheet(withStack: true)",
        "router(presented(list)): deleted", "router(presented(detail)): created by router(stack(home))",
        "router(presented(detail)): 'detail(1)' has appeared",
      ])
  }

  @Test("Presentations close themselves, which is logged once, and not on a router that is not presented")
  func close() {
    router.close()
    #expect(stage.entries().isEmpty)
    router.present(AppRoute.list)
    stage.tree.render()
    _ = stage.entries()
    stack.sheet?.router.close()
    #expect(router.sheet == nil && stack.sheet == nil && router.children.isEmpty)
    #expect(stage.entries() == ["router(presented(list)): close", "router(presented(list)): deleted"])
  }

  @Test("Presentations that were swiped away are logged as closed on their own router, once")
  func swipedAway() {
    router.present(AppRoute.list)
    stage.tree.render()
    _ = stage.entries()
    router.slotCleared(.sheet)
    router.slotCleared(.sheet)
    #expect(router.sheet == nil)
    #expect(stage.entries() == ["router(presented(list)): close", "router(presented(list)): deleted"])
  }

  @Test("Presentations that were never built are not logged when they are cleared from outside")
  func neverBuilt() {
    router.present(AppRoute.list)
    _ = stage.entries()
    router.slotCleared(.sheet)
    #expect(router.sheet == nil && stage.entries().isEmpty)
    stage.tree.render()
    #expect(stack.sheet == nil)
  }

  @Test("Presentations are closed by their parent only once their content is built")
  func closeChildren() {
    router.closeChildren()
    router.present(AppRoute.list)
    _ = stage.entries()
    router.closeChildren()
    #expect(router.sheet != nil && stage.entries().isEmpty)
    stage.tree.render()
    router.cover(AppRoute.login)
    stage.tree.render()
    _ = stage.entries()
    router.closeChildren()
    #expect(router.sheet == nil && router.cover == nil)
    #expect(
      stage.entries() == [
        "router(stack(home)): close child router(presented(list))",
        "router(stack(home)): close child router(presented(login))", "router(presented(list)): deleted",
        "router(presented(login)): deleted",
      ])
  }

  @Test("Presentations on a presentation go with it")
  func nested() throws {
    router.present(AppRoute.list)
    stage.tree.render()
    try #require(stack.sheet).router.present(AppRoute.info)
    stage.tree.render()
    #expect(stage.tree.liveRouterCount == 4)
    _ = stage.entries()
    router.closeChildren()
    #expect(stage.tree.liveRouterCount == 2)
    #expect(stage.entries().filter { $0.hasSuffix("deleted") }.count == 2)
  }

  @Test("Presentations are broadcast to the whole tree when a slot is set, cleared or set to another route")
  func broadcasts() throws {
    var seen: [String] = []
    let subscription = stage.app.onPresent { seen.append("\($0) \($1)") }
    router.present(AppRoute.list)
    router.present(AppRoute.list)
    router.present(AppRoute.home)
    stage.tree.render()
    try #require(stack.sheet).router.cover(AppRoute.login)
    router.closeChildren()
    #expect(
      seen == [
        "true router(stack(home))", "true router(stack(home))", "true router(presented(home))",
        "false router(stack(home))",
      ])
    subscription.cancel()
    router.present(AppRoute.list)
    #expect(seen.count == 4)
  }

  @Test("Presentations let the screen below appear in the log again when they have gone")
  func uncovered() {
    router.present(AppRoute.list)
    stage.tree.render()
    stage.now += .milliseconds(1000)
    _ = stage.entries()
    stack.sheet?.router.close()
    #expect(stage.entries(appearances: true).contains("router(stack(home)): 'home' has appeared"))
  }
}
