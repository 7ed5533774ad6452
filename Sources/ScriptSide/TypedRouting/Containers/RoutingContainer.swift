public import NavbridgeRuntime

/// The description of a container: `RoutingView`, `RoutingTabView` or `RoutingSplitView` (typed-routing §8).
@ScriptThread
public protocol RoutingContainer {
  /// The object that makes, holds and releases the container's routers.
  associatedtype Mounted: MountedContainer

  /// Mounts the container below a router. The result holds the routers: they end when it is released or unmounted.
  func mount(in parent: BaseRouter) -> Mounted
}
