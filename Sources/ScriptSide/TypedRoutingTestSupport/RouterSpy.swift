public import NavbridgeRuntime
public import NavbridgeTypedRouting

/// A router that records the calls it receives, and shows nothing (typed-routing §10). Pass it to a view model in a test.
///
///     let router = RouterSpy(root: HomeRoute.list)
///     ItemModel(router: router).open(7)
///     #expect(router.calls.map(\.description) == ["push(item)"])
///
/// The root and the path follow the calls as far as a router's would. Messages are delivered to the spy's own observers.
/// Look-ups of other routers return nil.
@ScriptThread
public final class RouterSpy: RouterModel {
  /// The calls, in their order.
  public private(set) var calls: [RouterCall] = []
  public private(set) var root: AnyRoute
  /// The pushed routes, from the bottom.
  public private(set) var path: [AnyRoute] = []
  /// The value that `isPresented` returns, which a test may set.
  public var isPresented = false
  /// The value that `isCompact` returns, which a test may set.
  public var isCompact = false
  /// The value that `hasContentColumn` returns, which a test may set.
  public var hasContentColumn = false
  public var detailRouteFactory: ((AnyHashable) -> AnyRoute?)?
  public var contentRouteFactory: ((AnyHashable) -> AnyRoute?)?

  private var observers: [(type: any RouteContext.Type, run: (any RouteContext) -> Void)] = []
  private var detail: AnyHashable?
  private var content: AnyHashable?

  /// Makes a spy whose root is a route.
  public init(root: some Route) { self.root = AnyRoute(root) }

  public var currentRoute: AnyRoute { path.last ?? root }
  public var pathCount: Int { path.count }
  public var routeCount: Int { path.count + 1 }
  public var tabRouter: TabRouter? { nil }

  public func tabRouter(for tab: some TabRoute) -> TabRouter? { nil }
  public func findRouterInTabRouter(for tab: some TabRoute) -> Router? { nil }
  public func deepestRouter() -> Router? { nil }
  public func clearChildren() { calls.append(.clearChildren) }

  // MARK: - Stack

  public func route(_ route: some Route) {
    calls.append(.route(route))
    switch route.routingType {
    case .push: path.append(AnyRoute(route))
    case .root: root = AnyRoute(route)
    case .sheet, .cover: break
    }
  }

  public func update(root route: some Route) {
    calls.append(.updateRoot(route))
    root = AnyRoute(route)
  }

  public func push(_ route: some Route) {
    calls.append(.push(route))
    path.append(AnyRoute(route))
  }

  public func back() {
    calls.append(.back)
    _ = path.popLast()
  }

  public func popToRoot() {
    calls.append(.popToRoot)
    path = []
  }

  // MARK: - Presentation

  public func present(_ route: some Route, withStack: Bool) { calls.append(.present(route, withStack: withStack)) }
  public func cover(_ route: some Route) { calls.append(.cover(route)) }
  public func close() { calls.append(.close) }
  public func closeChildren() { calls.append(.closeChildren) }

  // MARK: - Messages

  public func add<Context: RouteContext>(context type: Context.Type, perform: @escaping (Context) -> Void) {
    calls.append(.add(context: type))
    observers.append((type, { if let value = $0 as? Context { perform(value) } }))
  }

  public func remove<Context: RouteContext>(context type: Context.Type) {
    calls.append(.remove(context: type))
    observers.removeAll { $0.type == type }
  }

  public func context(_ value: some RouteContext) {
    calls.append(.context(value))
    deliver(value)
  }

  public func canTerminate<Context: RouteContext>(_ type: Context.Type) -> Bool {
    observers.contains { $0.type == type }
  }

  public func terminate(_ value: some RouteContext) {
    calls.append(.terminate(value))
    deliver(value)
  }

  private func deliver<Context: RouteContext>(_ value: Context) {
    for observer in observers where observer.type == Context.self { observer.run(value) }
  }

  // MARK: - Columns

  public func select<Value: Hashable & Sendable>(detail value: Value?) {
    calls.append(.selectDetail(value))
    detail = value.map { AnyHashable($0) }
  }

  public func select<Value: Hashable & Sendable>(content value: Value?) {
    calls.append(.selectContent(value))
    content = value.map { AnyHashable($0) }
  }

  public func detailBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> {
    Binding(get: { [weak self] in self?.detail?.base as? Value }, set: { [weak self] in self?.select(detail: $0) })
  }

  public func contentBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> {
    Binding(get: { [weak self] in self?.content?.base as? Value }, set: { [weak self] in self?.select(content: $0) })
  }
}
