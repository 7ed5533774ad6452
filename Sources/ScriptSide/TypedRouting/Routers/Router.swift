public import NavbridgeRuntime

/// The router of one stack: its root, its path, and the routes that it presents (typed-routing §3).
///
/// Containers make routers. An app makes only the one at the top:
///
///     let app = Router(configuration: .default)
@ScriptThread
public final class Router: BaseRouter {
  /// The kind of the router.
  public nonisolated let type: RouterType
  /// The pushed routes, from the bottom.
  public private(set) var path: [AnyRoute] = []
  /// The route that is presented as a sheet.
  public private(set) var sheet: AnyRoute?
  /// The route that is presented over the full screen.
  public private(set) var cover: AnyRoute?
  /// True if a split view shows one column only. False on other routers.
  public internal(set) var isCompact = false
  /// Makes the route of a selection in the detail column. A split view sets it.
  public var detailRouteFactory: ((AnyHashable) -> AnyRoute?)?
  /// Makes the route of a selection in the content column. A split view of three columns sets it.
  public var contentRouteFactory: ((AnyHashable) -> AnyRoute?)?

  var detail: ColumnSelection?
  var content: ColumnSelection?
  weak var container: MountedContainer?
  weak var sheetRouter: Router?
  weak var coverRouter: Router?
  private var sizeClass: RoutingSubscription?

  /// Makes the router at the top of a new tree, with `DefaultRoute.main` as its root.
  public convenience init(configuration: Configuration) {
    self.init(
      .app, root: AnyRoute(DefaultRoute.main), tree: RouterTree(configuration: configuration), parent: nil)
  }

  convenience init(_ type: RouterType, root: AnyRoute, parent: BaseRouter) {
    self.init(type, root: root, tree: parent.tree, parent: parent)
  }

  private init(_ type: RouterType, root: AnyRoute, tree: RouterTree, parent: BaseRouter?) {
    self.type = type
    super.init(tree: tree, parent: parent, root: root, description: "router(\(type))")
    if type.isSplit {
      isCompact = tree.isCompact
      sizeClass = tree.sizeClassChanges.subscribe { [weak self] in self?.isCompact = $0 }
    }
    begin()
  }

  /// The last route of the path, or else the root. In a split view the detail comes before the content, and both before
  /// the root.
  public override var currentRoute: AnyRoute { path.last ?? detail?.route ?? content?.route ?? root }

  public override var pathCount: Int { path.count }

  /// The number of routes from the root on, with those of the columns of a split view.
  public var routeCount: Int { 1 + (content == nil ? 0 : 1) + (detail == nil ? 0 : 1) + path.count }

  /// True if this router is that of a sheet or a cover.
  public var isPresented: Bool { type.isPresented }

  /// True if a split view has three columns.
  public var hasContentColumn: Bool { if case .split(_, true) = type { true } else { false } }

  /// The route in a slot.
  public func route(in slot: PresentationSlot) -> AnyRoute? { slot == .sheet ? sheet : cover }

  /// The live router of the route in a slot. Nil until its content has been built.
  public func router(in slot: PresentationSlot) -> Router? { slot == .sheet ? sheetRouter : coverRouter }

  func setRouter(_ router: Router, in slot: PresentationSlot) {
    switch slot {
    case .sheet: sheetRouter = router
    case .cover: coverRouter = router
    }
  }

  /// Replaces all of the path above the first `kept` routes.
  func setPath(keeping kept: Int, then routes: [AnyRoute], _ origin: ChangeOrigin = .router) {
    let old = path
    path.removeSubrange(kept...)
    path += routes
    for (index, route) in old.enumerated().dropFirst(kept) { removeRecords { $0.isAt(route, index + 1) } }
    publish(.path(from: old, to: path, kept: kept, origin))
    container?.pathChanged(kept: kept)
  }

  func setRoot(_ route: AnyRoute) {
    let old = root
    root = route
    guard route != old else { return }
    removeRecords { $0.isAt(old, 0) }
    publish(.root(from: old, to: route))
    container?.rootChanged()
  }

  func setSlot(_ slot: PresentationSlot, _ route: AnyRoute?, _ origin: ChangeOrigin = .router) {
    let old = self.route(in: slot)
    guard route != old else { return }
    switch slot {
    case .sheet: (sheet, sheetRouter) = (route, nil)
    case .cover: (cover, coverRouter) = (route, nil)
    }
    tree.presentations.send((route != nil, self))
    tree.presentationSource.send(RouterPresentation(isPresented: route != nil, router: self))
    publish(.slot(slot, from: old, to: route, origin))
    container?.slotChanged(slot)
  }
}
