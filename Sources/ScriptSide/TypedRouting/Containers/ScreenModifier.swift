internal import NavbridgeRuntime

/// A behaviour that a screen has from a modifier.
@ScriptThread
enum ScreenModifier {
  /// Runs each time that the screen appears.
  case appear((Router) -> Void)
  /// Registers an observer of messages each time that the screen appears, at its route and its place.
  case observe((_ router: Router, _ route: AnyRoute, _ pathCount: Int) -> Void)
  /// Runs each time that the screen disappears.
  case disappear((Router) -> Void)
  /// Runs when the screen appears for the first time. The subscription lives as long as the mounted screen.
  case subscribe((Router) -> RoutingSubscription)
}
