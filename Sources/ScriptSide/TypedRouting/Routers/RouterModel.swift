public import NavbridgeRuntime

/// All that a view model needs of a router (typed-routing §3). Depend on this protocol, so that a test can pass a
/// `RouterSpy`.
///
///     @ScriptThread
///     final class ItemModel {
///       private let router: any RouterModel
///
///       init(router: any RouterModel) { self.router = router }
///
///       func choose(_ number: Int) { router.terminate(ItemChoice(number: number)) }
///     }
@ScriptThread
public protocol RouterModel: BaseRouterModel, ContextModel, PresentationModel, SplitModel {
  /// The number of routes from the root on, with those of the columns of a split view.
  var routeCount: Int { get }
  /// Shows a route in the way of its `routingType`.
  func route(_ route: some Route)
  /// Replaces the root. The path stays as it is.
  func update(root route: some Route)
  /// Appends a route to the path.
  func push(_ route: some Route)
  /// Removes the last route of the path. No effect on an empty path.
  func back()
  /// Empties the path. No effect on an empty path.
  func popToRoot()
  /// Sends a message to its observers, and then goes back to the observer in this stack, closes the presentation, or
  /// pops the top screen. Use `canTerminate(_:)` first to find out if there is an observer.
  func terminate(_ value: some RouteContext)
}

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

/// Messages to the routers above (typed-routing §4).
@ScriptThread
public protocol ContextModel: AnyObject {
  /// Observes messages of one type, for as long as the current route is on the path.
  func add<Context: RouteContext>(context type: Context.Type, perform: @escaping (Context) -> Void)
  /// Removes the observers of a type that are registered on the current route.
  func remove<Context: RouteContext>(context type: Context.Type)
  /// Sends a message to the observers above, from the nearest on, and then to this router's own. Nothing navigates.
  func context(_ value: some RouteContext)
  /// True if this router or one above has an observer of a type. No observer runs.
  func canTerminate<Context: RouteContext>(_ type: Context.Type) -> Bool
}

extension BaseRouter: ContextModel {}

/// Sheets and covers (typed-routing §3). A router has one slot for each.
@ScriptThread
public protocol PresentationModel: AnyObject {
  /// True if this router is that of a sheet or a cover.
  var isPresented: Bool { get }
  /// Presents a route as a sheet. A sheet that is shown already is replaced.
  ///
  /// - Parameter withStack: true if the sheet can push. In a sheet without a stack nothing shows a pushed route.
  func present(_ route: some Route, withStack: Bool)
  /// Presents a route over the full screen, with a stack. It cannot be swiped away.
  func cover(_ route: some Route)
  /// Dismisses this router's own presentation. No effect on a router that is not presented.
  func close()
  /// Dismisses the sheet and the cover, if the content of at least one of them has been built. Otherwise no effect.
  func closeChildren()
}

extension PresentationModel {
  /// Presents a route as a sheet with a stack.
  public func present(_ route: some Route) { present(route, withStack: true) }
}

/// The columns of a split view (typed-routing §7). All of this has no effect on other routers.
@ScriptThread
public protocol SplitModel: AnyObject {
  /// True if a split view shows one column only.
  var isCompact: Bool { get }
  /// True if a split view has three columns.
  var hasContentColumn: Bool { get }
  /// Makes the route of a selection in the detail column. Nil for a value of another type.
  var detailRouteFactory: ((AnyHashable) -> AnyRoute?)? { get set }
  /// Makes the route of a selection in the content column. Nil for a value of another type.
  var contentRouteFactory: ((AnyHashable) -> AnyRoute?)? { get set }
  /// Selects a value in the detail column, and empties the path. Nil clears the column. The present value, and a value
  /// without a route, have no effect.
  func select<Value: Hashable & Sendable>(detail value: Value?)
  /// Selects a value in the content column. Detail and path stay. Nil clears the column. The present value, and a value
  /// without a route, have no effect.
  func select<Value: Hashable & Sendable>(content value: Value?)
  /// The selection of the detail column, as a binding. Constantly nil on other routers.
  func detailBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?>
  /// The selection of the content column, as a binding. Constantly nil on other routers.
  func contentBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?>
}

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
