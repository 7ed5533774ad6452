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
    let screens = containers.compactMap(\.container).flatMap(Self.screens)
    for screen in visibleScreens where !screens.contains(where: { $0 === screen }) { screen.disappeared() }
    visible = screens.map { WeakScreen(screen: $0) }
    for screen in screens { screen.appeared() }
  }

  private static func top(of container: MountedContainer) -> MountedContainer {
    container.parent.map { top(of: $0) } ?? container
  }

  /// The screens of a container that are in front.
  private static func screens(of container: MountedContainer) -> [MountedScreen] {
    if let tabs = container as? MountedTabs { return tabs.selected.map(screens) ?? [] }
    guard let stack = container as? MountedStack else { return [] }
    if let cover = stack.cover { return screens(of: cover) }
    return ownScreens(of: stack) + (stack.sheet.map(screens) ?? [])
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
