internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// React Native's developer settings. The module requests a reload (protocol §7).
@MainQueue
final class DevSettings: ListeningModule {
  private nonisolated static let declared = DevSettingsDeclaration.declared

  nonisolated static let implementation = ModuleImplementation(
    of: DevSettingsDeclaration.self,
    methods: [
      .void(declared.reload) { (module: DevSettings) in module.reload("DevSettings.reload") },
      .void(declared.reloadWithReason) { (module: DevSettings, reason) in module.reload(reason) },
      .void(declared.addMenuItem) { (_: DevSettings, _) in },
      .void(declared.onFastRefresh) { (_: DevSettings) in },
      .void(declared.setHotLoadingEnabled) { (_: DevSettings, _) in },
    ] + listeningMethods,
    make: { DevSettings($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }

  /// Reloads in a separate item of the main queue, as on iOS, so that the call itself is answered before its context
  /// ends.
  private func reload(_ reason: String) {
    let host = session.host
    host.application.async { host.reload(reason: reason) }
  }
}
