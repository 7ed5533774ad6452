/// A destination of an app as plain data: it states where to go, and nothing about how that is shown (typed-routing §1).
///
/// An app has one small enum of routes for each feature. Routes with different associated values are different routes.
///
///     enum HomeRoute: Route {
///       case list
///       case item(Int)
///
///       var name: String {
///         switch self {
///         case .list: "list"
///         case .item: "item"
///         }
///       }
///     }
public protocol Route: Hashable, Sendable, CustomStringConvertible {
  /// The route's name, which identifies containers in logs and in the tree of routers.
  /// The default description is this name, so it must not be made from the description.
  var name: String { get }
  /// The way in which `RouterModel.route(_:)` shows this route: `.push` by default.
  var routingType: RoutingType { get }
}

extension Route {
  public var routingType: RoutingType { .push }
  public var description: String { name }

  /// True if the other route has the same concrete type and the same hash value.
  public func isSame(as other: any Route) -> Bool {
    guard let other = other as? Self else { return false }
    return other.hashValue == hashValue
  }
}
