/// Who listens to an emitter, as React Native counts: one number for all event names (react-native-bridge §5).
struct EventListeners {
  private(set) var count = 0
  private(set) var launchListeners = 0
  private var hasDeferredLaunch = false

  enum Launch: Equatable { case sendNow, deferred }

  /// Counts a listener. True when an AppLaunched that waited must be sent now (rnn-events §1.2).
  mutating func add(_ event: String) -> Bool {
    count += 1
    guard event == RNNEvent.appLaunchedName else { return false }
    launchListeners += 1
    defer { hasDeferredLaunch = false }
    return hasDeferredLaunch
  }

  /// Takes listeners off, never below zero. False when more were to go than there are.
  mutating func remove(_ number: Int) -> Bool {
    let enough = number <= count
    count = max(0, count - number)
    return enough
  }

  /// Says whether AppLaunched goes out, or waits for its first listener.
  mutating func launch() -> Launch {
    guard launchListeners == 0 else { return .sendNow }
    hasDeferredLaunch = true
    return .deferred
  }
}
