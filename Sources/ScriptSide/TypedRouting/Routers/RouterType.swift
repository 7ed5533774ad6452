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

/// The identity of a router within its tree. Ids rise in the order in which the routers were made.
public struct RouterID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The router's number, from 1.
  public let number: Int

  public var description: String { "\(number)" }

  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// The router that a deep link is for, which need not exist yet (typed-routing §9).
public enum RouterTarget: Hashable, Sendable {
  /// The router at the top.
  case app
  /// The router of the tab with a name.
  case tab(String)
  /// The router of the stack whose first root has a name.
  case stack(String)
  /// The router of the presented route with a name.
  case presented(String)
  /// The router of the split view whose root has a name.
  case split(String)

  /// The router of a tab.
  public static func tab(_ tab: some TabRoute) -> RouterTarget { .tab(tab.name) }

  init(_ type: RouterType) {
    switch type {
    case .app: self = .app
    case .tab(let name, _): self = .tab(name)
    case .stack(let name): self = .stack(name)
    case .presented(let name): self = .presented(name)
    case .split(let name, _): self = .split(name)
    }
  }
}

/// A selected value of a split view's column, with the route that shows it.
struct ColumnSelection {
  let value: AnyHashable
  let route: AnyRoute
}
