public import NavbridgeKernel
internal import NavbridgeRuntime
public import NavbridgeVocabulary

extension CoordinatorRouter {
  /// The settings of apps of this design.
  package struct Settings: DesignSettings {
    /// The app that the router runs.
    package var app = RouterApp(
      tabs: [RouterApp.Tab(name: "home", root: Route(name: "Home"))], home: "home")
    /// The native coordinators that the app's declaration can name.
    package var coordinators: [String: NavigationCoordinator.Type] = [:]
    /// The native screens that a routes file describes, by the names of their coordinators.
    package var nativeScreens: [String: NativeScreen] = [:]
    /// Makes the app's own route config service.
    package var makeRouteConfigService: (@MainQueue @Sendable () -> any RouteConfigService)?

    package init() {}
  }
}

extension Configuration {
  /// The app that the design `coordinator-router` runs.
  public var routerApp: RouterApp {
    get { self[CoordinatorRouter.Settings.self].app }
    set { self[CoordinatorRouter.Settings.self].app = newValue }
  }

  /// Registers a native coordinator by the name that the app's declaration uses. The last registration of a name wins.
  public mutating func registerCoordinator(_ type: NavigationCoordinator.Type, named name: String) {
    self[CoordinatorRouter.Settings.self].coordinators[name] = type
  }

  /// Registers the service that overrides at run time which screens are modal. It is made when the device starts.
  public mutating func registerRouteConfigService(_ make: @escaping @MainQueue @Sendable () -> any RouteConfigService) {
    self[CoordinatorRouter.Settings.self].makeRouteConfigService = make
  }

  /// Checks the app's declaration against the registered coordinators. Throws the first mistake.
  public func checkRouterApp() throws(RouterAppFault) {
    try routerApp.check(coordinators: Set(self[CoordinatorRouter.Settings.self].coordinators.keys))
  }

  /// Runs the app of a routes file, with its native screens.
  public mutating func run(_ routes: RoutesFile) {
    routerApp = routes.app
    self[CoordinatorRouter.Settings.self].nativeScreens = routes.nativeScreens
    // One change for all, because each change copies the names.
    self[CoordinatorRouter.Settings.self].coordinators.merge(routes.nativeScreens.mapValues(\.coordinator)) { $1 }
  }
}
