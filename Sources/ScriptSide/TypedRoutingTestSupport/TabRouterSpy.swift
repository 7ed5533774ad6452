public import NavbridgeRuntime
public import NavbridgeTypedRouting

/// A tab router that records the calls it receives, and shows nothing (typed-routing §10). The selected tab follows the
/// calls. Look-ups of other routers return nil.
@ScriptThread
public final class TabRouterSpy: TabRouterModel {
  /// The calls, in their order.
  public private(set) var calls: [TabRouterCall] = []
  /// The selected tab.
  public private(set) var tab: AnyTabRoute

  /// Makes a spy that has a tab selected.
  public init(tab: some TabRoute) { self.tab = AnyTabRoute(tab) }

  public var root: AnyRoute { currentRoute }
  /// The selected tab as a route.
  public var currentRoute: AnyRoute { Self.erased(tab.wrapped) }
  public var pathCount: Int { 0 }
  public var tabRouter: TabRouter? { nil }

  public func tabRouter(for tab: some TabRoute) -> TabRouter? { nil }
  public func findRouterInTabRouter(for tab: some TabRoute) -> Router? { nil }
  public func deepestRouter() -> Router? { nil }
  public func clearChildren() { calls.append(.clearChildren) }

  public func change(tab: some TabRoute) {
    calls.append(.change(tab))
    self.tab = AnyTabRoute(tab)
  }

  public func update(root route: some Route, in tab: (any TabRoute)?) { note(.updateRoot(route, in: tab), tab) }
  public func push(_ route: some Route, in tab: (any TabRoute)?) { note(.push(route, in: tab), tab) }
  public func present(_ route: some Route, in tab: (any TabRoute)?) { note(.present(route, in: tab), tab) }
  public func cover(_ route: some Route, in tab: (any TabRoute)?) { note(.cover(route, in: tab), tab) }
  public func popToRoot(in tab: (any TabRoute)?) { note(.popToRoot(in: tab), nil) }

  /// The routes that were pushed in a tab, or without a tab if it is nil.
  public func pushedRoutes(in tab: (any TabRoute)?) -> [any Route] {
    calls.compactMap {
      if case .push(let route, let other) = $0, Self.areSame(tab, other) { route } else { nil }
    }
  }

  private func note(_ call: TabRouterCall, _ selected: (any TabRoute)?) {
    calls.append(call)
    if let selected { tab = Self.erasedTab(selected) }
  }

  private static func areSame(_ first: (any TabRoute)?, _ second: (any TabRoute)?) -> Bool {
    first.map { AnyTabRoute($0) } == second.map { AnyTabRoute($0) }
  }

  private static func erased(_ route: some Route) -> AnyRoute { AnyRoute(route) }
  private static func erasedTab(_ tab: some TabRoute) -> AnyTabRoute { AnyTabRoute(tab) }
}

/// A call that a spy of a tab router has received. A tab that is nil stands for the selected one.
public enum TabRouterCall: Sendable, CustomStringConvertible {
  /// `change(tab:)`.
  case change(any TabRoute)
  /// `push(_:in:)`.
  case push(any Route, in: (any TabRoute)?)
  /// `present(_:in:)`.
  case present(any Route, in: (any TabRoute)?)
  /// `cover(_:in:)`.
  case cover(any Route, in: (any TabRoute)?)
  /// `update(root:in:)`.
  case updateRoot(any Route, in: (any TabRoute)?)
  /// `popToRoot(in:)`.
  case popToRoot(in: (any TabRoute)?)
  /// `clearChildren()`.
  case clearChildren

  public var description: String {
    switch self {
    case .change(let tab): "change(tab: \(tab))"
    case .push(let route, let tab): "push(\(route)\(Self.text(tab)))"
    case .present(let route, let tab): "present(\(route)\(Self.text(tab)))"
    case .cover(let route, let tab): "cover(\(route)\(Self.text(tab)))"
    case .updateRoot(let route, let tab): "update(root: \(route)\(Self.text(tab)))"
    case .popToRoot(let tab): tab.map { "popToRoot(in: \($0))" } ?? "popToRoot()"
    case .clearChildren: "clearChildren()"
    }
  }

  private static func text(_ tab: (any TabRoute)?) -> String { tab.map { ", in: \($0)" } ?? "" }
}
