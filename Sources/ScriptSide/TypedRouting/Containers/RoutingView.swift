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

/// The description of a container: `RoutingView`, `RoutingTabView` or `RoutingSplitView` (typed-routing §8).
@ScriptThread
public protocol RoutingContainer {
  /// The object that makes, holds and releases the container's routers.
  associatedtype Mounted: MountedContainer

  /// Mounts the container below a router. The result holds the routers: they end when it is released or unmounted.
  func mount(in parent: BaseRouter) -> Mounted
}

/// The place of a container within another one.
public enum ContainerPlace: Hashable, Sendable {
  /// A sheet or a cover of a stack.
  case slot(PresentationSlot)
  /// A tab of a tab view.
  case tab(AnyTabRoute)
}

/// The mapping from the routes of one enum to screens (typed-routing §1).
///
/// A container names its destination. Only the enum that a container uses needs one; the enums that its cases hold are
/// mapped by its `view(for:)`.
///
///     extension HomeRoute: RouteDestination {
///       static func view(for route: HomeRoute) -> some ScreenContent {
///         switch route {
///         case .list: Screen("home.List")
///         case .item(let number): Screen("home.Item", props: ["number": .int(Int64(number))])
///         }
///       }
///     }
public protocol RouteDestination: Sendable {
  /// The routes that this destination shows.
  associatedtype R: Route
  /// The type of its screens.
  associatedtype Destination: ScreenContent

  /// Returns the screen of a route. It is called once for each time that the route is mounted.
  @ScriptThread @ScreenBuilder static func view(for route: R) -> Destination
}

extension RouteDestination {
  /// The screen of a route, as a container mounts it.
  @ScriptThread public static subscript(route: R) -> Screen { view(for: route).screen }
}
