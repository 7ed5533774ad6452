public import NavbridgeRuntime

/// The signals that all routers of a tree share.
extension BaseRouter {
  /// Observes the changes of the tree, without their content. The action runs on the tick after each creation, deletion,
  /// navigation, back, pop to root, change of tab, and addition or removal of an observer (typed-routing §10).
  ///
  /// - Returns: the observation, which ends when it is released.
  public func onEvent(perform: @escaping () -> Void) -> RoutingSubscription { tree.events.subscribe(perform) }

  /// Observes the presentations of every router of the tree, at once.
  ///
  /// - Parameter perform: receives true when a route is presented or replaces another one, false when it is dismissed,
  ///   and the presenting router.
  public func onPresent(perform: @escaping (Bool, BaseRouter) -> Void) -> RoutingSubscription {
    tree.presentations.subscribe { perform($0.isPresented, $0.router) }
  }

  /// Returns what `onEvent` observes as a stream: one element for each change of the tree. It ends when the tree is released.
  public func events() -> EventStream<Void> { tree.eventSource.stream() }

  /// Returns the presentations of every router of the tree from now on. It ends when the tree is released; an element that
  /// nobody has taken keeps its router.
  public func presentations() -> EventStream<RouterPresentation> { tree.presentationSource.stream() }

  /// Returns an element for each re-selection of one tab, whose stack is at its root by then. It ends when the tree is
  /// released.
  public func reselections<Tab: TabRoute>(of tab: Tab) -> EventStream<AnyTabRoute> {
    let observed = AnyTabRoute(tab)
    return tree.reselectionSource.stream { $0 == observed }
  }

  /// Observes the re-selection of one tab. The tab's stack is at its root already when the action runs.
  public func onTabReselected(_ tab: some TabRoute, perform: @escaping () -> Void) -> RoutingSubscription {
    let observed = AnyTabRoute(tab)
    return tree.reselections.subscribe { if $0 == observed { perform() } }
  }
}

/// A change of what a router presents.
public struct RouterPresentation: Sendable {
  /// True when a route is presented or replaces another one, false when it is dismissed.
  public let isPresented: Bool
  /// The router that presents.
  public let router: BaseRouter
}

/// An observer as the list of a router's observers shows it.
public struct RouterObserver: Sendable, CustomStringConvertible {
  /// The route that was current when the observer was registered.
  public let route: AnyRoute
  /// The length of the path at that time.
  public let pathCount: Int
  /// The type of messages that it observes.
  public let type: any RouteContext.Type

  public var description: String { "\(type)(\(route))" }
}

/// An observer of messages, with the place at which it was registered (typed-routing §4).
struct ContextRecord {
  /// The route that was current.
  let route: AnyRoute
  /// The length of the path, which distinguishes equal routes in one stack.
  let pathCount: Int
  let type: any RouteContext.Type
  let run: (any RouteContext) -> Void

  func observes(_ type: any RouteContext.Type) -> Bool { self.type == type }

  func isAt(_ route: AnyRoute, _ pathCount: Int) -> Bool { self.pathCount == pathCount && self.route == route }
}

extension Binding where Value: TabRoute {
  /// Returns a binding for a tab view that handles the taps of tabs (typed-routing §6).
  ///
  /// Setting the selected tab again pops that tab's stack to its root, and then runs the observers of the re-selection.
  /// Setting another tab selects it, and pops nothing.
  ///
  /// - Parameters:
  ///   - tab: the selection that the tab view shows.
  ///   - router: the tab router, or the router above the tab view.
  public static func tabToRoot(for tab: Binding<Value>, in router: BaseRouter) -> Binding<Value> {
    Binding(
      get: { tab.wrappedValue },
      set: { [weak router] selected in
        if selected == tab.wrappedValue { return router?.reselect(selected) ?? () }
        tab.wrappedValue = selected
        let tabRouter = router as? TabRouter ?? router?.tabRouter(for: selected)
        tabRouter?.change(tab: selected)
      })
  }
}
