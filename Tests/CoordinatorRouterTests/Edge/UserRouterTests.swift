import HeadlessUIKit
import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeKernel
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// What an app's own code does with the router, by the public interface alone.
@Suite("A program that uses the router", .timeLimit(.minutes(20)))
struct UserRouterTests {
  /// A script screen with a coordinator of the app's own.
  final class LiveCoordinator: ReactCoordinator {}

  final class LiveModalCoordinator: ModalReactCoordinator {}

  final class NativeCoordinator: NavigationCoordinator {
    override func makeViewController() -> UIViewController { UIViewController() }
  }

  private static func configuration() throws -> NativeSideConfiguration {
    var configuration = NativeSideConfiguration()
    configuration.routerApp = try RouterApp(home: "home") {
      RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))
      RouterApp.Screen(name: "Live", coordinator: "live")
      RouterApp.Screen(name: "LiveModal", coordinator: "liveModal")
    }
    configuration.registerCoordinator(LiveCoordinator.self, named: "live")
    configuration.registerCoordinator(LiveModalCoordinator.self, named: "liveModal")
    return configuration
  }

  /// The roots that a script was requested to run, and the properties that they got.
  @ScriptThread
  private final class Roots {
    var words: [String] = []

    func note(_ occurrence: Navigation.Occurrence) {
      switch occurrence {
      case .run(let name, _, _): words.append("run \(name)")
      case .properties(let name, _, let properties): words.append("\(name) x=\(properties["x"]?.int ?? 0)")
      default: break
      }
    }
  }

  @ScriptThread
  private static func connect(_ native: NativeSide, _ roots: Roots) async throws -> NativeRouter {
    let router = NativeRouter(try await Navigation.start(native.client(), .init(.turbo)) { roots.note($0) })
    try await router.getState()
    return router
  }

  @Test("A program that uses the router learns how each of its actions has ended, in their order")
  func ends() async throws {
    let (started, routers) = AsyncStream.makeStream(of: NativeAppRouter.self)
    var configuration = try Self.configuration()
    configuration.onRouterStart { routers.yield($0) }
    let native = await NativeSide.start(configuration, design: .coordinatorRouter)
    for await router in started {
      await Self.perform(router)
      break
    }
    native.stop()
  }

  @MainQueue
  private static func perform(_ router: NativeAppRouter) async {
    var ends: [String] = []
    func note(_ name: String, _ action: NavigationAction) {
      router.perform(action: action) { result in
        ends.append("\(name) \(result.seq) \(result.error?.code.rawValue ?? "ok") \(router.state.seq)")
      }
    }
    note("live", .navigate(action: nil, route: NativeRoute(name: "Live"), stack: nil))
    note("nowhere", .navigate(action: nil, route: nil, stack: "nowhere"))
    note("nothing", .closerDrawer)
    #expect(ends.isEmpty)
    let back = await router.result(of: .goBack)
    #expect(back.error == nil && back.seq == 3)
    #expect(ends == ["live 2 ok 2", "nowhere 2 unknownStack 2", "nothing 2 ok 2"])
    let again = await router.result(of: .goBack)
    #expect(again.seq == 3 && again.error?.code == .unhandled && again.error?.message.hasSuffix(".") == true)
    // Without a completion, as the described app calls it.
    router.perform(action: .navigate(action: nil, route: NativeRoute(name: "Live"), stack: nil))
  }

  @Test(
    """
    A program that uses the router registers subclasses of the script coordinators, which run their components as \
    the plain ones do
    """)
  func subclasses() async throws {
    let native = await NativeSide.start(try Self.configuration(), design: .coordinatorRouter)
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.showLive(native) }
    native.stop()
  }

  @ScriptThread
  private static func showLive(_ native: NativeSide) async throws {
    let roots = Roots()
    let router = try await connect(native, roots)
    try await router.navigate(NativeRoute(name: "Live"))
    try await router.setParams(["x": 1])
    try await router.navigate(NativeRoute(name: "LiveModal"))
    #expect(roots.words == ["run Home", "run Live", "Live x=1", "run LiveModal"])
    let state = try #require(router.mirror.state)
    #expect(state.tabs[0].chain.map(\.coordinator) == ["ReactCoordinator", "LiveCoordinator"])
    #expect(state.modals.map(\.chain).map { $0.map(\.coordinator) } == [["LiveModalCoordinator"]])
    router.navigation.close()
  }

  @Test(
    """
    A program that uses the router has the router outside a coordinator: it navigates, starts coordinators and \
    registers others while it runs
    """)
  func outside() async throws {
    var configuration = try Self.configuration()
    let classes = Guarded<[String]>([])
    configuration.onRouterStart { router in
      @MainQueue func note(_ name: String) {
        let type = try? NativeRoute(name: name).getCoordinator(router.mappings)
        classes.withLock { $0.append(type.map { "\($0)" } ?? "none") }
      }
      note("List")
      router.mappings.register(NativeCoordinator.self, forScreen: "List")
      note("List")
      router.perform(action: .push(navParams: NavigateParams(route: NativeRoute(name: "List"))))
      LiveCoordinator(route: NativeRoute(name: "Own"), router: router).start()
    }
    let native = await NativeSide.start(configuration, design: .coordinatorRouter)
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.look(native) }
    #expect(classes.withLock { $0 } == ["ReactCoordinator", "NativeCoordinator"])
    native.stop()
  }

  @ScriptThread
  private static func look(_ native: NativeSide) async throws {
    let roots = Roots()
    let router = try await connect(native, roots)
    // A request comes after what native code has started.
    try await router.setParams(["x": 2])
    let state = try #require(router.mirror.state)
    #expect(state.tabs[0].chain.map(\.coordinator) == ["ReactCoordinator", "NativeCoordinator", "LiveCoordinator"])
    #expect(roots.words == ["run Home", "run Own", "Own x=2"])
    router.navigation.close()
  }
}
