public import NavbridgeRuntime
public import NavbridgeVocabulary

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
  public enum Coordinator: Sendable {
    case react
    case modalReact
    case native(NavigationCoordinator.Type)
  }

  /// The number of the rule that decided, from 1 to 4.
  public let rule: Int
  public let coordinator: Coordinator

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
