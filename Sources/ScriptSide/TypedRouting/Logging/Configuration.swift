internal import NavbridgeRuntime

/// The settings of a tree of routers. Every router has those of the router at the top (typed-routing §10).
public struct Configuration: Sendable, CustomStringConvertible {
  /// Receives each entry of the log, at once. Nil means that nothing is logged.
  public typealias Logger = @ScriptThread @Sendable (LoggerConfiguration) -> Void

  /// The function that receives the log.
  public let logger: Logger?
  /// True if the process ends when a container meets a route that its destination does not show. Otherwise the error's
  /// text is shown in the place of the screen.
  public let shouldCrashOnRouteNotFound: Bool

  /// Makes settings with a logger of the app's choice.
  public init(logger: Logger?, shouldCrashOnRouteNotFound: Bool) {
    self.logger = logger
    self.shouldCrashOnRouteNotFound = shouldCrashOnRouteNotFound
  }

  /// Makes settings that log to the standard error.
  public init(shouldCrashOnRouteNotFound: Bool) {
    self.init(
      logger: { StandardError.printLine("\($0.router): \($0.message)") },
      shouldCrashOnRouteNotFound: shouldCrashOnRouteNotFound)
  }

  /// Logs to the standard error, and does not crash.
  public static var `default`: Configuration { Configuration(shouldCrashOnRouteNotFound: false) }

  public var description: String { "Configuration(shouldCrashOnRouteNotFound: \(shouldCrashOnRouteNotFound))" }
}

/// An entry of the log: a message and the router that it is about.
public struct LoggerConfiguration: Sendable {
  /// The message.
  public let message: LoggerMessage
  /// The router that the message is about.
  public let router: RouterInfo
}

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
