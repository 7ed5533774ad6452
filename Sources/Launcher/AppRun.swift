import Glibc
public import NavbridgeDriver
public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire

/// One run of an app: a native side and a script side, two processes, from their start until both have ended.
@ScriptThread
public final class AppRun {
  /// The settings of a run.
  public struct Options: Sendable {
    public var nativeArguments: [String] = []
    /// The file and how to run it; the path is added.
    public var scriptArguments: [String]
    /// True when the sides stay after they have come to rest.
    public var keeps = false
    /// The files whose change reloads the script.
    public var watched: [String] = []
    /// The limit of the whole run, in real seconds.
    public var timeout: Int?
    /// The kinds of traffic that `onTraffic` receives (protocol §8, `traffic/subscribe`).
    public var trafficKinds: [TraceRecord.Kind] = []
    /// Called with each entry of those kinds.
    public var onTraffic: @ScriptThread @Sendable (JSON) -> Void = { _ in }
    /// Called when both sides have come to rest, before they are ended; not called with `keeps`.
    public var atRest: @ScriptThread @Sendable (Driver) async -> Void = { _ in }

    public init(scriptArguments: [String]) { self.scriptArguments = scriptArguments }
  }

  let options: Options
  /// The controlling terminal; nil for a run that is to outlive its terminal.
  private let terminal: ControllingTerminal? = SignalWatch.ignoresHangUps ? nil : ControllingTerminal()
  private let inputs: AsyncStream<RunMachine.Input>
  let sink: AsyncStream<RunMachine.Input>.Continuation
  private(set) var machine: RunMachine
  private(set) var processes: [ChildProgram: pid_t] = [:]
  private var isNativeListening = false
  /// True when the native side is to end as soon as it can do so in order: once it has printed the path it listens on.
  private var mustEndNative = false
  private(set) var driver: Driver?
  var silence = SilenceWatch()
  var signOfLife = SignOfLife()
  private var path: PipePath?

  /// The limit of each wait, in nanoseconds: for an answer of the native side, or for the orderly end of a side.
  private static func limit(_ wait: RunMachine.Wait) -> Int64 {
    switch wait {
    case .connection, .look: 60_000_000_000
    case .report: 10_000_000_000
    case .lastReport: 500_000_000
    case .end: 5_000_000_000
    }
  }

  /// The time, in nanoseconds, that a native side has to list what keeps a run from its end, once the time of the run
  /// is up.
  private static let explanationLimit: Int64 = 300_000_000

  public init(_ options: Options) {
    self.options = options
    (inputs, sink) = AsyncStream.makeStream()
    machine = RunMachine(keeps: options.keeps)
  }

  /// The signals that a run handles.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Runs the app and returns how the run ended. Handles `signals` until then; after that they end the process, because
  /// what follows may wait, as for a reader of the output.
  public func run() async -> RunEnding {
    SignalWatch.start(Self.signals, on: Runtime.current.script.eventLoop) { [sink, terminal] signal in
      // A terminal that closes sends SIGHUP, which otherwise requests a reload.
      let isHangUp = signal == SIGHUP && terminal?.hasHungUp ?? false
      sink.yield(isHangUp ? .hungUp : .signal(signal))
    }
    defer { SignalWatch.letGo(Self.signals) }
    if let timeout = options.timeout {
      after(timeout) { [self] in background { await $0.timeIsUp() } }
    }
    startNative()
    watchForSilence()
    if !options.watched.isEmpty { watchFiles(FileChanges(of: options.watched)) }
    for await input in inputs {
      for step in machine.take(input) { perform(step) }
      if machine.isOver { break }
    }
    driver?.close()
    // A killed side could not remove its path.
    path?.remove()
    return machine.ending ?? .finished
  }

  /// Begins a step. Steps that take time report their end as an input.
  private func perform(_ step: RunMachine.Step) {
    switch step {
    case .connect(let path):
      self.path = PipePath(madeElsewhere: path)
      background { await $0.connect(path) }
    case .startScript(let path): startScript(path)
    case .awaitRest: background { await $0.awaitRest() }
    case .lookAtRest:
      background { run in
        if let driver = run.driver { await run.options.atRest(driver) }
        run.sink.yield(.looked)
      }
    case .reload: background { await $0.reload() }
    case .complain(let sentence): StandardError.complain(sentence)
    case .end(.nativeSide, SIGTERM) where !isNativeListening:
      mustEndNative = true
      if let process = processes[.nativeSide] { kill(process, SIGCONT) }
    case .end(let program, let signal):
      guard let process = processes[program] else { return }
      kill(process, signal)
      // A stopped process receives no signal before it continues.
      kill(process, SIGCONT)
    case .setLimit(let wait): after(nanoseconds: Self.limit(wait)) { [sink] in sink.yield(.overdue(wait)) }
    }
  }

