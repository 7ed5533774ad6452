internal import NavbridgeKernel
public import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Makes the coordinators of script screens, and native ones by their classes (native-router §1).
@MainQueue
struct CoordinatorFactory {
  func makeReactCoordinator(
    _ route: NativeRoute, router: NativeAppRouter, navigationBridge: any NavigationBridge
  ) -> ReactCoordinator {
    make("makeReactCoordinator", route, router, navigationBridge)
  }

  func makeModalReactCoordinator(
    _ route: NativeRoute, router: NativeAppRouter, navigationBridge: any NavigationBridge
  ) -> ModalReactCoordinator {
    make("makeModalReactCoordinator", route, router, navigationBridge)
  }

  private func make<Made: ReactCoordinator>(
    _ method: String, _ route: NativeRoute, _ router: NativeAppRouter, _ navigationBridge: any NavigationBridge
  ) -> Made {
    router.host.trace?.record(
      .mapping, subject: "CoordinatorFactory", action: method, id: route.name,
      payload: [
        "router": .string("\(type(of: router))"), "navigationBridge": .string("\(type(of: navigationBridge))"),
      ])
    let made = Made(route: route, router: router)
    made.navigationBridge = navigationBridge
    return made
  }

  func makeNativeCoordinator(_ type: NavigationCoordinator.Type, _ route: NativeRoute, router: NativeAppRouter)
    -> NavigationCoordinator
  {
    type.init(route: route, router: router)
  }
}

/// Decides which coordinator serves a route (native-router §8). It is asked for each navigation, and may be asked
/// without one.
@MainQueue
public protocol RouteMapping: AnyObject {
  /// Returns the coordinator for a route with the rule that decided.
  ///
  /// - Throws: `badMapping` for a declaration that contradicts itself.
  func answer(for route: NativeRoute) throws(NativeRouterError) -> MappingAnswer

  /// Makes a native coordinator available for a screen while the app runs, from the next navigation on. It comes before
  /// the one that the app's declaration names. Nil removes it.
  func register(_ coordinator: NavigationCoordinator.Type?, forScreen name: String)

  /// Returns true if a user can dismiss the route's modal by a swipe.
  func isDismissable(_ route: NativeRoute) -> Bool
}

/// The coordinator that serves a route.
public struct MappingAnswer: Sendable {
  /// The kinds of coordinators that a route may get.
  public enum Coordinator: Sendable {
    /// A coordinator whose screen the script renders.
    case react
    /// A coordinator whose screen the script renders, presented over the others.
    case modalReact
    /// A native coordinator, of the class that is given.
    case native(NavigationCoordinator.Type)
  }

  /// The number of the rule that decided, from 1 to 4.
  public let rule: Int
  /// The coordinator that the route gets.
  public let coordinator: Coordinator

  /// Makes the answer of the rule with this number (native-router §8).
  public init(rule: Int, _ coordinator: Coordinator) { (self.rule, self.coordinator) = (rule, coordinator) }
}

extension MappingAnswer {
  /// The class of the coordinator.
  @MainQueue public var type: NavigationCoordinator.Type {
    switch coordinator {
    case .react: ReactCoordinator.self
    case .modalReact: ModalReactCoordinator.self
    case .native(let type): type
    }
  }
}

extension NativeRoute {
  /// Returns the class of the coordinator that serves the route: the native one where the route is supported natively,
  /// by default a script coordinator (native-router §8). It is asked at each navigation.
  ///
  /// - Parameter mappings: The mappings of a running app, `router.mappings`.
  /// - Throws: `badMapping` for a route whose native coordinator does not exist.
  @MainQueue
  public func getCoordinator(_ mappings: any RouteMapping) throws(NativeRouterError) -> NavigationCoordinator.Type {
    try mappings.answer(for: self).type
  }
}
