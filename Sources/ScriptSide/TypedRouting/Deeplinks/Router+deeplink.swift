/// The execution of deep links (typed-routing §9). All steps are made at once and reach the renderer together.
extension Router {
  /// Follows a deep link: closes the presentations, pops to the root, replaces the root if the link has one, pushes the
  /// path, and shows the last route. It never closes this router itself.
  public func handle(deeplink: DeeplinkRoute<some Route>) {
    closeChildren()
    popToRoot()
    if let root = deeplink.root { update(root: root) }
    for route in deeplink.path { push(route) }
    if let last = deeplink.route { route(to: last, deeplink.type) }
  }

  /// Follows a deep link into this split view: selects in the content column, then in the detail column, and then follows
  /// the link in the detail's stack. No effect on other routers.
  public func handle(
    splitDeeplink link: SplitDeeplink<some Hashable & Sendable, some Hashable & Sendable, some Route>
  ) {
    guard type.isSplit else { return }
    if let content = link.content { select(content: content) }
    if let detail = link.detail { select(detail: detail) }
    if let deeplink = link.deeplink { handle(deeplink: deeplink) }
  }
}

extension TabRouter {
  /// Selects a tab, and then follows the link in that tab. If the tab has no router yet, the router follows the link once
  /// it is mounted.
  public func handle(tabDeeplink link: TabDeeplink<some TabRoute, some Route>) {
    change(tab: link.tab)
    guard let deeplink = link.deeplink else { return }
    if let router = find(tab: link.tab) {
      router.handle(deeplink: deeplink)
    } else {
      tree.pending[.tab(link.tab)] = { $0.handle(deeplink: deeplink) }
    }
  }
}

extension BaseRouter {
  /// Follows a deep link in another router of the tree. If there is no such router yet, the link is kept until one is
  /// mounted, which follows it once. A later link for the same router replaces a kept one.
  public func handle(deeplink: DeeplinkRoute<some Route>, in target: RouterTarget) {
    if let router = rootRouter.first(where: { RouterTarget($0.type) == target }) {
      router.handle(deeplink: deeplink)
    } else {
      tree.pending[target] = { $0.handle(deeplink: deeplink) }
    }
  }

  /// Returns the first router that fulfils a condition, from this one down, in the order in which they were made.
  private func first(where isWanted: (Router) -> Bool) -> Router? {
    if let router = self as? Router, isWanted(router) { return router }
    for child in children {
      if let router = child.first(where: isWanted) { return router }
    }
    return nil
  }
}

extension Router {
  /// Follows the link that was kept for this router.
  func takePendingDeeplink() { tree.pending.removeValue(forKey: RouterTarget(type))?(self) }
}
