package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The part of the emulated app's native process that runs on the main queue: one device, and one script context after
/// another.
@MainQueue
package final class NativeHost: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  package let configuration: Configuration
  package nonisolated let queue: SerialQueue
  package let clock: any DeviceClock
  package let application: UIApplication
  /// The window of the app delegate.
  package let window: UIWindow
  package let wire = WireWriter()
  /// The number of items that the queue had run at the last flush.
  private var ranBeforeFlush = 0
  package let liveObjects = LiveObjects()
  package nonisolated let published: PublishedState

  var machine = GenerationMachine()
  package var session: ScriptSession?
  /// The design that shows the screens and provides the modules for them.
  package private(set) lazy var design: any NavigationDesign = designType.init(host: self)
  private let designType: any NavigationDesign.Type
  /// The parts that `part(_:)` has made.
  package var parts: [ObjectIdentifier: any HostPart] = [:]
  package var pending = PendingCalls()
  package var counters = Counters()
  var connections = 0
  /// The number of turns that peers have had.
  var turns = 0
  private(set) var isShutDown = false
  /// The number of messages from scripts that were handled. It never decreases.
  var messagesFromScript = 0
  /// The subjects that `mention` has logged.
  var mentioned: Set<ExactText> = []
  /// The URL that the app was opened with.
  var initialURL: String?
  package var trace: TraceLog? { didSet { application.observer = trace } }

  package private(set) lazy var diagnostics = DiagnosticLog { [clock] in clock.now }
  package private(set) lazy var lifecycle = AppLifecycle(host: self)
  private(set) lazy var drivers = DriverDispatcher(host: self)
  private(set) lazy var traffic = TrafficPublisher(host: self)
  private(set) lazy var idle = IdleWatch(host: self)
  private(set) lazy var scriptRuns = ScriptRuns(host: self)
  private(set) lazy var reactFinger = ReactFinger(host: self)
  private(set) lazy var descriptions = SurfaceQuestions<JSON>(host: self)
  private(set) lazy var interfaceStyle = InterfaceStyle(host: self)
  private(set) lazy var keyboard = Keyboard(host: self)
  package private(set) lazy var modalHosts = RCTModalHostViewManager(host: self)
  private(set) lazy var alerts = RCTAlertManager(host: self)
  private(set) lazy var clockShare = ClockShare(host: self)
  private(set) var clockKeeper: ClockKeeper?
  /// The parts that `turnEnded` calls. Each part adds and removes itself.
  var endOfTurnWork: EndOfTurnWork = []
  /// The number of answers of the script for which a virtual clock waits.
  var clockHolds = 0
  package private(set) var server: BridgeServer?

  private var reloadReplies: [DriverReply<Void>] = []
  private var nextRootTag: Int64 = 1
  private let epochTime: Int64
  private var publishedChanges = -1

  package init(
    configuration: Configuration, design: any NavigationDesign.Type, queue: SerialQueue, published: PublishedState
  ) {
    self.configuration = configuration
    designType = design
    self.queue = queue
    self.published = published
    epochTime = configuration.epochTime ?? WallClock.milliseconds
    let virtual = configuration.clock == .virtual ? VirtualClock(queue: queue) : nil
    clock = virtual ?? RealClock(queue: queue)
    application = UIApplication(mainQueue: queue, clock: clock, screen: UIScreen(configuration.device.model))
    application.areAnimationsEnabled = configuration.animations
    window = UIWindow(application: application)
    clockKeeper = virtual.map { ClockKeeper($0, share: clockShare, host: self) }
    application.onDiagnostic = { [unowned self] in report($0) }
    application.onRotation = { [unowned self] in sendDidUpdateDimensions($0) }
    window.makeKeyAndVisible()
    self.design.applicationDidLaunch()
    if let url = configuration.url { lifecycle.openURL(url) }
  }

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  package func attach(_ server: BridgeServer) { self.server = server }

  /// Releases the server when no remaining work can need it. The host and the server retain each other until then; the
  /// objects of the device refer to the server without retaining it. A virtual clock does not move any more at this
  /// point, but a real one does.
  package func detach() {
    guard queue.isEmpty else { return queue.asyncMain { [self] in detach() } }
    guard clockKeeper != nil || clock.scheduled == 0 else {
      _ = queue.asyncMainAfterRealTime(milliseconds: 10) { [self] in detach() }
      return
    }
    server = nil
  }

  /// Called at the end of a turn of the main queue.
  package func turnEnded() {
    if publishedChanges != application.changes { published.isOutdated.store(true, ordering: .releasing) }
    if endOfTurnWork[.modals] { modalHosts.turnEnded() }
    if endOfTurnWork[.acts] { drivers.line.turnEnded() }
    clockKeeper?.turnEnded()
    if endOfTurnWork[.idleness] { idle.turnEnded() }
    // The items that run next may send more messages, and one write then serves all of them. A flood of items must not
    // hold answers back, however.
    if !queue.isEmpty && queue.ran - ranBeforeFlush < SerialQueue.turnLimit { return }
    ranBeforeFlush = queue.ran
    flushWire()
    traffic.flush()
  }

  /// The time in milliseconds since 1970 by the clock in force (protocol §10, 'completionTime').
  package var wallMilliseconds: Int64 { epochTime + clock.now / 1_000_000 }

  /// Makes a root tag. Root tags are 1, 11, 21, … over the life of the process (react-native-bridge §6).
  func makeRootTag() -> Int64 {
    defer { nextRootTag += 10 }
    return nextRootTag
  }

  // MARK: - Roles

  func initializeDriver(_ reply: Reply) {
    wire.resolve(reply, initializeResult(architecture: session?.architecture, table: session?.table))
  }

  func initializeScript(
    _ peer: Peer, _ params: InitializeParams, _ architecture: Architecture, _ table: ModuleTable, _ reply: Reply
  ) {
    let steps = machine.initialize(by: peer.id)
    if steps == [.refuse] {
      server?.refuseInitialize(reply, of: peer.id, stays: session?.architecture ?? architecture)
      return
    }
    if steps == [.ignore] {
      counters.droppedOfOldEpoch += 1
      return wire.abandon(reply)
    }
    perform(steps) { [self] generation in
      begin(generation, peer, params, architecture, table, reply)
    }
  }

  /// Begins a generation: answers `initialize`, then loads the bundle (protocol §7, step 4; §10).
  private func begin(
    _ generation: Generation, _ peer: Peer, _ params: InitializeParams, _ architecture: Architecture,
    _ table: ModuleTable, _ reply: Reply
  ) {
    let session = ScriptSession(
      params, host: self, peer: peer, architecture: architecture, generation: generation, table: table)
    self.session = session
    messagesFromScript += 1
    design.scriptWillBegin(architecture)
    published.publish { $0.currentScript = peer.id }
    wire.resolve(reply, initializeResult(architecture: architecture, table: table))
    if let trace {
      let bytes = wire.lastBytes
      trace.enter(.reload, subject: "script", action: "begin", id: "\(generation.epoch)")
      trace.willWrite("script", "initialize", bytes: bytes)
    }
    for reply in reloadReplies { wire.resolve(reply) }
    reloadReplies = []
    if !params.announcesLoad { bundleDidLoad() }
  }

  func bundleDidLoad() {
    guard let session, !session.isLoaded else { return }
    session.didLoad()
    design.scriptDidLoad()
  }

  private func initializeResult(architecture: Architecture?, table: ModuleTable?) -> JSON {
    let values = publishNow()
    return [
      "protocolVersion": .int(ProtocolVersion.number),
      "epoch": .int(Int64(machine.visibleEpoch)),
      "architecture": architecture.map { .string($0.rawValue) } ?? .null,
      "design": .string(designType.name),
      "device": deviceDescription,
      "clock": [
        "kind": clockKeeper == nil ? "real" : "virtual", "ms": .double(clock.now.inMilliseconds),
        "epochTime": .int(epochTime),
      ],
      "remoteModuleConfig": table.map { $0.architecture == .bridge ? $0.remoteModuleConfig(values) : [] } ?? [],
      "turboModules": table.map { $0.architecture == .turbo ? $0.turboModules(values) : [:] } ?? [:],
    ]
  }

  // MARK: - Reload

  /// Requests a reload. `reply` is answered when the next generation has begun (protocol §7, §8).
  func reload(reason: String, reply: DriverReply<Void>? = nil) {
    if let reply { reloadReplies.append(reply) }
    perform(machine.reload(), reason: reason)
  }

  package func connectionClosed(_ id: Int) {
    traffic.forget(id)
    drivers.line.forget(id)
    idle.forget(id)
    scriptRuns.forget(id)
    clockKeeper?.forget(id)
    reloadReplies.removeAll { $0.peer.id == id }
    perform(machine.lost(id), reason: "the script's connection was lost")
  }

  private func perform(
    _ steps: [GenerationMachine.Step], reason: String = "another script took its place",
    begin: (Generation) -> Void = { _ in }
  ) {
    guard let trace else { return performAll(steps, reason, begin) }
    trace.run(under: trace.cause) { performAll(steps, reason, begin) }
  }

  private func performAll(_ steps: [GenerationMachine.Step], _ reason: String, _ begin: (Generation) -> Void) {
    for step in steps {
      switch step {
      case .invalidate(let generation): invalidate(generation)
      case .announceReload(let script, let next): announceReload(script, next, reason)
      case .tearDown: tearDown()
      case .close(let script): server?.closeSoon(script)
      case .begin(let generation, _): begin(generation)
      case .refuse, .ignore: break
      }
    }
  }

  private func invalidate(_ generation: Generation) {
    published.publish { $0.currentScript = nil }
    for call in pending.takeAll(of: generation) {
      counters.invalidated += 1
      wire.invalidate(call.call.reply)
    }
    scriptRuns.contextEnded()
    reactFinger.contextEnded()
    descriptions.contextEnded()
    trace?.ended(generation)
  }

  private func announceReload(_ script: Int, _ next: Generation, _ reason: String) {
    guard let session, session.peer.id == script else { return }
    wire.notify(session.peer, ContextMessages.reload, next.epoch, reason)
    trace?.willWrite("host", "reload", bytes: wire.lastBytes)
  }

  private func tearDown() {
    let ended = session
    session = nil
    clockHolds = 0
    clockShare.contextEnded(shared: ended?.sharedClock ?? false)
    ended?.surfaces.invalidateAll()
    application.endTransitions()
    modalHosts.invalidate()
    alerts.invalidate()
    keyboard.contextEnded()
    design.scriptDidEnd()
  }

  /// Ends everything before the process ends. No message is handled after this call.
  package func shutDown() {
    isShutDown = true
    invalidate(machine.generation)
    for reply in reloadReplies { wire.reject(reply, .bridgeInvalidated) }
    reloadReplies = []
    session?.surfaces.invalidateAll()
    flushWire()
  }

  // MARK: - Published state

  /// The result of `getLaunchArgs`.
  package var launchArguments: JSON { .array(configuration.launchArguments.map { .string($0) }) }

  /// Returns the published state, with the design's values as they are now.
  func publishNow() -> PublishedState.Values {
    if publishedChanges != application.changes {
      publishedChanges = application.changes
      let values = design.publishedValues
      published.publish { $0.design = values }
      published.isOutdated.store(false, ordering: .releasing)
    }
    return published.values
  }
}
