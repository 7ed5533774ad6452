public import NavbridgeRuntime

/// The router of a tab view: the selected tab, and the way to each tab's router (typed-routing §6).
@ScriptThread
public final class TabRouter: BaseRouter {
  /// The selected tab.
  public private(set) var tab: AnyTabRoute
  weak var container: MountedContainer?

  /// Makes a tab router. One for the same type of tabs is displaced from the parent's children.
  init(tab: some TabRoute, parent: BaseRouter) {
    self.tab = AnyTabRoute(tab)
    super.init(
      tree: parent.tree, parent: parent, root: AnyRoute(tab),
      description: "tabRouter(\(String(describing: Swift.type(of: tab)).lowercased()))")
    if let displaced = parent.tabRouter(for: tab) { parent.remove(child: displaced) }
    begin()
  }

  /// The selected tab as a route.
  public override var currentRoute: AnyRoute { AnyRoute(wrapped: tab.wrapped) }

  /// The live routers of the tabs.
  public var routers: [BaseRouter] { children }

  public override func deepestRouter() -> Router? { find(tab: tab.wrapped)?.deepestRouter() }

  /// Handles a person's tap of a tab. A tap of another tab selects it. A tap of the selected tab pops its stack to the
  /// root, and then runs the observers of the re-selection.
  public func tabPressed(_ pressed: AnyTabRoute) {
    if pressed == tab { reselect(pressed.wrapped) } else { select(pressed, .renderer) }
  }

  func select(_ selected: AnyTabRoute, _ origin: ChangeOrigin) {
    let old = tab
    tab = selected
    log(.action(.changeTab(selected.wrapped)))
    guard selected != old else { return }
    publish(.tab(from: old, to: selected, origin))
    container?.tabChanged()
  }
}

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
