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

/// The ways in which a route can be shown (typed-routing §1).
public enum RoutingType: Hashable, Sendable, CustomStringConvertible {
  /// The route replaces the root of the stack.
  case root
  /// The route is pushed onto the stack.
  case push
  /// The route is presented as a sheet, which has a stack of its own or only the one screen.
  case sheet(withStack: Bool = true)
  /// The route is presented over the full screen. A cover cannot be swiped away.
  case cover

  public var description: String {
    switch self {
    case .root: "root"
    case .push: "push"
    case .sheet(let withStack): "sheet(withStack: \(withStack))"
    case .cover: "cover"
    }
  }
}

/// A message from a screen to the routers above it: any value that can be compared and sent (typed-routing §4).
public typealias RouteContext = Hashable & Sendable

/// The root of an app's own router, which shows nothing itself (typed-routing §1).
public enum DefaultRoute: Route {
  /// The usual root.
  case main
  /// A root with a name of the app's choice.
  case custom(String)

  public var name: String {
    switch self {
    case .main: "main"
    case .custom(let name): name
    }
  }
}

/// The route of a native screen: one that another native screen has pushed, or one to push. Every container shows it,
/// whatever its destination is (typed-routing §12).
public struct NativeScreenRoute: Route {
  /// The name under which the native screen is registered.
  public let name: String

  /// - Parameter name: the name under which the native screen is registered.
  public init(_ name: String) { self.name = name }
}

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

/// A route whose concrete type is erased, as the paths and slots of routers hold it (typed-routing §1).
///
/// Two values are equal if their ids are. `inStack` does not take part.
@dynamicMemberLookup
public struct AnyRoute: Hashable, Identifiable, Sendable, CustomStringConvertible {
  /// The route itself.
  public let wrapped: any Route
  /// The hash of the route and of its type. The type takes part because the cases of different enums often have equal
  /// hashes.
  public let id: Int
  /// True if the route is shown in a stack when it is presented.
  let inStack: Bool

  /// Erases the type of a route.
  public init(_ route: some Route) { self.init(wrapped: route) }

  init(wrapped route: any Route, inStack: Bool = true) {
    wrapped = route
    id = Self.identity(of: route)
    self.inStack = inStack
  }

  /// Reads a property of the route.
  public subscript<Value>(dynamicMember keyPath: KeyPath<any Route, Value>) -> Value { wrapped[keyPath: keyPath] }

  public var description: String { wrapped.description }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  private static func identity<R: Route>(of route: R) -> Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(R.self))
    hasher.combine(route)
    return hasher.finalize()
  }
}
