internal import NavbridgeRuntime

/// Converts an identifier, such as a parsed URL, to a deep link (typed-routing §9).
///
/// The function runs on the script's thread and may await data first. Handlers are combined by calling each other.
public protocol DeeplinkHandler {
  /// The identifiers.
  associatedtype R: Hashable & Sendable
  /// The routes of the links.
  associatedtype D: Route

  /// Returns the link of an identifier, or nil if this handler ignores it.
  @ScriptThread func deeplink(from route: R) async throws -> DeeplinkRoute<D>?
}

/// Converts an identifier to a deep link into a tab.
public protocol TabDeeplinkHandler {
  /// The identifiers.
  associatedtype R: Hashable & Sendable
  /// The tabs.
  associatedtype T: TabRoute
  /// The routes of the links.
  associatedtype D: Route

  /// Returns the link of an identifier, or nil if this handler ignores it.
  @ScriptThread func deeplink(from route: R) async throws -> TabDeeplink<T, D>?
}

/// Converts an identifier to a deep link into a split view.
public protocol SplitDeeplinkHandler {
  /// The identifiers.
  associatedtype R: Hashable & Sendable
  /// The values of the content column.
  associatedtype ContentData: Hashable & Sendable
  /// The values of the detail column.
  associatedtype DetailData: Hashable & Sendable
  /// The routes of the links.
  associatedtype D: Route

  /// Returns the link of an identifier, or nil if this handler ignores it.
  @ScriptThread func deeplink(from route: R) async throws -> SplitDeeplink<ContentData, DetailData, D>?
}
