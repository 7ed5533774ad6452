import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingTestSupport

/// An app's router whose log is recorded, with a renderer that shows everything at once.
@ScriptThread
final class Stage {
  /// Nanoseconds on the clock of the tree, which stands still.
  var now: Int64 = 0
  let app: Router
  let renderer: HeadlessRenderer

  private let book = Book()

  init() {
    app = Router(
      configuration: Configuration(
        logger: { [book] in book.log.append("\($0.router): \($0.message)") }, shouldCrashOnRouteNotFound: false))
    renderer = HeadlessRenderer(app.tree)
    app.tree.now = { [weak self] in self?.now ?? 0 }
  }

  var tree: RouterTree { app.tree }

  /// Mounts a stack whose root is `home`, and renders it.
  func stack(root: AppRoute = .home) -> MountedStack { mount(RoutingView(destination: AppRoute.self, root: root)) }

  /// Mounts a container below the app's router, and renders it.
  func mount<Container: RoutingContainer>(_ container: Container) -> Container.Mounted {
    defer { tree.render() }
    return container.mount(in: app)
  }

  /// Mounts a tab view with a stack in each tab.
  func tabs(_ attachMode: TabAttachMode = .together) -> MountedTabs {
    mount(
      RoutingTabView(tab: MainTab.home, destination: AppRoute.self, attachMode: attachMode) { tab, destination in
        RoutingView(tab: tab, destination: destination, root: tab == .search ? .list : .home)
      })
  }

  /// Returns the entries since the last call, without those of appearances if they are not asked for.
  func entries(appearances: Bool = false) -> [String] {
    defer { book.log = [] }
    return appearances ? book.log : book.log.filter { !$0.hasSuffix("appeared") }
  }

  /// Lets the tick end.
  func tick() async {
    await withCheckedContinuation { done in ScriptThread.executor.jobs.asyncScript { done.resume() } }
  }
}

/// The entries that a logger has received.
@ScriptThread
private final class Book {
  /// Entries such as `router(stack(home)): pop to root`.
  var log: [String] = []
}

extension Router {
  /// The path in words.
  var pathText: String { path.map(\.description).joined(separator: " ") }
}
