internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The modules of React Native itself, which every design offers.
enum ReactNativeModules {
  static let all = [
    DevSettings.implementation, LinkingManager.implementation, AppState.implementation, Appearance.implementation,
    KeyboardObserver.implementation,
  ]
}

extension ModuleRegistry {
  /// The modules of a design, React Native's, those of the design's libraries, and the app's own (protocol §10, 'module names').
  ///
  /// - Parameter own: the app's own modules.
  package init(
    of design: any NavigationDesign.Type, withBenchmarkModule: Bool, own: [ModuleImplementation] = []
  ) {
    let libraries = design.description.libraries.flatMap(\.modules).map { $0.names }
    self.init {
      let offered = design.modules($0)
      return offered.filter { !libraries.contains($0.declaration.names) } + ReactNativeModules.all
        + offered.filter { libraries.contains($0.declaration.names) }
        + (withBenchmarkModule ? [BenchmarkModule.implementation] : [])
        + own
    }
  }
}

extension NativeHost {
  /// The module of a class in the running script context. Nil without a script, or if the design does not offer it.
  func module<Module: NativeModule>(_ type: Module.Type) -> Module? {
    session?.module(type)
  }

  /// Sends an event of a module that observes the system only while it has listeners. Without listeners the event is
  /// counted as dropped, and not mentioned, because React Native would not learn of it.
  func emit<Module: ListeningModule, each Member>(
    _ event: DeclaredMessage<repeat each Member>, observedBy module: Module.Type, _ values: repeat (each Member).Content
  ) {
    guard let module = self.module(module), module.listeners.count > 0 else {
      counters.droppedWithoutListener += 1
      return
    }
    module.emit(event, repeat each values)
  }
}

/// A module whose commands do nothing, to measure the round trip. It is offered only under `--benchmark-module`.
@MainQueue
final class BenchmarkModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: BenchmarkDeclaration.self,
    methods: [
      .promise(withoutArguments: BenchmarkDeclaration.declared.noop) { (_: BenchmarkModule, promise) in
        promise.resolve(.string(promise.origin.commandID ?? ""))
      }
    ],
    make: { _ in BenchmarkModule() })
}

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
