import ArgumentParser
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeNativeRouter
import ScriptSide

struct RoutingLoadCommand: Load {
  static let configuration = CommandConfiguration(
    commandName: "routing", abstract: "Pushes a screen and goes back, by a router or by the plain client.")

  @OptionGroup var options: LoadOptions

  enum Means: String, ExpressibleByArgument, CaseIterable {
    case client
    case typedRouter = "typed-router"
    /// The native side has the design coordinator-router.
    case nativeRouter = "native-router"
  }

  @Option(help: "The means: client, typed-router or native-router.")
  var by = Means.typedRouter

  @ScriptThread
  func send() async throws {
    let app = try await Navigation.connect(to: options.pipe, Navigation.Settings(.turbo))
    switch by {
    case .client: try await Self.callClient(app, options.count)
    case .typedRouter: try await Self.useRouter(app, options.count)
    case .nativeRouter: try await Self.navigate(app, options.count)
    }
  }

  @ScriptThread
  private static func callClient(_ app: Navigation, _ count: Int) async throws {
    _ = try await app.setRoot(.stack([.component(name: "load.Home", id: "c0")], id: "s"))
    for number in 0..<count {
      let id = "c\(number + 1)"
      _ = try await app.push("c0", .component(name: "load.Item", id: id))
      _ = try await app.pop(id)
    }
  }

  @ScriptThread
  private static func navigate(_ app: Navigation, _ count: Int) async throws {
    let router = NativeRouter(app)
    _ = try await router.getState()
    for _ in 0..<count {
      try await router.navigate(NativeRoute(name: "load.Item"))
      try await router.navigate(NativeRoute(name: "Home"))
    }
  }

  @ScriptThread
  private static func useRouter(_ app: Navigation, _ count: Int) async throws {
    let bridge = try await RoutingBridge.start(
      app, configuration: Configuration(logger: nil, shouldCrashOnRouteNotFound: true))
    let router = bridge.setRoot(RoutingView(destination: LoadRoute.self, root: .home)).router
    await bridge.settled()
    for number in 0..<count {
      router.push(LoadRoute.item(number))
      await bridge.settled()
      router.back()
      await bridge.settled()
    }
  }
}

/// The routes of the load.
private enum LoadRoute: NavbridgeTypedRouting.Route, RouteDestination {
  case home
  case item(Int)

  var name: String { if case .home = self { "home" } else { "item" } }

  static func view(for route: LoadRoute) -> some ScreenContent {
    switch route {
    case .home: Screen("load.Home")
    case .item: Screen("load.Item")
    }
  }
}