  func after(_ seconds: Int, _ work: @escaping @ScriptThread @Sendable () -> Void) {
    after(nanoseconds: Int64(seconds) * 1_000_000_000, work)
  }

  private func after(nanoseconds: Int64, _ work: @escaping @ScriptThread @Sendable () -> Void) {
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(nanoseconds: nanoseconds, ScriptThread.item(work))
  }

  /// Looks at the watched files now and then, and reloads the script when one has changed.
  private func watchFiles(_ changes: FileChanges) {
    after(nanoseconds: FileChanges.interval) { [self] in
      var changes = changes
      if changes.look() { sink.yield(.signal(SIGHUP)) }
      watchFiles(changes)
    }
  }

  // MARK: - Processes

  private func startNative() {
    let (options, sink) = (options, sink)
    background { run in
      do {
        let code = try await ChildProcess.attached(.nativeSide, options.nativeArguments) { process in
          ScriptThread.executor.jobs.asyncScript { run.processes[.nativeSide] = process }
        } firstLine: { line in
          ScriptThread.executor.jobs.asyncScript {
            run.nativeListens()
            sink.yield(.nativeListens(path: NativeSideProcess.path(in: line) ?? ""))
          }
        }
        run.processes[.nativeSide] = nil
        sink.yield(.nativeEnded(code: code))
      } catch {
        sink.yield(.notStarted("\(error)"))
      }
    }
  }

  private func nativeListens() {
    isNativeListening = true
    if mustEndNative { perform(.end(.nativeSide, signal: SIGTERM)) }
  }

  private func startScript(_ path: String) {
    let (options, sink) = (options, sink)
    background { run in
      do {
        let code = try await ChildProcess.attached(.scriptSide, options.scriptArguments + ["--pipe", path]) { process in
          ScriptThread.executor.jobs.asyncScript {
            run.processes[.scriptSide] = process
            // The run ended while the process was being started.
            if run.machine.ending != nil { run.perform(.end(.scriptSide, signal: SIGTERM)) }
          }
        }
        run.processes[.scriptSide] = nil
        sink.yield(.scriptEnded(code: code))
      } catch {
        StandardError.complain("\(error)")
        sink.yield(.scriptEnded(code: Int(EX_UNAVAILABLE)))
      }
    }
  }

  // MARK: - The driver

  /// Connects the driver and subscribes to script contexts before the first one can begin.
  private func connect(_ path: String) async {
    do {
      let driver = try await Driver.connect(to: path)
      driver.onTraffic = { [sink, options] entry in
        if entry["kind"] == "reload" {
          if entry["method"] == "begin" { sink.yield(.contextBegan) }
          if entry["method"] == "end" { sink.yield(.contextEnded) }
        }
        options.onTraffic(entry)
      }
      try await driver.subscribeToTraffic(kinds: [.reload] + options.trafficKinds)
      self.driver = driver
      sink.yield(.connected)
    } catch {
      sink.yield(.notConnected("\(error)"))
    }
  }

  /// Waits without limit until both sides come to rest. Reports nothing when the native side is lost.
  private func awaitRest() async {
    guard let driver else { return }
    while true {
      do throws(RPCError) {
        try await driver.waitForIdle(timeout: 3_600_000)
        let pending = try await driver.stats()["pendingCommands"]?.array?.compactMap(\.string) ?? []
        sink.yield(.atRest(pending: pending))
        return
      } catch {
        guard error.code == RPCErrorCode.timeout.rawValue else { return }
      }
    }
  }

  private func reload() async {
    do throws(RPCError) {
      try await driver?.reload()
    } catch {
      sink.yield(.notReloaded(error.message))
    }
  }

  /// Reports what keeps the run from its end. Names the native side when its answer does not arrive in time.
  private func timeIsUp() async {
    let stopped = stoppedSides
    guard let driver, stopped.isEmpty else { return _ = sink.yield(.timeUp(pending: stopped)) }
    after(nanoseconds: Self.explanationLimit) { [sink] in
      sink.yield(.timeUp(pending: ["the native side has not answered yet"]))
    }
    var pending: [String] = []
    do throws(RPCError) {
      pending = try await driver.stats()["pendingCommands"]?.array?.compactMap(\.string) ?? []
      try await driver.waitForIdle(timeout: 1)
    } catch {
      pending += error.data["busy"]?.array?.compactMap(\.string) ?? ["the native side is lost: \(error.message)"]
    }
    sink.yield(.timeUp(pending: pending))
  }

  func background(_ body: @escaping @ScriptThread @Sendable (AppRun) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}
