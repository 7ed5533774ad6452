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

/// An app with native coordinators of its own, by the public interface alone.
@Suite("A program with native coordinators", .timeLimit(.minutes(20)))
struct UserProgramTests {
  final class EventCoordinator: NavigationCoordinator {
    override func makeViewController() -> UIViewController {
      let screen = UIViewController()
      screen.title = "Event \(route.params["id"]?.string ?? "")"
      return screen
    }
  }

  final class MenuCoordinator: NavigationCoordinator {
    override class func presentsModally(_ route: NativeRoute) -> Bool { true }

    override func makeViewController() -> UIViewController {
      let screen = UIViewController()
      screen.title = "Menu"
      router.perform(action: .setParams(params: ["from": "native code"]))
      router.openURL("demo://bets/7")
      router.setFlag("nativeEvent", isEnabled: false)
      return screen
    }
  }

  @MainQueue
  final class Service: RouteConfigService {
    func isModalScreen(_ name: String) -> Bool? { name == "Promo" ? true : nil }
  }

  private static func configuration() throws -> NativeSideConfiguration {
    var configuration = NativeSideConfiguration()
    configuration.routerApp = try RouterApp(home: "home") {
      RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))
      RouterApp.Screen(name: "Event", coordinator: "event", flag: "nativeEvent")
      RouterApp.Screen(name: "Menu", coordinator: "menu", isNativeOnly: true)
      FeatureFlag("nativeEvent", isEnabled: true)
      LinkScheme("demo")
      RouterApp.Template(pattern: "bets/:id", screen: "Event")
    }
    configuration.registerCoordinator(EventCoordinator.self, named: "event")
    configuration.registerRouteConfigService { Service() }
    return configuration
  }

  @Test("A program with native coordinators is checked, and runs them beside script screens")
  func program() async throws {
    var configuration = try Self.configuration()
    let fault = #expect(throws: RouterAppFault.self) { try configuration.checkRouterApp() }
    #expect(fault?.message == "The screen 'Menu' has the native coordinator 'menu', which does not exist.")
    configuration.registerCoordinator(MenuCoordinator.self, named: "menu")
    try configuration.checkRouterApp()
    let native = await NativeSide.start(configuration, design: .coordinatorRouter)
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.navigate(native) }
    native.stop()
  }

  @Test(
    """
    A program with native coordinators refuses an action that needs a coordinator which is not registered, and \
    changes nothing
    """)
  func unregistered() async throws {
    let native = await NativeSide.start(try Self.configuration(), design: .coordinatorRouter)
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.navigateNowhere(native) }
    native.stop()
  }

  @ScriptThread
  private static func navigateNowhere(_ native: NativeSide) async throws {
    let script = try await Navigation.start(native.client(), .init(.turbo))
    let router = NativeRouter(script)
    let before = try await router.getState()
    for action: NavigationAction in [
      .navigate(action: nil, route: NativeRoute(name: "Menu"), stack: nil),
      .push(navParams: NavigateParams(route: NativeRoute(name: "Menu"))),
    ] {
      do {
        try await router.perform(action)
        Issue.record("The action was performed.")
      } catch {
        #expect(error.data["code"] == "badMapping")
        #expect(
          error.message == "The route 'Menu' has the native coordinator 'menu', which is not registered.")
      }
    }
    #expect(try await router.getState() == before)
    script.close()
  }

  @ScriptThread
  private static func navigate(_ native: NativeSide) async throws {
    let script = try await Navigation.start(native.client(), .init(.turbo))
    let router = NativeRouter(script)
    func front() -> String { router.mirror.state.map { "\($0.current.coordinator) \($0.current.route.name)" } ?? "" }

    try await router.navigate(NativeRoute(name: "Event", params: ["id": "42"]))
    #expect(front() == "EventCoordinator Event")
    try await router.navigate(NativeRoute(name: "Promo"))
    #expect(front() == "ModalReactCoordinator Promo")
    try await router.goBack()
    // The coordinator's own actions follow its start. Its link leads back to the event.
    var changes: [String] = []
    router.subscribe { changes.append("\($0.reason) \($0.origin) \($0.state.current.coordinator)") }
    try await router.navigate(NativeRoute(name: "Menu"))
    try await router.closeDrawer()
    #expect(
      changes == [
        "navigate script MenuCoordinator", "setParams native MenuCoordinator", "navigate deeplink EventCoordinator",
      ])
    #expect(router.mirror.state?.current.route.params == ["id": "7"])
    try await router.push(NativeRoute(name: "Event"))
    #expect(front() == "ReactCoordinator Event")
    script.close()
  }
}
