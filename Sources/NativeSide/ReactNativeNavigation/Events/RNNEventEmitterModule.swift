internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The module that sends navigation events to the script side: `RNNEventEmitter` on the bridge, `RNNTurboEventEmitter`
/// as a TurboModule. One class serves both, because they differ only in their names. Its state belongs to the script
/// context (rnn-events §1.2).
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
    session.host.part(RunningEmitter.self).module = self
  }

  func didAddListener(_ event: String) {
    if launchListeners.add(event) { send(.appLaunched) }
  }

  func send(_ event: RNNEvent) {
    emit(event.name, body: event.hasBody ? { event.writeBody(to: $0) } : nil)
  }

  /// Sends AppLaunched, or defers it to its first listener.
  func sendOnAppLaunched() {
    if launchListeners.launch() == .sendNow { send(.appLaunched) }
  }
}
