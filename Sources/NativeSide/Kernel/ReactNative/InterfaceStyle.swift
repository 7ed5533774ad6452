internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The appearance of the app: the system's, unless the script has set another one for the app's windows. The windows
/// live longer than a script context, and so does their style.
@MainQueue
final class InterfaceStyle: HostPart {
  private unowned let host: NativeHost
  private var system = UserInterfaceStyle.light
  private var override: UserInterfaceStyle?
  /// The style that React Native knows, from its last event or the beginning.
  private var announced = UserInterfaceStyle.light

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [.handle(DeviceMethods.setUserInterfaceStyle) { host, style in host.interfaceStyle.setSystem(style) }]
  }

  var current: UserInterfaceStyle { host.userInterfaceStyle }

  /// Sets the system's style. Returns false when the system has it already.
  func setSystem(_ style: UserInterfaceStyle) -> Bool {
    guard style != system else { return false }
    system = style
    announce()
    return true
  }

  /// Sets the style of the app's windows. Nil returns to the system's.
  func setOverride(_ style: UserInterfaceStyle?) {
    override = style
    announce()
  }

  /// Sends the script the style in a separate item of the main queue, as windows learn of new traits, if it has changed
  /// by then.
  private func announce() {
    host.userInterfaceStyle = override ?? system
    host.application.async { [self, session = host.session] in
      guard announced != current else { return }
      announced = current
      // A context that began meanwhile has read the new style as it began.
      guard host.session === session else { return }
      host.emit(AppearanceDeclaration.declared.appearanceChanged, observedBy: Appearance.self, current.rawValue)
    }
  }
}

extension NativeHost {
  var interfaceStyle: InterfaceStyle { part(InterfaceStyle.self) }
}

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

extension NativeHost {
  /// True while the app's windows have the dark appearance.
  package var isDark: Bool { userInterfaceStyle == .dark }
}
