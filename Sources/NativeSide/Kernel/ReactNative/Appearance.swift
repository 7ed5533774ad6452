internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// React Native's Appearance.
@MainQueue
final class Appearance: ListeningModule {
  private nonisolated static let declared = AppearanceDeclaration.declared

  nonisolated static let implementation = ModuleImplementation(
    of: AppearanceDeclaration.self,
    methods: [
      .mainSync(declared.getColorScheme) { (module: Appearance) in
        module.session.host.interfaceStyle.current.rawValue
      },
      .void(declared.setColorScheme) { (module: Appearance, style) in
        module.session.host.interfaceStyle.setOverride(UserInterfaceStyle(rawValue: style))
      },
    ] + listeningMethods,
    make: { Appearance($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
