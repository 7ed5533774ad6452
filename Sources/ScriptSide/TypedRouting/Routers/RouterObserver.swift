/// An observer as the list of a router's observers shows it.
public struct RouterObserver: Sendable, CustomStringConvertible {
  /// The route that was current when the observer was registered.
  public let route: AnyRoute
  /// The length of the path at that time.
  public let pathCount: Int
  /// The type of messages that it observes.
  public let type: any RouteContext.Type

  public var description: String { "\(type)(\(route))" }
}
