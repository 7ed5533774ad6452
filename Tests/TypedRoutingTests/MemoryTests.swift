import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Memory of routers")
@ScriptThread
struct MemoryTests {
  private let stage = Stage()

  /// The kinds of containers, and the number of routers that each has.
  enum Kind: CaseIterable {
    case stack
    case tabs
    case lazyTabs
    case split
    case sheet
    case cover
  }

  private func mount(_ kind: Kind) -> MountedContainer {
    switch kind {
    case .stack: return stage.stack()
    case .tabs: return stage.tabs()
    case .lazyTabs: return stage.tabs(.onSwitchToTab)
    case .split: return stage.mount(RoutingSplitView(destination: AppRoute.self, root: .home) { (_: Int) in .list })
    case .sheet, .cover:
      let stack = stage.stack()
      if kind == .sheet { stack.router.present(AppRoute.list) } else { stack.router.cover(AppRoute.list) }
      stage.tree.render()
      return stack
    }
  }

  @Test("A container holds its routers, and nothing else does", arguments: Kind.allCases)
  func life(_ kind: Kind) {
    let count = [.stack: 1, .tabs: 4, .lazyTabs: 2, .split: 1, .sheet: 2, .cover: 2][kind]!
    var container: MountedContainer? = mount(kind)
    weak let weakContainer = container
    #expect(stage.tree.liveRouterCount == 1 + count)
    stage.tree.render()
    #expect(stage.tree.liveRouterCount == 1 + count)
    _ = stage.entries()
    container = nil
    #expect(stage.tree.liveRouterCount == 1 && weakContainer == nil && container == nil)
    #expect(stage.entries().filter { $0.hasSuffix(": deleted") }.count == count)
  }

  @Test("A container that is unmounted releases all that is within it", arguments: Kind.allCases)
  func unmounted(_ kind: Kind) {
    let container = mount(kind)
    container.unmount()
    stage.tree.render()
    #expect(container.nested.isEmpty && !container.isMounted && stage.tree.liveRouterCount == 2)
  }

  @Test("A sheet with two nested sheets gives three deletions when it closes, at once")
  func nestedSheets() throws {
    let stack = stage.stack()
    var top = stack
    for _ in 0..<3 {
      top.router.present(AppRoute.list)
      stage.tree.render()
      top = try #require(top.sheet)
    }
    top = stack
    _ = stage.entries()
    stack.router.slotCleared(.sheet)
    #expect(stage.entries().filter { $0.hasSuffix(": deleted") }.count == 3 && stage.tree.liveRouterCount == 2)
  }

  @Test("A thousand nested presentations are released whole when the root closes", arguments: [true, false])
  func thousand(byClosing: Bool) throws {
    let app = Router(configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: false))
    var root: MountedStack? = RoutingView(destination: AppRoute.self, root: .home).mount(in: app)
    var top = root
    for number in 0..<1000 {
      top?.router.present(AppRoute.detail(number))
      app.tree.render()
      top = try #require(top?.sheet)
    }
    top = nil
    #expect(app.tree.liveRouterCount == 1002)
    if byClosing { root?.router.closeChildren() } else { root = nil }
    #expect(app.tree.liveRouterCount == (byClosing ? 2 : 1) && top == nil)
  }

  @Test("A screen's object lives as long as its route is on the path, and gets the router of its own container")
  func models() throws {
    final class Model {
      weak var router: Router?
    }
    weak var model: Model?
    enum Modelled: RouteDestination {
      static func view(for route: AppRoute) -> some ScreenContent {
        Screen("app.model") { router in
          let model = Model()
          model.router = router
          return model
        }
      }
    }
    let stack = stage.mount(RoutingView(destination: Modelled.self, root: .home))
    let inner = RoutingView(destination: Modelled.self, root: .list).mount(in: stack.router)
    inner.router.push(AppRoute.detail(1))
    stage.tree.render()
    model = inner.topScreen?.model as? Model
    #expect(model != nil && model?.router === inner.router && inner.router.parent === stack.router)
    inner.router.back()
    #expect(model == nil)
  }

  @Test("An observer goes with its router, and with it all that it holds")
  func observers() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    var stack: MountedStack? = stage.stack()
    stack?.router.push(AppRoute.list)
    stack?.router.add(context: Choice.self) { [owner] _ in _ = owner }
    owner = nil
    #expect(weakOwner != nil)
    stack = nil
    #expect(weakOwner == nil && owner == nil && stack == nil)
  }

  @Test("A router that another thread releases is noted on the script's thread")
  func otherThread() async {
    let box = Box(stage.stack())
    await Task.detached { box.release() }.value
    await stage.tick()
    #expect(stage.tree.liveRouterCount == 1 && stage.entries().last == "router(stack(home)): deleted")
  }
}

/// An object that another thread releases. `@unchecked`: only one thread at a time uses it.
private final class Box: @unchecked Sendable {
  private var content: AnyObject?

  init(_ content: AnyObject) { self.content = content }

  func release() { content = nil }
}
