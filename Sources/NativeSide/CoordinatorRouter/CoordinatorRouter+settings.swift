public import HeadlessUIKit
public import NavbridgeKernel
internal import NavbridgeRuntime
public import NavbridgeVocabulary

extension CoordinatorRouter {
  /// The settings of apps of this design.
  package struct Settings: DesignSettings {
    /// The app that the router runs.
    package var app = RouterApp(
      tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))], home: "home")
    /// The file that declares the app. Nil for an app that is declared in Swift.
    var source: RoutesSource?
    /// The native coordinators that the app's declaration can name.
    package var coordinators: [String: NavigationCoordinator.Type] = [:]
    /// The native screens that a routes file describes, by the names of their coordinators.
    package var nativeScreens: [String: NativeScreen] = [:]
    /// Makes the app's own route config service.
    package var makeRouteConfigService: (@MainQueue @Sendable () -> any RouteConfigService)?
    /// The menus of the drawers. A drawer without one shows an empty native menu.
    package var drawerMenus: [DrawerState.Side: DrawerMenu] = [:]
    /// Called with the router when the tabs have started.
    package var routerStarted: (@MainQueue @Sendable (NativeAppRouter) -> Void)?

    package init() {}
  }
}

extension NativeSideConfiguration {
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

  /// Gives a drawer a menu of native code. The view controller is made once, when the device starts, and the router is
  /// what its content navigates by. The last registration of a side wins.
  public mutating func registerDrawerMenu(
    _ side: DrawerState.Side, _ make: @escaping @MainQueue @Sendable (NativeAppRouter) -> UIViewController
  ) {
    self[CoordinatorRouter.Settings.self].drawerMenus[side] = .native(make)
  }

  /// Gives a drawer a menu that the script renders: the component of the route's name, with the route's parameters. Its
  /// key is `drawer.left` or `drawer.right`. The last registration of a side wins.
  public mutating func registerDrawerMenu(_ side: DrawerState.Side, component route: NativeRoute) {
    self[CoordinatorRouter.Settings.self].drawerMenus[side] = .component(route)
  }

  /// Calls a function with the router when the tabs have started and the first state was reported, for native code that
  /// is no coordinator, such as an app delegate. The router lives as long as the device. The last registration wins.
  public mutating func onRouterStart(_ started: @escaping @MainQueue @Sendable (NativeAppRouter) -> Void) {
    self[CoordinatorRouter.Settings.self].routerStarted = started
  }

  /// Checks the app's declaration against the registered coordinators. Throws the first mistake.
  public func checkRouterApp() throws(RouterAppFault) {
    try routerApp.check(coordinators: Set(self[CoordinatorRouter.Settings.self].coordinators.keys))
  }

  /// Runs the app of a routes file, with its native screens.
  public mutating func run(_ routes: RoutesFile) {
    routerApp = routes.app
    self[CoordinatorRouter.Settings.self].source = routes.source
    self[CoordinatorRouter.Settings.self].nativeScreens = routes.nativeScreens
    self[CoordinatorRouter.Settings.self].drawerMenus = routes.drawerMenus.mapValues(\.menu)
    // One change for all, because each change copies the names.
    self[CoordinatorRouter.Settings.self].coordinators.merge(routes.nativeScreens.mapValues(\.coordinator)) { $1 }
  }
}
