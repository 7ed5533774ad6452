public import NavbridgeRuntime

/// The description of a stack: a destination and a root (typed-routing §8).
///
///     let home = RoutingView(destination: HomeRoute.self, root: .list).mount(in: app)
@ScriptThread
public struct RoutingView<Destination: RouteDestination>: RoutingContainer {
  private let root: Destination.R
  private let tab: (any TabRoute)?
  private let content: (() -> Screen)?

  /// Describes a stack.
  public init(destination: Destination.Type, root: Destination.R) {
    self.root = root
    tab = nil
    content = nil
  }

  /// Describes a stack whose root shows content of its own, in the place of the destination's.
  public init(
    destination: Destination.Type, root: Destination.R, @ScreenBuilder content: @escaping () -> Screen
  ) {
    self.root = root
    tab = nil
    self.content = content
  }

  /// Describes the stack of a tab. Its router belongs to the tab router, if there is one.
  public init(tab: some TabRoute, destination: Destination.Type, root: Destination.R) {
    self.root = root
    self.tab = tab
    content = nil
  }

  public func mount(in parent: BaseRouter) -> MountedStack {
    guard let tab else { return mount(.stack(root.name), in: parent) }
    return mount(.tab(tab.name, hideTabBarOnPush: tab.hideTabBarOnPush), in: parent.tabRouter(for: tab) ?? parent)
  }

  private func mount(_ type: RouterType, in parent: BaseRouter) -> MountedStack {
    let router = Router(type, root: AnyRoute(root), parent: parent)
    return MountedStack(router, ScreenMapping(Destination.self), rootContent: content)
  }
}
