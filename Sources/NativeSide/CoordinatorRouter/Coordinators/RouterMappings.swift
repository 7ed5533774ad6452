public import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Maps routes and the names of screens to coordinators, by four rules in a fixed order (native-router §8). Flags and
/// the route config service are read at each question, so that a change affects the next navigation alone.
@MainQueue
package final class RouterMappings: RouteMapping {
  package let app: RouterApp
  package var routeConfigService: any RouteConfigService
  /// The native coordinators by the names that the app's declaration uses.
  private let coordinators: [String: NavigationCoordinator.Type]
  /// The native coordinators that were registered for screens while the app runs.
  private var registered: [ExactText: NavigationCoordinator.Type] = [:]
  private var flags: [ExactText: Bool]

  package init(
    _ app: RouterApp, coordinators: [String: NavigationCoordinator.Type], routeConfigService: any RouteConfigService
  ) {
    (self.app, self.coordinators, self.routeConfigService) = (app, coordinators, routeConfigService)
    flags = [ExactText: Bool](uniqueKeysWithValues: app.flags.map { (ExactText($0.key), $0.value) })
  }

  // MARK: - Flags and registrations

  /// Returns true if a feature flag is on. A flag without a value is off.
  package func isEnabled(flag: String) -> Bool { flags[ExactText(flag)] ?? false }

  /// Switches a feature flag. Screens that are up stay as they are. Returns false for a flag that had this value.
  package func setFlag(_ flag: String, isEnabled: Bool) -> Bool {
    flags.updateValue(isEnabled, forKey: ExactText(flag)) != isEnabled
  }

  package func register(_ coordinator: NavigationCoordinator.Type?, forScreen name: String) {
    registered[ExactText(name)] = coordinator
  }

  // MARK: - Mapping

  package func answer(for route: NativeRoute) throws(NativeRouterError) -> MappingAnswer {
    let screen = app.screen(named: route.name)
    let native = try nativeCoordinator(for: route, screen)
    if screen?.isNativeOnly == true {
      guard let native else {
        throw NativeRouterError(
          .badMapping,
          "The route '\(cut: route.name)' is native-only, but it has no native coordinator. Give its screen a coordinator."
        )
      }
      return MappingAnswer(rule: 1, .native(native))
    }
    if let flag = screen?.flag, !isEnabled(flag: flag) { return MappingAnswer(rule: 2, script(for: route)) }
    if let native { return MappingAnswer(rule: 3, .native(native)) }
    return MappingAnswer(rule: 4, script(for: route))
  }

  private func nativeCoordinator(
    for route: NativeRoute, _ screen: RouterApp.Screen?
  ) throws(NativeRouterError) -> NavigationCoordinator.Type? {
    if let coordinator = registered[ExactText(route.name)] { return coordinator }
    guard let name = screen?.coordinator else { return nil }
    guard let coordinator = coordinators[name] else {
      throw NativeRouterError(
        .badMapping,
        "The route '\(cut: route.name)' has the native coordinator '\(cut: name)', which is not registered.")
    }
    return coordinator
  }

  private func script(for route: NativeRoute) -> MappingAnswer.Coordinator {
    route.isModalScreen(in: app, routeConfigService: routeConfigService) ? .modalReact : .react
  }

  package func isDismissable(_ route: NativeRoute) -> Bool { app.screen(named: route.name)?.isDismissable ?? true }
}

/// A route config service whose answers a driver sets. Without an answer it asks the app's own service.
@MainQueue
package final class RemoteRouteConfig: RouteConfigService {
  private var modalScreens: [ExactText: Bool] = [:]
  private let own: (any RouteConfigService)?

  package init(_ own: (any RouteConfigService)? = nil) { self.own = own }

  package func isModalScreen(_ name: String) -> Bool? {
    modalScreens[ExactText(name)] ?? own?.isModalScreen(name)
  }

  /// Sets the answer for a screen's name. Nil removes it.
  package func setModalScreen(_ isModal: Bool?, _ name: String) { modalScreens[ExactText(name)] = isModal }
}

/// The configuration of routes that an app receives at run time, for example from a server. It is asked at each
/// navigation (native-router §3, §8).
@MainQueue
public protocol RouteConfigService: AnyObject {
  /// Overrides the registration of a screen's name as modal. Nil leaves the registration in force.
  func isModalScreen(_ name: String) -> Bool?
}

extension NativeRoute.ScreenName {
  /// True if the app has registered the name as that of a modal screen (native-router §8).
  public func isModalScreen(in app: RouterApp) -> Bool { app.screen(named: rawValue)?.isModal ?? false }
}

extension NativeRoute {
  /// Returns true if a script screen of this route is presented: the service decides, or else the registration of its
  /// name. A name that is not registered is pushed (native-router §3).
  @MainQueue
  public func isModalScreen(in app: RouterApp, routeConfigService: any RouteConfigService) -> Bool {
    routeConfigService.isModalScreen(name) ?? screenName(in: app)?.isModalScreen(in: app) ?? false
  }
}
