internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The described native modules of a device, from one script context to the next.
@MainQueue
final class NativeModules: HostPart, ModuleCodeRunner {
  /// The time for which the end of TurboModules may hold a reload, in milliseconds of the device's clock
  /// (react-native-bridge §3).
  private static let invalidationLimit: Double = 10_000

  private unowned let host: NativeHost
  private(set) lazy var scheduler = makeScheduler()
  /// The modules of the running context, and those of earlier ones that have not been invalidated.
  private(set) var all: [RCTModuleData] = []
  /// The last context, and the number of its modules that have yet to be invalidated before the next one may begin.
  private var ending: (context: Generation, modules: Int)?
  /// The beginning of the next context, which waits for the end of the last one.
  private var begin: (@MainQueue () -> Void)?
  private var limit: TimerToken?

  init(host: NativeHost) {
    self.host = host
    if areThere { host.moduleCode = self }
  }

  nonisolated static var driverMethods: [DriverHandler] {
    [.handle(StatisticsMethods.waits) { host in host.nativeModules.waits }]
  }

  private func makeScheduler() -> NativeTaskScheduler {
    let scheduler = NativeTaskScheduler(host: host)
    host.application.sharesMainQueue = true
    scheduler.main.occupationChanged = { [unowned host, unowned scheduler] isOccupied in
      host.application.mainQueueHold =
        isOccupied ? { [unowned scheduler] in scheduler.main.hold(HeldWork(run: $0)) } : nil
      host.isMainQueueOccupied = isOccupied
    }
    return scheduler
  }

  /// True if the app has modules of its own.
  private var areThere: Bool { !host.configuration.nativeModules.isEmpty }

  /// The instance of a module for a script context: a new one, or the one that has outlived the last context.
  func instance(of description: NativeModuleDescription, in session: ScriptSession) -> RCTModuleData {
    if description.outlivesBridge, let module = all.first(where: { $0.name == description.name }) {
      module.join(session)
      return module
    }
    let module = RCTModuleData(description, session)
    all.append(module)
    return module
  }

  // MARK: - Script contexts

  func scriptWillBegin(_ session: ScriptSession) {
    guard areThere else { return }
    scheduler.scriptWillBegin()
    // The bridge sets such modules up before the script runs; TurboModules are set up at their first use.
    guard session.architecture == .bridge else { return }
    for module in all where module.session === session && module.description.requiresMainQueueSetup {
      module.setUp(on: scheduler.main)
    }
  }

  func owns(_ module: any NativeModule) -> Bool { module is RCTModuleData }

  func scriptEnds(_ session: ScriptSession) {
    let modules = all.filter { $0.session === session }
    // The bridge begins anew without waiting for the old one's end.
    ending = session.architecture == .turbo && !modules.isEmpty ? (session.generation, modules.count) : nil
    for module in modules {
      module.invalidate { [self] in
        all.removeAll { $0 === module && !module.description.outlivesBridge }
        // The modules of a context and the context refer to each other until here.
        let isInUse = all.contains { $0.session === session && !$0.description.outlivesBridge }
        if !isInUse { session.release { $0 is RCTModuleData } }
        didInvalidateModule(of: session.generation)
      }
    }
    guard ending != nil else { return }
    limit = host.clock.schedule(
      after: .milliseconds(Self.invalidationLimit),
      MainQueue.item { [self] in
        limit = nil
        host.diagnostics.record(
          "TurboModuleManager", "TurboModuleManager: Timed out waiting for modules to be invalidated")
        ending = nil
        beginNext()
      })
  }

  func deviceDidEnd() {
    guard areThere else { return }
    scheduler.end()
    for module in all {
      module.queue.release()
      module.session.release { $0 is RCTModuleData }
    }
    (all, begin) = ([], nil)
  }

  private func didInvalidateModule(of context: Generation) {
    guard let left = ending, left.context == context else { return }
    ending = left.modules == 1 ? nil : (context, left.modules - 1)
    if ending == nil { beginNext() }
  }

  private func beginNext() {
    if let limit { host.clock.cancel(limit) }
    limit = nil
    let begin = begin
    self.begin = nil
    begin?()
  }

  var holdsReload: Bool { ending != nil }

  func whenEnded(_ begin: @escaping @MainQueue () -> Void) {
    let earlier = self.begin
    self.begin = {
      earlier?()
      begin()
    }
  }

  var isScriptBlocked: Bool { areThere && (scheduler.script.holder != nil || !scheduler.script.isFree || begin != nil) }

  // MARK: - Reports

  func addBusyReasons(to reasons: inout BusyReasons) {
    guard areThere else { return }
    reasons.add(if: scheduler.isBusy, of: scheduler.busyWith)
    if let occupier = scheduler.occupierOfMain {
      reasons.mention(if: true, "\(occupier) has the main queue, for which \(scheduler.main.depth) others wait")
    }
  }

  func hold(_ work: HeldWork) { scheduler.main.hold(work) }

  func waitForMain(on session: ScriptSession, _ call: ModuleCall, _ work: HeldWork) {
    let module = RCTModuleData(NativeModuleDescription(call.moduleName), session)
    let context = NativeCall(of: module, call.methodName)
    context.onRefusal = work.refuse
    scheduler.start([.sync(.main, [.run { _ in work.run() }])], for: context, on: scheduler.script)
  }

  var hangOfMain: String? { scheduler.hangOfMain }

  var heldCalls: [String] {
    guard areThere, let occupier = scheduler.occupierOfMain else { return [] }
    return scheduler.main.heldCalls.map { "\($0) is pending: it waits for the main queue, which \(occupier) has" }
  }

  func delaysActs(timePasses: Bool) -> Bool { timePasses && host.isMainQueueOccupied }

  private var waits: JSON {
    guard areThere else { return ["waits": [], "reports": []] }
    return [
      "waits": .array(scheduler.graph.all.map { scheduler.described($0).json }),
      "reports": .array(scheduler.reports.map(\.json)),
    ]
  }
}

extension NativeHost {
  /// The app's own native modules.
  var nativeModules: NativeModules { part(NativeModules.self) }
}
