public import NavbridgeRuntime

/// An observation of a tree of routers. It ends when it is cancelled or released.
@ScriptThread
public final class RoutingSubscription {
  private(set) var isActive = true

  init() {}

  /// Ends the observation.
  public func cancel() { isActive = false }
}
