public import NavbridgeRuntime

/// The configuration of routes that an app receives at run time, for example from a server. It is asked at each
/// navigation (native-router §3, §8).
@MainQueue
public protocol RouteConfigService: AnyObject {
  /// Overrides the registration of a screen's name as modal. Nil leaves the registration in force.
  func isModalScreen(_ name: String) -> Bool?
}
