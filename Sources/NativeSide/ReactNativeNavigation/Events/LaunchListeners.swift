/// Who listens for AppLaunched, of which one that was sent before there was anybody is kept (rnn-events §1.2).
struct LaunchListeners {
  private(set) var count = 0
  private var hasDeferredLaunch = false

  enum Launch: Equatable { case sendNow, deferred }

  /// Counts a listener of an event. True when an AppLaunched that waited must be sent now.
  mutating func add(_ event: String) -> Bool {
    guard event == RNNEvent.appLaunchedName else { return false }
    count += 1
    defer { hasDeferredLaunch = false }
    return hasDeferredLaunch
  }

  /// Whether AppLaunched goes out, or waits for its first listener.
  mutating func launch() -> Launch {
    guard count == 0 else { return .sendNow }
    hasDeferredLaunch = true
    return .deferred
  }
}
