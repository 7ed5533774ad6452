public import NavbridgeRuntime

/// Messages to the routers above (typed-routing §4).
@ScriptThread
public protocol ContextModel: AnyObject {
  /// Observes messages of one type, for as long as the current route is on the path.
  func add<Context: RouteContext>(context type: Context.Type, perform: @escaping (Context) -> Void)
  /// Removes the observers of a type that are registered on the current route.
  func remove<Context: RouteContext>(context type: Context.Type)
  /// Sends a message to the observers above, from the nearest on, and then to this router's own. Nothing navigates.
  func context(_ value: some RouteContext)
  /// True if this router or one above has an observer of a type. No observer runs.
  func canTerminate<Context: RouteContext>(_ type: Context.Type) -> Bool
}

extension BaseRouter: ContextModel {}
