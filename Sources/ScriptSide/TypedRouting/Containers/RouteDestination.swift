public import NavbridgeRuntime

/// The mapping from the routes of one enum to screens (typed-routing §1).
///
/// A container names its destination. Only the enum that a container uses needs one; the enums that its cases hold are
/// mapped by its `view(for:)`.
///
///     extension HomeRoute: RouteDestination {
///       static func view(for route: HomeRoute) -> some ScreenContent {
///         switch route {
///         case .list: Screen("home.List")
///         case .item(let number): Screen("home.Item", props: ["number": .int(Int64(number))])
///         }
///       }
///     }
public protocol RouteDestination: Sendable {
  /// The routes that this destination shows.
  associatedtype R: Route
  /// The type of its screens.
  associatedtype Destination: ScreenContent

  /// Returns the screen of a route. It is called once for each time that the route is mounted.
  @ScriptThread @ScreenBuilder static func view(for route: R) -> Destination
}

extension RouteDestination {
  /// The screen of a route, as a container mounts it.
  @ScriptThread public static subscript(route: R) -> Screen { view(for: route).screen }
}
