public import NavbridgeKernel
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

  /// Runs the app of a routes file, with its native screens.
  public mutating func run(_ routes: RoutesFile) {
    routerApp = routes.app
    self[CoordinatorRouter.Settings.self].nativeScreens = routes.nativeScreens
    for (name, screen) in routes.nativeScreens { registerCoordinator(screen.coordinator, named: name) }
  }
}
