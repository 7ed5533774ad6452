internal import NavbridgeVocabulary

/// The listeners of AppLaunched. An event that is sent before there is a listener is kept (rnn-events §1.2).
struct LaunchListeners {
  private(set) var count = 0
  private var hasDeferredLaunch = false

  enum Launch: Equatable { case sendNow, deferred }

  /// Counts a listener of an event. Returns true if a deferred AppLaunched must be sent now.
  mutating func add(_ event: String) -> Bool {
    guard event == RNNEvents.declared.appLaunched.name else { return false }
    count += 1
    defer { hasDeferredLaunch = false }
    return hasDeferredLaunch
  }

  /// Decides whether AppLaunched is sent now or deferred to its first listener.
  mutating func launch() -> Launch {
    guard count == 0 else { return .sendNow }
    hasDeferredLaunch = true
    return .deferred
  }
}
