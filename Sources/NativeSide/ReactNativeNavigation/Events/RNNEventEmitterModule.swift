internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The module that sends navigation events to the script side. One class serves both routes, because the modules differ
/// only in their names. Its state belongs to the script
/// context (rnn-events §1.2).
@MainQueue
final class RNNEventEmitterModule: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: RNNEvents.self, methods: listeningMethods, make: { RNNEventEmitterModule($0) })

  var listeners = EventListeners()
  private var launchListeners = LaunchListeners()
  unowned let session: ScriptSession

  private init(_ session: ScriptSession) {
    self.session = session
    session.part(RunningModules.self).emitter = self
  }

  var className: String { RNNEvents.names[session.architecture] }

  func didAddListener(_ event: String) {
    if launchListeners.add(event) { emit(RNNEvents.declared.appLaunched) }
  }

  /// Sends an event as `emit` does. This copy is in the target that sends most events, because the compiler does not
  /// specialise the kernel's in another target.
  func send<each Member>(_ event: DeclaredMessage<repeat each Member>, _ values: repeat (each Member).Content) {
    emit(event.name) { event.write(repeat each values, to: $0) }
  }

  /// Sends an event whose payload was written before.
  func send(_ event: DeclaredMessage<FieldTypes.Text, FieldTypes.Text, FieldTypes.Text>, _ payload: EventPayload) {
    assert(event.accepts(payload), "The payload has not the members of \(event.name).")
    emit(event.name) { payload.write(to: $0) }
  }

  /// Sends AppLaunched, or defers it to its first listener.
  func sendOnAppLaunched() {
    if launchListeners.launch() == .sendNow { emit(RNNEvents.declared.appLaunched) }
  }
}

/// The listeners of AppLaunched. An event that is sent before there is a listener is kept (rnn-events §1.2).
struct LaunchListeners {
  private(set) var count = 0
  private var hasDeferredLaunch = false

  enum Launch: Equatable { case sendNow, deferred }

  /// Counts a listener of an event. Returns true if a deferred AppLaunched must be sent now.
  mutating func add(_ event: String) -> Bool {
    guard event == RNNEvents.declared.appLaunched.name else { return false }
    count += 1
    defer { hasDeferredLaunch = false }
    return hasDeferredLaunch
  }

  /// Decides whether AppLaunched is sent now or deferred to its first listener.
  mutating func launch() -> Launch {
    guard count == 0 else { return .sendNow }
    hasDeferredLaunch = true
    return .deferred
  }
}

/// The modules of a script context to which native code sends.
@MainQueue
final class RunningModules: SessionPart {
  var emitter: RNNEventEmitterModule?
  var layoutObserver: (any LayoutStateObserver)?

  init(session: ScriptSession) {}
}
