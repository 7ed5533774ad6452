public import NavbridgeTypedRouting

/// The recorded calls by their kinds.
extension RouterSpy {
  /// The routes of `route(_:)`.
  public var routedDestinations: [any Route] {
    calls.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
  /// The routes of `push(_:)`.
  public var pushedRoutes: [any Route] { calls.compactMap { if case .push(let route) = $0 { route } else { nil } } }
  /// The routes of `present(_:withStack:)`.
  public var presentedRoutes: [(route: any Route, withStack: Bool)] {
    calls.compactMap { if case .present(let route, let withStack) = $0 { (route, withStack) } else { nil } }
  }
  /// The routes of `cover(_:)`.
  public var coveredRoutes: [any Route] { calls.compactMap { if case .cover(let route) = $0 { route } else { nil } } }
  /// The routes of `update(root:)`.
  public var updatedRoots: [any Route] {
    calls.compactMap { if case .updateRoot(let route) = $0 { route } else { nil } }
  }
  /// The number of calls of `back()`.
  public var backCallCount: Int { calls.count { if case .back = $0 { true } else { false } } }
  /// The number of calls of `popToRoot()`.
  public var popToRootCallCount: Int { calls.count { if case .popToRoot = $0 { true } else { false } } }
  /// The number of calls of `close()`.
  public var closeCallCount: Int { calls.count { if case .close = $0 { true } else { false } } }
  /// The number of calls of `closeChildren()`.
  public var closeChildrenCallCount: Int { calls.count { if case .closeChildren = $0 { true } else { false } } }
  /// The messages of `terminate(_:)`.
  public var terminatedContexts: [any RouteContext] {
    calls.compactMap { if case .terminate(let value) = $0 { value } else { nil } }
  }
  /// The messages of `context(_:)`.
  public var dispatchedContexts: [any RouteContext] {
    calls.compactMap { if case .context(let value) = $0 { value } else { nil } }
  }
  /// The types of `add(context:perform:)`.
  public var addedContextTypes: [any RouteContext.Type] {
    calls.compactMap { if case .add(let type) = $0 { type } else { nil } }
  }
  /// The types of `remove(context:)`.
  public var removedContextTypes: [any RouteContext.Type] {
    calls.compactMap { if case .remove(let type) = $0 { type } else { nil } }
  }
  /// The values of `select(detail:)`.
  public var detailSelections: [(any RouteContext)?] {
    calls.compactMap { if case .selectDetail(let value) = $0 { .some(value) } else { nil } }
  }
  /// The values of `select(content:)`.
  public var contentSelections: [(any RouteContext)?] {
    calls.compactMap { if case .selectContent(let value) = $0 { .some(value) } else { nil } }
  }
}
