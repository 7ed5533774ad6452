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

  /// Observes the re-selection of one tab. The tab's stack is at its root already when the action runs.
  public func onTabReselected(_ tab: some TabRoute, perform: @escaping () -> Void) -> RoutingSubscription {
    let observed = AnyTabRoute(tab)
    return tree.reselections.subscribe { if $0 == observed { perform() } }
  }
}
