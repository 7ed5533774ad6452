internal import Shared

/// The module through which navigation events reach script: `RNNEventEmitter` on the bridge, `RNNTurboEventEmitter` as a
/// TurboModule. One class, for they differ in name alone; the state is the script context's (rnn-events §1.2).
@MainQueue
final class RNNEventEmitterModule: ListeningModule {
  nonisolated static func declaration(name: String) -> ModuleDeclaration {
    ModuleDeclaration(name: name, methods: listeningMethods, make: { RNNEventEmitterModule($0) })
  }

  var listeners = EventListeners()
  private var launchListeners = LaunchListeners()
  unowned let session: ScriptSession

  private init(_ session: ScriptSession) {
    self.session = session
    session.design(ReactNativeNavigation.self).emitterModule = self
  }

  func didAddListener(_ event: String) {
    if launchListeners.add(event) { send(.appLaunched) }
  }

  func send(_ event: RNNEvent) {
    emit(event.name, body: event.hasBody ? { event.writeBody(to: $0) } : nil)
  }

  /// Sends AppLaunched, or keeps it for the first that listens for it.
  func sendOnAppLaunched() {
    if launchListeners.launch() == .sendNow { send(.appLaunched) }
  }
}
