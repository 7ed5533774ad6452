internal import NavbridgeRuntime

/// React Native's developer settings. The module requests a reload (protocol §7).
@MainQueue
final class DevSettings: NativeModule {
  nonisolated static let declaration = ModuleDeclaration(
    name: "DevSettings",
    methods: [
      .void("reload", []) { (module: DevSettings, _) in module.reload("DevSettings.reload") },
      .void("reloadWithReason", [.init("reason", .text)]) { (module: DevSettings, arguments) in
        module.reload(arguments.text(0))
      },
    ],
    make: { DevSettings($0) })

  private unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }

  /// Reloads in a separate item of the main queue, as on iOS, so that the call itself is answered before its context
  /// ends.
  private func reload(_ reason: String) {
    let host = session.host
    host.application.async { host.reload(reason: reason) }
  }
}
