/// The kinds of routers (typed-routing §2).
public enum RouterType: Hashable, Sendable, CustomStringConvertible {
  /// The router at the top, which an app makes from its configuration.
  case app
  /// The router of a tab.
  case tab(String, hideTabBarOnPush: Bool)
  /// The router of a stack, named after its root route.
  case stack(String)
  /// The router of a sheet or a cover, named after the presented route.
  case presented(String)
  /// The router of all columns of a split view.
  case split(String, hasContentColumn: Bool)

  /// True for the router of a sheet or a cover.
  public var isPresented: Bool { if case .presented = self { true } else { false } }
  /// True for the router of a split view.
  public var isSplit: Bool { if case .split = self { true } else { false } }

  public var description: String {
    switch self {
    case .app: "app"
    case .tab(let name, _): "tab(\(name))"
    case .stack(let name): "stack(\(name))"
    case .presented(let name): "presented(\(name))"
    case .split(let name, _): "split(\(name))"
    }
  }
}
