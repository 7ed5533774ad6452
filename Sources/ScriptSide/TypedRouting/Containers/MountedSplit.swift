public import NavbridgeRuntime

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
