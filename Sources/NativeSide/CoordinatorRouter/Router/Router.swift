package import NavbridgeKernel
public import NavbridgeRuntime
public import NavbridgeVocabulary

/// The single funnel of navigation from native code, script, links and gestures. It owns the state (native-router §1,
/// §5).
@MainQueue
public final class Router {
  package unowned let host: NativeHost
  package let app: RouterApp
  package let mappings: any RouteMapping
  package private(set) weak var observer: (any RouterObserver)?
  /// The state after the last settled change.
  public private(set) var state: RouterState

  package init(
    host: NativeHost, app: RouterApp, mappings: any RouteMapping, bridge: any NavigationBridge,
    observer: any RouterObserver
  ) {
    (self.host, self.app, self.mappings, self.observer) = (host, app, mappings, observer)
    state = RouterState(tabs: [])
  }

  /// Starts the tabs with their first coordinators, and reports the first state.
  package func start() {}

  /// Performs an action after all earlier ones (native-router §5).
  ///
  /// - Parameter completion: Called once, when the action has settled, after the change was reported.
  package func perform(
    action: NavigationAction, origin: ActionOrigin = .native, completion: @escaping (ActionResult) -> Void = { _ in }
  ) {}
}
