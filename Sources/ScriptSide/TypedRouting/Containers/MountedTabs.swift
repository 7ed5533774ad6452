public import NavbridgeRuntime

/// A mounted `RoutingTabView`: a tab router, and a container for each tab that has been mounted.
@ScriptThread
public final class MountedTabs: MountedContainer {
  /// The tab router, which this container holds.
  public let tabRouter: TabRouter
  /// All tabs, in their order in the bar.
  public let tabs: [AnyTabRoute]
  /// The time at which the tabs are mounted.
  public let attachMode: TabAttachMode
  private let makeContainer: (AnyTabRoute) -> MountedContainer

  init(
    _ tabRouter: TabRouter, _ tabs: [AnyTabRoute], _ attachMode: TabAttachMode,
    makeContainer: @escaping (AnyTabRoute) -> MountedContainer
  ) {
    self.tabRouter = tabRouter
    self.tabs = tabs
    self.attachMode = attachMode
    self.makeContainer = makeContainer
    super.init(tree: tabRouter.tree)
    tabRouter.container = self
    if attachMode == .together { tabs.forEach(mountTab) } else { mountTab(tabRouter.tab) }
    setNeedsRender()
  }

  /// Returns the container of a tab. Nil if the tab has not been mounted yet.
  public func container(of tab: some TabRoute) -> MountedContainer? { nested(at: .tab(AnyTabRoute(tab))) }

  /// The container of the selected tab.
  public var selected: MountedContainer? { nested(at: .tab(tabRouter.tab)) }

  override func render() {
    mountTab(tabRouter.tab)
    if attachMode == .afterInitialTab { tabs.forEach(mountTab) }
  }

  override func tabChanged() { setNeedsRender() }

  private func mountTab(_ tab: AnyTabRoute) {
    guard tabs.contains(tab), nested(at: .tab(tab)) == nil else { return }
    mount(makeContainer(tab), at: .tab(tab))
  }
}

/// A mounted `RoutingSplitView`. The root is the sidebar. The path shows in the detail column.
@ScriptThread
public final class MountedSplit: MountedStack {
  /// The screen of the content column.
  public private(set) var contentScreen: MountedScreen?
  /// The screen at the bottom of the detail column.
  public private(set) var detailScreen: MountedScreen?

  public override var topScreen: MountedScreen? { pushedScreens.last ?? detailScreen ?? contentScreen ?? rootScreen }

  override func render() {
    if contentScreen == nil, let route = router.contentRoute {
      contentScreen = MountedScreen(route, at: .content, router, mapping)
    }
    if detailScreen == nil, let route = router.detailRoute {
      detailScreen = MountedScreen(route, at: .detail, router, mapping)
    }
    super.render()
  }

  override func columnsChanged() {
    if contentScreen?.route != router.contentRoute { contentScreen = nil }
    if detailScreen?.route != router.detailRoute { detailScreen = nil }
    setNeedsRender()
  }
}
