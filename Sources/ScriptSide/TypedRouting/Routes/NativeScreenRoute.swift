/// The route of a native screen: one that another native screen has pushed, or one to push. Every container shows it,
/// whatever its destination is (typed-routing §12).
public struct NativeScreenRoute: Route {
  /// The name under which the native screen is registered.
  public let name: String

  /// - Parameter name: the name under which the native screen is registered.
  public init(_ name: String) { self.name = name }
}
