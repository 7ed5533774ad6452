/// A message of a router's log (typed-routing §10).
public enum LoggerMessage: Sendable {
  /// The router was made, by a parent or from a configuration.
  case create(from: RouterInfo?, Configuration?)
  /// The router was released.
  case delete
  /// A route is shown.
  case navigation(from: any Route, to: any Route, type: RoutingType)
  /// The router acted on routes that are shown already.
  case action(Action)
  /// The screen of a route has appeared.
  case onAppear(any Route)
  /// The screen of a route has disappeared.
  case onDisappear(any Route)
  /// An observer was added, run or removed.
  case context(Context)
  /// A route could not be shown.
  case error(RouterError)

  /// An action on routes that are shown already.
  public enum Action: Sendable {
    /// The path was emptied.
    case popToRoot
    /// The router's own presentation was dismissed.
    case close
    /// Routes were removed from the top. The count is nil for `back()`.
    case back(count: Int? = nil)
    /// A presented router was closed by the router that presents it.
    case closeChildren(RouterInfo)
    /// A tab was selected.
    case changeTab(any TabRoute)
  }

  /// An operation on an observer of messages.
  public enum Context: Sendable {
    /// An observer was registered on a route.
    case add(any Route, context: any RouteContext.Type)
    /// An observer that is registered on a route is about to run with a value.
    case execute(any RouteContext, from: any Route)
    /// An observer was removed from a route.
    case remove(any Route, context: any RouteContext.Type)
  }

  /// True if the signal `events` follows this message.
  var isEvent: Bool {
    switch self {
    case .create, .delete, .navigation, .action(.back), .action(.popToRoot), .action(.changeTab): true
    case .context(.add), .context(.remove): true
    case .onAppear, .onDisappear, .error, .action(.close), .action(.closeChildren), .context(.execute): false
    }
  }
}
