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
