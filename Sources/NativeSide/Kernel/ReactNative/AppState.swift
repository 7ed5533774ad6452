internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// React Native's AppState.
@MainQueue
final class AppState: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: AppStateDeclaration.self,
    methods: [
      .promise(AppStateDeclaration.declared.getCurrentAppState) { (module: AppState, promise) in
        promise.resolve(["app_state": .string(module.session.host.lifecycle.state.rawValue)])
      }
    ] + listeningMethods,
    constants: { ["initialAppState": .string($0.appState)] },
    make: { AppState($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
