extension TabRouter: TabRouterModel {
  public func change(tab: some TabRoute) { select(AnyTabRoute(tab), .router) }

  public func update(root route: some Route, in tab: (any TabRoute)?) { router(in: tab)?.update(root: route) }

  public func push(_ route: some Route, in tab: (any TabRoute)?) { router(in: tab)?.push(route) }

  public func present(_ route: some Route, in tab: (any TabRoute)?) { router(in: tab)?.present(route) }

  public func cover(_ route: some Route, in tab: (any TabRoute)?) { router(in: tab)?.cover(route) }

  public func popToRoot(in tab: (any TabRoute)?) { find(tab: tab ?? self.tab.wrapped)?.popToRoot() }

  /// Selects the tab, if one is given, and returns its router, or else that of the selected tab.
  private func router(in tab: (any TabRoute)?) -> Router? {
    if let tab { select(AnyTabRoute(wrapped: tab), .router) }
    return find(tab: self.tab.wrapped)
  }
}
