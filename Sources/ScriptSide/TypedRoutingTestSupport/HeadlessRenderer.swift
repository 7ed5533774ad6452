public import NavbridgeRuntime
public import NavbridgeTypedRouting

/// A renderer without a native side: every screen appears as soon as it is in front. With it a test runs an app's
/// containers, observers and view models in its own process.
///
///     let app = Router(configuration: .default)
///     let renderer = HeadlessRenderer(app.tree)
///     let home = RoutingView(destination: HomeRoute.self, root: .list).mount(in: app)
///     app.tree.render()
///     #expect(renderer.visibleScreens.map(\.route) == [AnyRoute(HomeRoute.list)])
///
/// A test plays the person by the methods that report to routers, such as `Router.pathReplaced(by:)`.
@ScriptThread
public final class HeadlessRenderer: RouterRenderer {
  private var containers: [WeakContainer] = []
  private var visible: [WeakScreen] = []

  /// Makes a renderer of a tree. The tree does not retain it.
  public init(_ tree: RouterTree) { tree.renderer = self }

  /// The screens in front, from the bottom to the top.
  public var visibleScreens: [MountedScreen] { visible.compactMap(\.screen) }

  public func rendered(_ rendered: [MountedContainer]) {
    for container in rendered {
      let top = Self.top(of: container)
      if !containers.contains(where: { $0.container === top }) { containers.append(WeakContainer(container: top)) }
    }
    containers.removeAll { $0.container?.isMounted != true }
    var screens: [MountedScreen] = []
    for case let container? in containers.map(\.container) { Self.add(screensOf: container, to: &screens) }
    let ids = Set(screens.map(\.id))
    for screen in visibleScreens where !ids.contains(screen.id) { screen.disappeared() }
    visible = screens.map { WeakScreen(screen: $0) }
    for screen in screens { screen.appeared() }
  }

  private static func top(of container: MountedContainer) -> MountedContainer {
    var top = container
    while let parent = top.parent { top = parent }
    return top
  }

  /// Adds the screens of a container that are in front.
  private static func add(screensOf container: MountedContainer, to screens: inout [MountedScreen]) {
    var next: MountedContainer? = container
    while let container = next {
      guard let stack = container as? MountedStack else {
        next = (container as? MountedTabs)?.selected
        continue
      }
      if stack.cover == nil { screens += ownScreens(of: stack) }
      next = stack.cover ?? stack.sheet
    }
  }

  private static func ownScreens(of stack: MountedStack) -> [MountedScreen] {
    guard let split = stack as? MountedSplit, !split.router.isCompact else { return stack.topScreen.map { [$0] } ?? [] }
    return [split.rootScreen, split.contentScreen, split.pushedScreens.last ?? split.detailScreen].compactMap(\.self)
  }
}

private struct WeakContainer {
  weak var container: MountedContainer?
}

private struct WeakScreen {
  weak var screen: MountedScreen?
}
