internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A described native module in a script context: its instance, its method queue and its timers (RCTModuleData).
@MainQueue
final class RCTModuleData: ListeningModule {
  enum State {
    /// Nobody has asked for the module.
    case unknown
    case isBeingSetUp
    case ready
    case invalidated
  }

  let description: NativeModuleDescription
  /// The script context of the module; of one that outlives its context, the last one that it has joined.
  private(set) var session: ScriptSession
  var listeners = EventListeners()
  var state = State.unknown
  private(set) lazy var queue = makeQueue()
  private var timers: [Int: TimerToken] = [:]
  private var nextTimer = 0
  private let token: LiveObjects.Token

  init(_ description: NativeModuleDescription, _ session: ScriptSession) {
    (self.description, self.session) = (description, session)
    token = session.host.liveObjects.count(Self.self)
  }

  var name: String { description.name }
  var className: String { description.name }
  private var scheduler: NativeTaskScheduler { session.host.nativeModules.scheduler }

  /// True while the script context runs to which the module belongs.
  var isCurrent: Bool { session.host.session === session }

  private func makeQueue() -> MethodQueue {
    switch description.methodQueue {
    case .main: scheduler.main
    case .script: scheduler.script
    case .own: scheduler.makeQueue(of: name)
    case .named(let name): scheduler.sharedQueue(name)
    }
  }

  /// Has a module that has outlived its script context serve the next one.
  func join(_ session: ScriptSession) { self.session = session }

  /// The module of the same script context with a name.
  func sibling(_ name: String) -> RCTModuleData? { session.nativeModule(named: name) }

  // MARK: - Set-up and end

  /// The steps of the set-up, on the main queue where that is required.
  var setUpSteps: [NativeStep] {
    description.requiresMainQueueSetup ? [.sync(.main, description.setUp)] : description.setUp
  }

  /// Has the module set up, as code that asks for it does.
  func setUp(on queue: MethodQueue) {
    scheduler.start([], for: NativeCall(of: self, "set-up"), on: queue, settingUp: self)
  }

  /// Has the module set up for a script that waits for it on its thread.
  func require(done: @escaping () -> Void, failed: @escaping (RPCError) -> Void) {
    let call = NativeCall(of: self, "require")
    call.onRefusal = failed
    scheduler.start([.run { _ in done() }], for: call, on: scheduler.script, settingUp: self)
  }

  /// Runs work as an item of the module's queue.
  func onQueue(_ method: String, _ work: @escaping @MainQueue @Sendable (RCTModuleData, NativeCall) -> Void) {
    scheduler.start([.run { work($0.module, $0) }], for: NativeCall(of: self, method), on: queue)
  }

  /// Invalidates the module on its queue, if anybody has asked for it (react-native-bridge §2, §3, §5).
  func invalidate(ended: @escaping () -> Void) {
    guard state == .ready || state == .isBeingSetUp else { return ended() }
    let steps = description.invalidate + [.run { [self] in endObservation(in: $0) }]
    scheduler.start(steps, for: NativeCall(of: self, "invalidate"), on: queue) { [self] in
      if !description.outlivesBridge { state = .invalidated }
      ended()
    }
  }

  // MARK: - Calls

  /// Runs a method for a script: a sync one on the script's thread, others on the module's queue.
  func invoke(_ method: NativeModuleDescription.Method, _ call: ModuleCall, _ promise: Promise?) {
    let context = NativeCall(
      of: self, method.name, method.kind, parameters: method.parameters, arguments: call.arguments.all, for: call,
      promise)
    // The call must not refer to itself.
    if method.kind == .void { context.onRefusal = { [self, name = context.name] in refused(name, $0) } }
    // A script that has not asked for the module asks for it with the call.
    scheduler.start(
      method.steps, for: context, on: method.kind == .sync ? scheduler.script : queue,
      settingUp: state == .ready ? nil : self
    ) { context.didEnd() }
  }

  /// The steps of a method for a call of native code. Nil for a method that does not exist, which is reported.
  func body(of name: String, _ arguments: [JSON]) -> ([NativeStep], NativeCall)? {
    guard let method = description.methods.first(where: { $0.name == name }) else { return nil }
    return (
      method.steps, NativeCall(of: self, name, parameters: method.parameters, arguments: arguments)
    )
  }

  /// Reports the failure of a method without an answer.
  func refused(_ method: String, _ error: RPCError) {
    guard isCurrent else { return }
    session.host.reportFailure(of: method, error)
  }

  // MARK: - Events

  func emit(_ event: String, _ body: JSON) {
    noteUnlessSupported(event)
    // Only an emitter has the method that sends.
    guard description.supportedEvents != nil else { return }
    guard isCurrent else {
      session.services.counters.droppedOfOldEpoch += 1
      return session.host.diagnostics.record(
        "RCTEventEmitter",
        "Error when sending event: \(event). The bridge of \(name) has ended. A debug build of React Native up to 0.86 ends "
          + "here by its assertion; others drop the event.")
    }
    emit(event) { body.isNull ? () : $0.value(body) }
  }

  /// Logs the name of an event that the module does not declare. The event is counted and sent nevertheless.
  private func noteUnlessSupported(_ event: String) {
    let supported = description.supportedEvents ?? []
    guard !supported.contains(event) else { return }
    session.host.logError(
      "RCTEventEmitter",
      "`\(event)` is not a supported event type for \(className). Supported events are: "
        + "`\(supported.joined(separator: "`, `"))`")
  }

  /// Adds a listener, of which the first one begins the observation before the call ends.
  func addListener(_ event: String, in call: NativeCall) {
    noteUnlessSupported(event)
    listeners.add()
    if listeners.count == 1 { call.run(description.startObserving, as: "startObserving") }
  }

  /// Removes listeners, and ends the observation if none is left.
  func removeListeners(_ count: Double, in call: NativeCall) {
    if removeListeners(count) { call.run(description.stopObserving, as: "stopObserving") }
  }

  /// Ends the observation of a module that is invalidated while it has listeners.
  private func endObservation(in call: NativeCall) {
    guard listeners.count > 0 else { return }
    call.run(description.stopObserving, as: "stopObserving")
    if !description.keepsListenerCount { listeners = EventListeners() }
  }

  // MARK: - Timers

  func schedule(after milliseconds: Double, _ steps: [NativeStep], for call: NativeCall, on queue: MethodQueue) {
    let number = nextTimer
    nextTimer += 1
    timers[number] = session.services.clock.schedule(
      after: .milliseconds(milliseconds),
      MainQueue.item { [self] in
        timers[number] = nil
        scheduler.start(steps, for: call, on: queue)
      })
  }

  func schedule(
    every milliseconds: Double, times: Int?, _ steps: [NativeStep], for call: NativeCall, on queue: MethodQueue
  ) {
    guard times != 0 else { return }
    schedule(
      after: milliseconds,
      [
        .run { [self] call in
          schedule(every: milliseconds, times: times.map { $0 - 1 }, steps, for: call, on: queue)
        }
      ] + steps, for: call, on: queue)
  }

  func stopTimers() {
    for token in timers.values { session.services.clock.cancel(token) }
    timers = [:]
  }
}

extension ScriptSession {
  /// The described module with a name.
  func nativeModule(named name: String) -> RCTModuleData? {
    modules.lazy.compactMap { $0 as? RCTModuleData }.first { $0.name == name }
  }
}
