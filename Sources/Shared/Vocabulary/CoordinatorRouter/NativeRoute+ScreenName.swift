extension NativeRoute {
  /// The name of a screen that the app has declared (native-router §3).
  public struct ScreenName: Sendable, Hashable {
    public let rawValue: String

    /// Returns nil for a name that the app has not declared.
    public init?(rawValue: String, in app: RouterApp) {
      guard app.screen(named: rawValue) != nil else { return nil }
      self.rawValue = rawValue
    }
  }

  /// The declared name of the route's screen. Nil if the app has not declared it.
  public func screenName(in app: RouterApp) -> ScreenName? { ScreenName(rawValue: name, in: app) }
}
