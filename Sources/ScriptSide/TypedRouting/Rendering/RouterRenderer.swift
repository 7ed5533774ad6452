public import NavbridgeRuntime

/// The part that shows a tree of routers: in an app the bridge, which turns changes into commands; in a test nothing
/// (typed-routing §12).
///
/// The renderer reports what people do on its side by `Router.pathReplaced(by:)`, `Router.routePushed(_:)`,
/// `Router.slotCleared(_:)`, `TabRouter.tabPressed(_:)`, `MountedScreen.appeared()`, `MountedScreen.disappeared()` and
/// `RouterTree.isCompact`.
@ScriptThread
public protocol RouterRenderer: AnyObject {
  /// Called at once when a router has been made.
  func routerCreated(_ router: BaseRouter)
  /// Called at once when a router has been released.
  func routerDeleted(_ router: RouterInfo)
  /// Called at once, after the state has changed and before the containers follow. The container of a presentation that
  /// ends is therefore still in place.
  func router(_ router: BaseRouter, changed change: RouterChange)
  /// Called once at the end of a tick, with the containers whose content may have changed in it, in the order of their
  /// first changes. Their screens and presentations are those of the routers' state now.
  func rendered(_ containers: [MountedContainer])
}

extension RouterRenderer {
  public func routerCreated(_ router: BaseRouter) {}
  public func routerDeleted(_ router: RouterInfo) {}
  public func router(_ router: BaseRouter, changed change: RouterChange) {}
}
