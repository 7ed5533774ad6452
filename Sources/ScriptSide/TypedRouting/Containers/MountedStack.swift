public import NavbridgeRuntime

/// A mounted `RoutingView`, sheet or cover: the root, the pushed screens and the presentations of one router.
@ScriptThread
public class MountedStack: MountedContainer {
  /// The router, which this container holds.
  public let router: Router
  /// False for a sheet without a stack, which shows its root only.
  public let hasStack: Bool
  /// The screen at the bottom. Nil until the end of the tick in which the root has changed.
  public private(set) var rootScreen: MountedScreen?
  /// The screens of the path. Those of the last routes may be missing until the end of the tick.
  public private(set) var pushedScreens: [MountedScreen] = []

  let mapping: ScreenMapping
  private let rootContent: (() -> Screen)?

  init(_ router: Router, _ mapping: ScreenMapping, hasStack: Bool = true, rootContent: (() -> Screen)? = nil) {
    self.router = router
    self.mapping = mapping
    self.hasStack = hasStack
    self.rootContent = rootContent
    super.init(tree: router.tree)
    router.container = self
    router.takePendingDeeplink()
    setNeedsRender()
  }

  /// The screens of the stack, from the root on.
  public var screens: [MountedScreen] { (rootScreen.map { [$0] } ?? []) + pushedScreens }
  /// The screen on top of the stack.
  public var topScreen: MountedScreen? { pushedScreens.last ?? rootScreen }
  /// The mounted sheet.
  public var sheet: MountedStack? { nested(at: .slot(.sheet)) as? MountedStack }
  /// The mounted cover.
  public var cover: MountedStack? { nested(at: .slot(.cover)) as? MountedStack }

  override func render() {
    if rootScreen == nil {
      rootScreen = MountedScreen(router.root, at: .root, router, mapping, content: rootContent?())
    }
    if hasStack {
      for (index, route) in router.path.enumerated().dropFirst(pushedScreens.count) {
        pushedScreens.append(MountedScreen(route, at: .pushed(index), router, mapping))
      }
    }
    for slot in PresentationSlot.allCases {
      if let route = router.route(in: slot), nested(at: .slot(slot)) == nil { present(route, in: slot) }
    }
  }

  private func present(_ route: AnyRoute, in slot: PresentationSlot) {
    let child = Router(.presented(route.wrapped.name), root: route, parent: router)
    router.setRouter(child, in: slot)
    mount(MountedStack(child, mapping, hasStack: route.inStack), at: .slot(slot))
  }

  override func pathChanged(kept: Int) {
    pushedScreens.removeSubrange(min(kept, pushedScreens.count)...)
    setNeedsRender()
  }

  override func rootChanged() {
    rootScreen = nil
    setNeedsRender()
  }

  override func slotChanged(_ slot: PresentationSlot) {
    let wasShown = unmount(at: .slot(slot))
    if wasShown && router.route(in: slot) == nil { topScreen?.uncovered() }
    setNeedsRender()
  }
}
