import NavbridgeRuntime
import NavbridgeTypedRouting

/// A third implementation of the protocol, beside the router and the spy: it counts the calls and does nothing.
@ScriptThread
final class CountingRouter: RouterModel {
  private(set) var count = 0

  let root = AnyRoute(AppRoute.home)
  let currentRoute = AnyRoute(AppRoute.home)
  let pathCount = 0
  let routeCount = 1
  let isPresented = false
  let isCompact = false
  let hasContentColumn = false
  let tabRouter: TabRouter? = nil
  var detailRouteFactory: ((AnyHashable) -> AnyRoute?)?
  var contentRouteFactory: ((AnyHashable) -> AnyRoute?)?

  func tabRouter(for tab: some TabRoute) -> TabRouter? { nil }
  func findRouterInTabRouter(for tab: some TabRoute) -> Router? { nil }
  func deepestRouter() -> Router? { nil }
  func clearChildren() { count += 1 }
  func route(_ route: some Route) { count += 1 }
  func update(root route: some Route) { count += 1 }
  func push(_ route: some Route) { count += 1 }
  func back() { count += 1 }
  func popToRoot() { count += 1 }
  func present(_ route: some Route, withStack: Bool) { count += 1 }
  func cover(_ route: some Route) { count += 1 }
  func close() { count += 1 }
  func closeChildren() { count += 1 }
  func terminate(_ value: some RouteContext) { count += 1 }
  func context(_ value: some RouteContext) { count += 1 }
  func add<Context: RouteContext>(context type: Context.Type, perform: @escaping (Context) -> Void) { count += 1 }
  func remove<Context: RouteContext>(context type: Context.Type) { count += 1 }
  func select<Value: Hashable & Sendable>(detail value: Value?) { count += 1 }
  func select<Value: Hashable & Sendable>(content value: Value?) { count += 1 }
  func detailBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> { .constant(nil) }
  func contentBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> { .constant(nil) }

  func canTerminate<Context: RouteContext>(_ type: Context.Type) -> Bool {
    count += 1
    return false
  }
}
