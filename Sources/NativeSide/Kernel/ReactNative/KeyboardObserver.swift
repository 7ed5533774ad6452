internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// React Native's Keyboard. The device's keyboard sends its events.
@MainQueue
final class KeyboardObserver: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: KeyboardObserverDeclaration.self, methods: listeningMethods, make: { KeyboardObserver($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
