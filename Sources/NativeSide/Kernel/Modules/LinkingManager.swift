internal import NavbridgeRuntime

/// React Native's Linking module. It provides the URL that the app was opened with.
@MainQueue
final class LinkingManager: ListeningModule {
  nonisolated static let declaration = ModuleDeclaration(
    name: "LinkingManager",
    methods: [
      .promise("getInitialURL", []) { (module: LinkingManager, _, promise) in
        promise.resolve(module.session.host.initialURL.map { .string($0) } ?? .null)
      }
    ] + listeningMethods,
    make: { LinkingManager($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
