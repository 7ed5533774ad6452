public import NavbridgeRuntime

/// All that a view model needs of a tab router (typed-routing §6).
///
/// The methods with a tab select it first, except `popToRoot(in:)`. Without a tab they act on the selected one. If the
/// tab has no router yet, only the selection changes.
@ScriptThread
public protocol TabRouterModel: BaseRouterModel {
  /// Selects a tab.
  func change(tab: some TabRoute)
  /// Replaces the root of a tab.
  func update(root route: some Route, in tab: (any TabRoute)?)
  /// Pushes a route in a tab.
  func push(_ route: some Route, in tab: (any TabRoute)?)
  /// Presents a route as a sheet with a stack, from a tab.
  func present(_ route: some Route, in tab: (any TabRoute)?)
  /// Presents a route over the full screen, from a tab.
  func cover(_ route: some Route, in tab: (any TabRoute)?)
  /// Pops a tab's stack to its root, without selecting the tab.
  func popToRoot(in tab: (any TabRoute)?)
}

/// The methods for the selected tab.
extension TabRouterModel {
  /// Replaces the root of the selected tab.
  public func update(root route: some Route) { update(root: route, in: nil) }
  /// Pushes a route in the selected tab.
  public func push(_ route: some Route) { push(route, in: nil) }
  /// Presents a route as a sheet with a stack, from the selected tab.
  public func present(_ route: some Route) { present(route, in: nil) }
  /// Presents a route over the full screen, from the selected tab.
  public func cover(_ route: some Route) { cover(route, in: nil) }
  /// Pops the selected tab's stack to its root.
  public func popToRoot() { popToRoot(in: nil) }
}
