package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import Synchronization

/// The part of the emulated app's native process that runs on the main queue: one device, and one script context after
/// another.
@MainQueue
package final class NativeHost: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  package let services: HostServices
  // These are the services that the device itself uses all the time.
  package nonisolated let configuration: NativeSideConfiguration
  package nonisolated let queue: SerialQueue
  package let clock: any DeviceClock
  package let wire: WireWriter
  package let counters: Counters
  /// The trace. Nil without subscribers.
  package var trace: TraceLog? {
    didSet {
      services.trace = trace
      application.observer = trace
    }
  }

  package let application: UIApplication
  /// The window of the app delegate.
  package let window: UIWindow
  package nonisolated let liveObjects = LiveObjects()
  package nonisolated let published: PublishedState
  let sharedClock: SharedClock
  /// Moves a virtual clock. Nil for a real clock.
  let clockDriver: VirtualClockDriver?
  let clockHolds = ClockHolds()

  var machine = GenerationMachine()
  package internal(set) var session: ScriptSession?
  /// The context that has ended and is not wholly destroyed.
  var teardown: Teardown?
  /// The design that shows the screens and provides the modules for them.
  package private(set) lazy var design: any NavigationDesign = designType.init(host: self)
  let designType: any NavigationDesign.Type
  /// The classes of the native components.
  package let componentViews: RCTComponentViewFactory
  private var parts = HostPartList()
  /// Handles the requests of drivers.
  var drivers: (any DriverCallReceiver)?
  package var pending = PendingCalls()
  var connections = 0
  /// The number of turns that peers have had.
  var turns = 0
  var isShutDown = false
  /// The last completion that UIKit has lost, and the time.
  var lastLoss: (at: Int64, sentence: String)?
  /// The number of messages from scripts that were handled. It never decreases.
  var messagesFromScript = 0
  /// The subjects that `mention` has logged.
  var mentioned: Set<ExactText> = []
  package private(set) var server: BridgeServer?
  /// Runs the code of the app's own native modules. Nil if there are none.
  var moduleCode: (any ModuleCodeRunner)? {
    didSet { clockDriver?.isScriptBlocked = { [weak moduleCode] in moduleCode?.isScriptBlocked ?? false } }
  }
  /// True while the code of a native module has the main queue, or work waits for it.
  var isMainQueueOccupied = false
  /// The requests of drivers that the beginning of the next script context answers.
  var reloadReplies: [DriverReply<Void>] = []
  private var nextRootTag: Int64 = 1
  let epochTime: Int64
  /// The appearance of the app's windows.
  var userInterfaceStyle = UserInterfaceStyle.light
  /// The number of UIKit's changes when the design's values were published.
  private var publishedChanges = -1
  /// The number of items that the queue had run at the last flush.
  private var ranBeforeFlush = 0

  /// The methods for drivers of all parts.
  let driverMethods: [DriverHandler]
  /// The places of `driverMethods` by name.
  let driverMethodNames: NameTable
  /// The messages of scripts that the parts take.
  let scriptMessages: [ScriptMessageHandler]

  /// - Parameters:
  ///   - components: The native components of the kernel and of the libraries.
  ///   - types: The parts of the kernel and of the libraries. The design follows them.
  ///   - driverMethods: Those of the kernel's parts.
  ///   - scriptMessages: Those of the kernel's parts.
  init(
    configuration: NativeSideConfiguration, design: any NavigationDesign.Type, queue: SerialQueue,
    published: PublishedState, components: [RCTComponentView.Type],
    parts types: [any HostPart.Type], driverMethods: [DriverHandler], scriptMessages: [ScriptMessageHandler]
  ) {
    let virtual = configuration.clock == .virtual ? VirtualClock(queue: queue) : nil
    services = HostServices(configuration: configuration, queue: queue, clock: virtual ?? RealClock(queue: queue))
    self.configuration = configuration
    self.queue = queue
    (clock, wire, counters) = (services.clock, services.wire, services.counters)
    designType = design
    componentViews = RCTComponentViewFactory(components)
    self.scriptMessages = scriptMessages + design.scriptMessages
    self.driverMethods = driverMethods + design.driverMethods
    driverMethodNames = NameTable(self.driverMethods.map(\.method.name))
    self.published = published
    epochTime = configuration.epochTime ?? WallClock.milliseconds
    application = UIApplication(
      mainQueue: queue, clock: services.clock,
      screen: UIScreen(configuration.device.model, design: configuration.device.design))
    application.areAnimationsEnabled = configuration.animations
    window = UIWindow(application: application)
    sharedClock = SharedClock(services: services)
    clockDriver = virtual.map { [sharedClock, services] in
      VirtualClockDriver($0, share: sharedClock, services: services)
    }
    sharedClock.isReloading = { [unowned self] in machine.isReloading }
    clockDriver?.isHeld = { [unowned self] in isMountAwaited }
    application.onDiagnostic = { [unowned self] in report($0) }
    application.variants = configuration.uikitVariants
    application.onVariant = { [unowned self] in report($0, $1) }
    virtual?.reversesEqual = { [unowned self] in takesEqualTimers("the latest of the device's \($0) timers comes first")
    }
    clockDriver?.takesDeviceFirst = { [unowned self] in takesEqualTimers("the device's timers come before the script's")
    }
    application.onRotation = { [unowned self] in sendDidUpdateDimensions($0) }
    window.makeKeyAndVisible()
    for type in types { parts.append(type.init(host: self)) }
    parts.append(self.design)
    // The design shows its window before a link is opened.
    for part in parts.all.reversed() { part.applicationDidLaunch() }
  }

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  func attach(_ server: BridgeServer) { self.server = server }

  /// Releases the server when no remaining work can need it. The host and the server retain each other until then; the
  /// objects of the device refer to the server without retaining it. A virtual clock does not move any more at this
  /// point, and its timers are released; a real one runs until it has none.
  package func detach() {
    guard queue.isEmpty else { return queue.asyncMain { [self] in detach() } }
    guard clockDriver != nil || clock.scheduled == 0 else {
      _ = queue.asyncMainAfterRealTime(milliseconds: 10) { [self] in detach() }
      return
    }
    server = nil
    clockDriver?.end()
    forEachPart { $0.deviceDidEnd() }
  }

  // MARK: - Parts

  /// Returns the device's only instance of a part. One that is not in the list is made on the first call.
  package func part<Part: HostPart>(_ type: Part.Type) -> Part {
    if let part = parts.find(type) { return part }
    let part = Part(host: self)
    parts.append(part)
    return part
  }

  /// The parts, in the order in which they are called.
  var partsInOrder: [any HostPart] { parts.all }

  /// Calls each part, in their order.
  func forEachPart(_ body: (any HostPart) -> Void) { for part in parts.all { body(part) } }

  /// The parts that are of another type too, in their order.
  package func parts<Trait>(of trait: Trait.Type) -> [Trait] { parts.all.compactMap { $0 as? Trait } }

  /// Has a part's `turnEnded` called at the end of each turn, or not any more.
  package func call(_ part: any HostPart, atEndOfTurn isCalled: Bool) { parts.call(part, atEndOfTurn: isCalled) }

  private func forEachPartAtEndOfTurn(_ body: (any HostPart) -> Void) {
    var place = 0
    while let next = parts.nextAtEndOfTurn(from: place) {
      body(next.part)
      place = next.place + 1
    }
  }

  /// Called at the end of a turn of the main queue.
  package func turnEnded() {
    if publishedChanges != application.changes {
      queue.uses(.published, alone: true)
      published.isOutdated.store(true, ordering: .releasing)
    }
    if parts.areCalledAtEndOfTurn { forEachPartAtEndOfTurn { $0.turnEnded() } }
    clockDriver?.turnEnded()
    if parts.areCalledAtEndOfTurn { forEachPartAtEndOfTurn { $0.clockHasMoved() } }
    // The items that run next may send more messages, and one write then serves all of them. A flood of items must not
    // hold answers back, however.
    let queue = queue
    if queue.isFollowed && queue.ran - ranBeforeFlush < SerialQueue.turnLimit { return }
    ranBeforeFlush = queue.ran
    flushWire()
    trace?.flush()
  }

  /// The time in milliseconds since 1970 by the clock in force (protocol §10, 'completionTime').
  package var wallMilliseconds: Int64 { epochTime + clock.now / 1_000_000 }

  /// Makes a root tag. Root tags are 1, 11, 21, … over the life of the process (react-native-bridge §6).
  func makeRootTag() -> Int64 {
    defer { nextRootTag += 10 }
    return nextRootTag
  }

  // MARK: - Published state

  /// The result of `getLaunchArgs`.
  package var launchArguments: JSON { .texts(published.values.launchArguments) }

  /// Returns the published state, with the design's values as they are now.
  func publishNow() -> PublishedState.Values {
    if publishedChanges != application.changes {
      publishedChanges = application.changes
      let values = design.publishedValues
      queue.uses(.published, alone: true)
      published.publish { $0.design = values }
      published.isOutdated.store(false, ordering: .releasing)
    }
    return published.values
  }
}
