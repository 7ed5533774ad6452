internal import Shared

/// React Native's developer settings: asks for a reload (protocol §7).
@MainQueue
final class DevSettings: NativeModule {
  nonisolated static let declaration = ModuleDeclaration(
    name: "DevSettings",
    methods: [
      .void("reload", []) { (module: DevSettings, _) in module.session.host.reload(reason: "DevSettings.reload") },
      .void("reloadWithReason", [.init("reason", .text)]) { (module: DevSettings, arguments) in
        module.session.host.reload(reason: arguments.text(0))
      },
    ],
    make: { DevSettings($0) })

  private unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
