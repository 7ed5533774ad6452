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

/// The text of a message, as the default logger writes it.
extension LoggerMessage: CustomStringConvertible {
  public var description: String {
    switch self {
    case .create(let parent, _): parent.map { "created by \($0)" } ?? "created"
    case .delete: "deleted"
    case .navigation(let from, let to, let type): "navigation from '\(from)' to '\(to)', \(type)"
    case .action(let action): action.description
    case .onAppear(let route): "'\(route)' has appeared"
    case .onDisappear(let route): "'\(route)' has disappeared"
    case .context(let context): context.description
    case .error(let error): "error: \(error)"
    }
  }
}

extension LoggerMessage.Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .popToRoot: "pop to root"
    case .close: "close"
    case .back(nil): "back"
    case .back(let count?): "back by \(count)"
    case .closeChildren(let child): "close child \(child)"
    case .changeTab(let tab): "change tab to '\(tab)'"
    }
  }
}

extension LoggerMessage.Context: CustomStringConvertible {
  public var description: String {
    switch self {
    case .add(let route, let type): "observer of \(type) added at '\(route)'"
    case .execute(let value, let route): "observer of \(type(of: value)) at '\(route)' run"
    case .remove(let route, let type): "observer of \(type) removed from '\(route)'"
    }
  }
}

/// A router as a log entry names it. It does not keep the router alive, so that entries may be stored.
public struct RouterInfo: Hashable, Sendable, CustomStringConvertible {
  /// The router's identity within its tree.
  public let id: RouterID
  /// The router's textual form, such as `router(tab(home))`.
  public let description: String
}
