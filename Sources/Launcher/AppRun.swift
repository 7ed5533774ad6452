public import Driver
import Glibc
public import Shared

/// One run of an app: a native side and a script side, two processes, from their start to the end of both.
@ScriptThread
public final class AppRun {
  /// What a run is told.
  public struct Options: Sendable {
    public var nativeArguments: [String] = []
    /// Besides the path: the file and how to run it.
    public var scriptArguments: [String]
    /// Whether the sides stay when they have come to rest.
    public var keeps = false
    /// Real seconds that the whole run may take.
    public var timeout: Int?
    /// Called when both sides have come to rest, before they are ended; not with `keeps`.
    public var atRest: @ScriptThread @Sendable (Driver) async -> Void = { _ in }

    public init(scriptArguments: [String]) { self.scriptArguments = scriptArguments }
  }

  let options: Options
  /// None for a run that is to outlive its terminal.
  private let terminal: ControllingTerminal? = SignalWatch.ignoresHangUps ? nil : ControllingTerminal()
  private let inputs: AsyncStream<RunMachine.Input>
  let tell: AsyncStream<RunMachine.Input>.Continuation
  private(set) var machine: RunMachine
  private(set) var processes: [ChildProgram: pid_t] = [:]
  private var isNativeListening = false
  /// The native side is to end as soon as it can do so in order: once it says where it listens.
  private var mustEndNative = false
  private(set) var driver: Driver?
  var silence = SilenceWatch()
  var signOfLife = SignOfLife()
  private var path: PipePath?

  /// Nanoseconds that something may take: an answer by the native side, or the end in order of a side that is told to.
  private static func limit(_ wait: RunMachine.Wait) -> Int64 {
    switch wait {
    case .connection, .look: 60_000_000_000
    case .report: 10_000_000_000
    case .lastReport: 500_000_000
    case .end: 5_000_000_000
    }
  }

  /// What a native side may take to say what keeps a run from its end, once the time is up.
  private static let explanationLimit: Int64 = 300_000_000

  public init(_ options: Options) {
    self.options = options
    (inputs, tell) = AsyncStream.makeStream()
    machine = RunMachine(keeps: options.keeps)
  }

  /// Runs the app, and answers how that ended. Takes SIGINT, SIGTERM and SIGHUP for the life of the process.
  public func run() async -> RunEnding {
    SignalWatch.start([SIGINT, SIGTERM, SIGHUP], on: ScriptThread.loop) { [tell, terminal] signal in
      // A terminal that is closed sends what asks for a reload otherwise.
      let isHangUp = signal == SIGHUP && terminal?.hasHungUp ?? false
      tell.yield(isHangUp ? .hungUp : .signal(signal))
    }
    if let timeout = options.timeout {
      after(timeout) { [self] in background { await $0.timeIsUp() } }
    }
    startNative()
    watchForSilence()
    for await input in inputs {
      for step in machine.take(input) { perform(step) }
      if machine.isOver { break }
    }
    driver?.close()
    // A side that was killed could not tidy up.
    path?.remove()
    return machine.ending ?? .finished
  }

  /// Begins what the step asks for; what takes its time tells of its end.
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
        run.tell.yield(.looked)
      }
    case .reload: background { await $0.reload() }
    case .complain(let sentence): StandardError.complain(sentence)
    case .end(.nativeSide, SIGTERM) where !isNativeListening:
      mustEndNative = true
      if let process = processes[.nativeSide] { kill(process, SIGCONT) }
    case .end(let program, let signal):
      guard let process = processes[program] else { return }
      kill(process, signal)
      // A stopped process hears of no signal before it goes on.
      kill(process, SIGCONT)
    case .setLimit(let wait): after(nanoseconds: Self.limit(wait)) { [tell] in tell.yield(.overdue(wait)) }
    }
  }

  func after(_ seconds: Int, _ work: @escaping @ScriptThread @Sendable () -> Void) {
    after(nanoseconds: Int64(seconds) * 1_000_000_000, work)
  }

  private func after(nanoseconds: Int64, _ work: @escaping @ScriptThread @Sendable () -> Void) {
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(nanoseconds: nanoseconds, ScriptThread.item(work))
  }

  // MARK: - Processes

  private func startNative() {
    let (options, tell) = (options, tell)
    background { run in
      do {
        let code = try await ChildProcess.attached(.nativeSide, options.nativeArguments) { process in
          ScriptThread.executor.jobs.asyncScript { run.processes[.nativeSide] = process }
        } firstLine: { line in
          ScriptThread.executor.jobs.asyncScript {
            run.nativeListens()
            tell.yield(.nativeListens(path: NativeSideProcess.path(in: line) ?? ""))
          }
        }
        run.processes[.nativeSide] = nil
        tell.yield(.nativeEnded(code: code))
      } catch {
        tell.yield(.notStarted("\(error)"))
      }
    }
  }

  private func nativeListens() {
    isNativeListening = true
    if mustEndNative { perform(.end(.nativeSide, signal: SIGTERM)) }
  }

  private func startScript(_ path: String) {
    let (options, tell) = (options, tell)
    background { run in
      do {
        let code = try await ChildProcess.attached(.scriptSide, options.scriptArguments + ["--pipe", path]) { process in
          ScriptThread.executor.jobs.asyncScript {
            run.processes[.scriptSide] = process
            // The run has come to its end while the process was being started.
            if run.machine.ending != nil { run.perform(.end(.scriptSide, signal: SIGTERM)) }
          }
        }
        run.processes[.scriptSide] = nil
        tell.yield(.scriptEnded(code: code))
      } catch {
        StandardError.complain("\(error)")
        tell.yield(.scriptEnded(code: Int(EX_UNAVAILABLE)))
      }
    }
  }

  // MARK: - The driver

  /// Listens for script contexts before there can be one.
  private func connect(_ path: String) async {
    do {
      let driver = try await Driver.connect(to: path)
      driver.onTraffic = { [tell] entry in
        if entry["method"] == "begin" { tell.yield(.contextBegan) }
        if entry["method"] == "end" { tell.yield(.contextEnded) }
      }
      try await driver.subscribeToTraffic(kinds: ["reload"])
      self.driver = driver
      tell.yield(.connected)
    } catch {
      tell.yield(.notConnected("\(error)"))
    }
  }

  /// Waits for both sides to come to rest, however long that takes; tells nothing where the native side is lost.
  private func awaitRest() async {
    guard let driver else { return }
    while true {
      do throws(RPCError) {
        try await driver.waitForIdle(timeout: 3_600_000)
        let pending = try await driver.stats()["pendingCommands"]?.array?.compactMap(\.string) ?? []
        tell.yield(.atRest(pending: pending))
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
      tell.yield(.notReloaded(error.message))
    }
  }

  /// Tells what keeps the run from its end; that it is the native side, where that does not say so soon.
  private func timeIsUp() async {
    let stopped = stoppedSides
    guard let driver, stopped.isEmpty else { return _ = tell.yield(.timeUp(pending: stopped)) }
    after(nanoseconds: Self.explanationLimit) { [tell] in
      tell.yield(.timeUp(pending: ["the native side has not answered yet"]))
    }
    var pending: [String] = []
    do throws(RPCError) {
      pending = try await driver.stats()["pendingCommands"]?.array?.compactMap(\.string) ?? []
      try await driver.waitForIdle(timeout: 1)
    } catch {
      pending += error.data["busy"]?.array?.compactMap(\.string) ?? ["the native side is lost: \(error.message)"]
    }
    tell.yield(.timeUp(pending: pending))
  }

  func background(_ body: @escaping @ScriptThread @Sendable (AppRun) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}
