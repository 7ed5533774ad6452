/// The look-up of tabs' routers.
extension BaseRouter {
  /// The only tab router among the children. Nil if there is none, or more than one.
  public var tabRouter: TabRouter? {
    let routers = children.compactMap { $0 as? TabRouter }
    return routers.count == 1 ? routers[0] : nil
  }

  /// Returns the child whose tabs are of the type of `tab`.
  public func tabRouter(for tab: some TabRoute) -> TabRouter? {
    for case let router as TabRouter in children where type(of: router.tab.wrapped) == type(of: tab) { return router }
    return nil
  }

  /// Returns the router of a tab, by way of the tab router.
  public func findRouterInTabRouter(for tab: some TabRoute) -> Router? { tabRouter(for: tab)?.find(tab: tab) }

  /// Returns the child that is the router of a tab. Nil if the tab has not been mounted yet.
  public func find(tab: any TabRoute) -> Router? {
    for case let router as Router in children {
      if case .tab(tab.name, _) = router.type { return router }
    }
    return nil
  }

  /// Handles the selection of the tab that is selected already: its stack is popped to its root, then the observers of
  /// the re-selection run.
  func reselect(_ tab: some TabRoute) {
    let router = find(tab: tab) ?? findRouterInTabRouter(for: tab)
    router?.popToRoot()
    tree.reselections.send(AnyTabRoute(tab))
    tree.reselectionSource.send(AnyTabRoute(tab))
  }
}
