/// The errors of routing.
public enum RouterError: Error, Sendable, CustomStringConvertible {
  /// A route is not one of those that the container's destination shows.
  case routeNotFound(route: any Route, in: any RouteDestination.Type)

  /// A stable name of the error.
  public var code: String { "ROUTE_NOT_FOUND" }

  public var description: String {
    switch self {
    case .routeNotFound(let route, let destination):
      "The route '\(route)' of type \(type(of: route)) is not shown by \(destination), the destination of this container. "
        + "Navigate with a route of that destination, or use a container whose destination shows \(type(of: route))."
    }
  }
}
