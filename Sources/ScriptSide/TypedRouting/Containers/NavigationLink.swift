public import NavbridgeRuntime

/// A link that pushes a route when a person taps it. It always pushes, regardless of the route's `routingType`
/// (typed-routing §3). A screen shows the links that `Screen.links` gives it.
@ScriptThread
public struct NavigationLink {
  /// The text that a person sees.
  public let label: String
  /// The route. Nil disables the link.
  public let route: AnyRoute?
  /// The id by which a test finds the link. Without one it is found by its text.
  public var testID: String?

  /// Makes a link with a text.
  public init(_ label: String, route: some Route) { self.init(label, AnyRoute(route)) }

  /// Makes a link with a text, which is disabled if there is no route.
  public init<Destination: Route>(_ label: String, route: Destination?) { self.init(label, route.map { AnyRoute($0) }) }

  /// Makes a link whose text is computed.
  public init(route: some Route, label: () -> String) { self.init(label(), AnyRoute(route)) }

  /// Makes a link whose text is computed, which is disabled if there is no route.
  public init<Destination: Route>(route: Destination?, label: () -> String) {
    self.init(label(), route.map { AnyRoute($0) })
  }

  private init(_ label: String, _ route: AnyRoute?) {
    self.label = label
    self.route = route
  }

  /// Returns the link with an id for tests.
  public func testID(_ id: String) -> NavigationLink {
    var link = self
    link.testID = id
    return link
  }

  /// Pushes the route, as a person's tap does. A link without a route does nothing.
  public func tap(in router: Router) {
    if let route { router.push(route.wrapped) }
  }
}
