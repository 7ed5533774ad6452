internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// React Native's Linking module. It provides the URL that the app was opened with.
@MainQueue
final class LinkingManager: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: LinkingManagerDeclaration.self,
    methods: [
      .promise(LinkingManagerDeclaration.declared.getInitialURL) { (module: LinkingManager, promise) in
        promise.resolve(module.session.host.initialURL.map { .string($0) } ?? .null)
      }
    ] + listeningMethods,
    make: { LinkingManager($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
