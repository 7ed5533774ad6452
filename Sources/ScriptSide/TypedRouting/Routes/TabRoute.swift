/// A tab of a tab view (typed-routing §6).
public protocol TabRoute: Route {
  /// True if the screens that are pushed in this tab hide the tab bar. The tab's root never hides it. False by default.
  var hideTabBarOnPush: Bool { get }
}

extension TabRoute {
  public var hideTabBarOnPush: Bool { false }
}

/// A tab whose concrete type is erased. Its identity is that of `AnyRoute`.
public struct AnyTabRoute: Hashable, Identifiable, Sendable, CustomStringConvertible {
  /// The tab itself.
  public let wrapped: any TabRoute
  /// The hash of the tab and of its type.
  public let id: Int

  /// Erases the type of a tab.
  public init(_ tab: some TabRoute) { self.init(wrapped: tab) }

  init(wrapped tab: any TabRoute) {
    wrapped = tab
    id = AnyRoute(wrapped: tab).id
  }

  public var description: String { wrapped.description }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
