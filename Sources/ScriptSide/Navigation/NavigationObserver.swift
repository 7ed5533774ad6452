internal import NavbridgeRuntime

/// Follows the events of a script's contexts, before the answers that come after them.
@ScriptThread
protocol NavigationObserver: AnyObject {
  func contextBegan()
  func received(_ event: NavigationEvent)
}
