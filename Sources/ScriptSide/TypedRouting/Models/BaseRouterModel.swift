public import NavbridgeRuntime

/// The part that all routers have: where they are, and the way to other routers (typed-routing §2).
@ScriptThread
public protocol BaseRouterModel: AnyObject {
  /// The route at the bottom.
  var root: AnyRoute { get }
  /// The route that is shown, without regard to presentations.
  var currentRoute: AnyRoute { get }
  /// The number of pushed routes.
  var pathCount: Int { get }
  /// The only tab router among the children. Nil if there is none, or more than one.
  var tabRouter: TabRouter? { get }
  /// Returns the child whose tabs are of the type of `tab`.
  func tabRouter(for tab: some TabRoute) -> TabRouter?
  /// Returns the router of a tab, by way of the tab router.
  func findRouterInTabRouter(for tab: some TabRoute) -> Router?
  /// Forgets all children. It dismisses nothing.
  func clearChildren()
  /// Returns the router of what is in front, down through presentations and selected tabs.
  func deepestRouter() -> Router?
}

extension BaseRouter: BaseRouterModel {}
