/// The instructions of a deep link: which root, which path, and which route at last (typed-routing §9).
public struct DeeplinkRoute<R: Route>: Hashable, Sendable {
  /// The new root. Nil keeps the root.
  public let root: R?
  /// The routes that are pushed first.
  public let path: [R]
  /// The route that is shown at last.
  public let route: R?
  /// The way in which the last route is shown.
  public let type: RoutingType

  private init(root: R?, path: [R] = [], route: R? = nil, type: RoutingType) {
    self.root = root
    self.path = path
    self.route = route
    self.type = type
  }

  /// Pushes a route.
  public static func push(_ route: R, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .push)
  }

  /// Presents a route as a sheet.
  public static func present(_ route: R, withStack: Bool = true, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .sheet(withStack: withStack))
  }

  /// Presents a route over the full screen.
  public static func cover(_ route: R, root: R? = nil, path: [R] = []) -> DeeplinkRoute {
    DeeplinkRoute(root: root, path: path, route: route, type: .cover)
  }

  /// Pops to the root, which may be a new one.
  public static func popToRoot(root: R? = nil) -> DeeplinkRoute { DeeplinkRoute(root: root, type: .root) }

  /// Replaces the root. The effect is that of `popToRoot(root:)`, because every link pops to the root first.
  public static func updateRoot(_ route: R) -> DeeplinkRoute { DeeplinkRoute(root: route, type: .root) }
}
