import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("Deep links")
@ScriptThread
struct DeeplinkTests {
  /// The states from which a link is followed.
  enum Start: CaseIterable {
    case clean
    case deepPath
    case sheetOpen
    case coverOpen
  }

  /// A link, and the state in which it leaves a router whose root is `home`.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let link: DeeplinkRoute<AppRoute>
    var root = "home"
    var path = ""
    var sheet: AppRoute?
    var cover: AppRoute?
    /// The parts of the log that follow the closing and popping.
    let steps: [String]
  }

  nonisolated static let rows = [
    Row(
      testDescription: "push", link: .push(.detail(1), root: .dashboard, path: [.list]), root: "dashboard",
      path: "list detail(1)", steps: ["'dashboard', root", "'list', push", "'detail(1)', push"]),
    Row(
      testDescription: "present", link: .present(.detail(1), root: .dashboard, path: [.list]), root: "dashboard",
      path: "list", sheet: .detail(1),
      steps: ["'dashboard', root", "'list', push", "'detail(1)', sheet(withStack: true)"]),
    Row(
      testDescription: "cover", link: .cover(.login, path: [.list]), path: "list", cover: .login,
      steps: ["'list', push", "'login', cover"]),
    Row(testDescription: "popToRoot", link: .popToRoot(), steps: []),
    Row(
      testDescription: "popToRoot with a root", link: .popToRoot(root: .dashboard), root: "dashboard",
      steps: ["'dashboard', root"]),
    Row(
      testDescription: "updateRoot", link: .updateRoot(.dashboard), root: "dashboard", steps: ["'dashboard', root"]),
  ]

  @Test(
    "Deep links close presentations, pop to the root, set the root, push the path and show the last route",
    arguments: rows,
    Start.allCases)
  func kinds(_ row: Row, from start: Start) {
    let stage = Stage()
    let stack = stage.stack()
    let router = stack.router
    switch start {
    case .clean: break
    case .deepPath: for number in 5...7 { router.push(AppRoute.detail(number)) }
    case .sheetOpen: router.present(AppRoute.info)
    case .coverOpen: router.cover(AppRoute.info)
    }
    stage.tree.render()
    _ = stage.entries()
    router.handle(deeplink: row.link)
    #expect("\(router.root)" == row.root && router.pathText == row.path)
    #expect(router.sheet == row.sheet.map { AnyRoute($0) } && router.cover == row.cover.map { AnyRoute($0) })
    let before: [String] =
      switch start {
      case .clean: []
      case .deepPath: ["router(stack(home)): pop to root"]
      case .sheetOpen, .coverOpen:
        ["router(stack(home)): close child router(presented(info))", "router(presented(info)): deleted"]
      }
    let entries = stage.entries()
    #expect(entries.prefix(before.count).elementsEqual(before))
    #expect(entries.dropFirst(before.count).map { String($0.split(separator: " to ")[1]) } == row.steps)
    stage.tree.render()
    #expect(stack.screens.map(\.route) == [router.root] + router.path && (stack.sheet != nil) == (row.sheet != nil))
  }

  @Test("Deep links never close the router that follows them")
  func ownPresentation() throws {
    let stage = Stage()
    let stack = stage.stack()
    stack.router.present(AppRoute.list)
    stage.tree.render()
    stack.sheet?.router.handle(deeplink: DeeplinkRoute<AppRoute>.push(.detail(1)))
    #expect(stack.sheet?.router.pathText == "detail(1)")
  }

  /// A handler that awaits its data, ignores negative numbers and refuses 0.
  private struct Handler: DeeplinkHandler {
    struct Refusal: Error {}
    let data: AsyncStream<String>

    func deeplink(from number: Int) async throws -> DeeplinkRoute<AppRoute>? {
      if number == 0 { throw Refusal() }
      if number < 0 { return nil }
      for await _ in data { break }
      return .push(.detail(number), path: [.list])
    }
  }

  @Test("Deep links come from a handler, which may await data: navigation starts only then")
  func handler() async throws {
    let stage = Stage()
    let router = stage.stack().router
    _ = stage.entries()
    let (data, arrives) = AsyncStream.makeStream(of: String.self)
    let handler = Handler(data: data)
    let task = Task { @ScriptThread in
      if let link = try await handler.deeplink(from: 3) { router.handle(deeplink: link) }
    }
    await stage.tick()
    #expect(router.path.isEmpty && stage.entries().isEmpty)
    arrives.yield("fetched")
    try await task.value
    #expect(router.pathText == "list detail(3)")
    #expect(stage.entries().last == "router(stack(home)): navigation from 'list' to 'detail(3)', push")
  }

  @Test("Deep links that a handler ignores change nothing, and errors of a handler reach its caller")
  func ignored() async throws {
    let stage = Stage()
    let router = stage.stack().router
    router.push(AppRoute.list)
    let handler = Handler(data: AsyncStream { $0.finish() })
    if let link = try await handler.deeplink(from: -1) { router.handle(deeplink: link) }
    await #expect(throws: Handler.Refusal.self) {
      if let link = try await handler.deeplink(from: 0) { router.handle(deeplink: link) }
    }
    #expect(router.pathText == "list")
  }

  /// Handlers that delegate.
  private struct TabHandler: TabDeeplinkHandler {
    func deeplink(from words: [String]) async throws -> TabDeeplink<MainTab, AppRoute>? {
      guard let tab = words.first.flatMap(MainTab.init(rawValue:)) else { return nil }
      let inner = Handler(data: AsyncStream { $0.finish() })
      let number = words.dropFirst().first.flatMap { Int($0) }
      guard let number else { return TabDeeplink(tab: tab, deeplink: nil) }
      return TabDeeplink(tab: tab, deeplink: try await inner.deeplink(from: number))
    }
  }
  private struct SplitHandler: SplitDeeplinkHandler {
    func deeplink(from number: Int) async throws -> SplitDeeplink<ShopRoute, Int, AppRoute>? {
      number < 0 ? nil : SplitDeeplink(content: .cart, detail: number)
    }
  }

  @Test("Deep links into tabs and split views come from handlers of their own, which may call others")
  func otherHandlers() async throws {
    let tab = try await TabHandler().deeplink(from: ["search", "3"])
    #expect(tab == TabDeeplink(tab: .search, deeplink: .push(.detail(3), path: [.list])))
    #expect(try await TabHandler().deeplink(from: ["elsewhere"]) == nil)
    #expect(try await TabHandler().deeplink(from: ["home"]) == TabDeeplink(tab: .home, deeplink: nil))
    #expect(try await SplitHandler().deeplink(from: 4) == SplitDeeplink(content: .cart, detail: 4))
    #expect(try await SplitHandler().deeplink(from: -4) == nil)
  }

  @Test("Deep links for a router that is not mounted yet are followed when it is, once; the last one counts")
  func pending() {
    let stage = Stage()
    stage.app.handle(deeplink: DeeplinkRoute<AppRoute>.push(.detail(1)), in: .stack("home"))
    stage.app.handle(deeplink: DeeplinkRoute<AppRoute>.push(.detail(2)), in: .stack("home"))
    let other = stage.stack(root: .list)
    #expect(other.router.path.isEmpty)
    let first = stage.stack()
    #expect(first.router.pathText == "detail(2)" && first.screens.count == 2)
    let second = stage.stack()
    #expect(second.router.path.isEmpty)
    stage.app.handle(deeplink: DeeplinkRoute<AppRoute>.push(.detail(3)), in: .stack("home"))
    #expect(first.router.pathText == "detail(3)")
  }

  @Test("Deep links for a tab, a sheet, a split view or the app's router wait for it as well")
  func pendingKinds() throws {
    let stage = Stage()
    let link = DeeplinkRoute<AppRoute>.push(.detail(1))
    for target in [RouterTarget.tab(MainTab.search), .presented("list"), .split("home"), .app] {
      stage.app.handle(deeplink: link, in: target)
    }
    #expect(stage.app.pathText == "detail(1)")
    let tabs = stage.tabs()
    #expect(tabs.tabRouter.find(tab: MainTab.search)?.pathText == "detail(1)")
    let split = stage.mount(
      RoutingSplitView(destination: AppRoute.self, root: .home) { (number: Int) in .detail(number) })
    #expect(split.router.pathText == "detail(1)")
    let stack = stage.stack()
    stack.router.present(AppRoute.list)
    stage.tree.render()
    #expect(stack.sheet?.router.pathText == "detail(1)" && stack.router.path.isEmpty)
  }

  @Test("Deep links into a tab that was never shown are followed when the tab is mounted")
  func pendingTab() {
    let stage = Stage()
    let tabs = stage.tabs(.onSwitchToTab)
    tabs.tabRouter.handle(
      tabDeeplink: TabDeeplink(tab: MainTab.search, deeplink: DeeplinkRoute<AppRoute>.push(.detail(2))))
    #expect(tabs.tabRouter.tab == AnyTabRoute(MainTab.search) && tabs.tabRouter.routers.count == 1)
    stage.tree.render()
    #expect(tabs.tabRouter.find(tab: MainTab.search)?.pathText == "detail(2)")
  }
}
