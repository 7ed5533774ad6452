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

/// A change of a router's state, as it is published to the renderer.
public enum RouterChange: Sendable {
  /// The path was replaced, in one assignment. The first `kept` routes are the same instances as before.
  case path(from: [AnyRoute], to: [AnyRoute], kept: Int, ChangeOrigin)
  /// The root was replaced by a different route. The path is the same.
  case root(from: AnyRoute, to: AnyRoute)
  /// A slot was set, cleared, or set to a different route.
  case slot(PresentationSlot, from: AnyRoute?, to: AnyRoute?, ChangeOrigin)
  /// A different tab was selected.
  case tab(from: AnyTabRoute, to: AnyTabRoute, ChangeOrigin)
  /// The content column of a split view shows another route.
  case content(from: AnyRoute?, to: AnyRoute?)
  /// The detail column of a split view shows another route.
  case detail(from: AnyRoute?, to: AnyRoute?)
}

/// The side on which a change began.
public enum ChangeOrigin: Hashable, Sendable {
  /// A router's method made the change, and the renderer has to follow.
  case router
  /// The renderer reported a change that a person has already made, such as a swipe back.
  case renderer
}

/// The places in which a router presents routes. Each holds one route at a time (typed-routing §3).
public enum PresentationSlot: Hashable, Sendable, CaseIterable {
  /// The place of sheets, which a person may swipe away.
  case sheet
  /// The place of covers, which fill the screen.
  case cover
}
