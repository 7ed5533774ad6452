import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-events §1.2; react-native-bridge §5.
@Suite("Listeners of an emitter")
struct EventListenersTests {
  /// `#expect` accepts no mutating calls.
  private func expect(_ holds: Bool, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
    #expect(holds, comment, sourceLocation: location)
  }

  @Test("Listeners of an emitter are counted together for all event names, and never below zero")
  func counting() {
    var listeners = EventListeners()
    listeners.add()
    listeners.add()
    #expect(listeners.count == 2)
    expect(listeners.remove(1))
    expect(!listeners.remove(5))
    #expect(listeners.count == 0)
  }

  @Test(
    "Listeners of an emitter receive AppLaunched at once, or the first one receives it once when it is added later")
  func launch() {
    var listening = LaunchListeners()
    expect(!listening.add("RNN.AppLaunched"))
    expect(listening.launch() == .sendNow)

    var late = LaunchListeners()
    _ = late.add("RNN.ScreenPopped")
    expect(late.launch() == .deferred)
    expect(late.add("RNN.AppLaunched"), "The deferred event is due now.")
    expect(!late.add("RNN.AppLaunched"), "A second listener receives nothing until the next load.")
  }
}
