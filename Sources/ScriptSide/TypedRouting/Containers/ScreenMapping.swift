internal import NavbridgeRuntime

/// A destination whose type is erased.
@ScriptThread
struct ScreenMapping {
  let destination: any RouteDestination.Type
  /// Returns the screen of a route, or nil for a route of another type.
  let screen: (any Route) -> Screen?

  init<Destination: RouteDestination>(_ destination: Destination.Type) {
    self.destination = destination
    screen = { route in
      if let own = (route as? Destination.R).map({ destination[$0] }) { return own }
      return (route as? NativeScreenRoute).map { Screen($0.name) }
    }
  }
}
