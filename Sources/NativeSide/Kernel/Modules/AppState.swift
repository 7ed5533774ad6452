internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// React Native's AppState.
@MainQueue
final class AppState: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: AppStateDeclaration.self,
    methods: listeningMethods,
    constants: { ["initialAppState": .string($0.appState)] },
    make: { AppState($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
