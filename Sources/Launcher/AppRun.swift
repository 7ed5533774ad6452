import Glibc
public import NavbridgeDriver
public import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// One run of an app: a native side and a script side, two processes, from their start until both have ended.
@ScriptThread
public final class AppRun: BackgroundWorker {
  /// The settings of a run.
  public struct Options: Sendable {
    /// Options of the program `native-side`.
    public var nativeArguments: [String] = []
    /// The file and how to run it; the path is added.
    public var scriptArguments: [String]
    /// True when the sides stay after they have come to rest.
    public var keeps = false
    /// The milliseconds of the device's clock at which the run counts as at rest, whatever is still to come; nil for a run
    /// that comes to rest by itself. The clock stands there.
    public var stopsAt: Double?
    /// True when the script may stand for as long as a person likes, as at a breakpoint.
    public var mayStand = false
    /// The files whose change reloads the script.
    public var watched: [String] = []
    /// The limit of the whole run, in real seconds.
    public var timeout: Int?
    /// The kinds of traffic that `onTraffic` receives (protocol §8, `traffic/subscribe`).
    package var trafficKinds: [TraceRecord.Kind] = []
    /// Called with each entry of those kinds.
    package var onTraffic: @ScriptThread @Sendable (JSON) -> Void = { _ in }
    /// The real seconds after which the run prints what keeps it from rest, for people who watch it; nil for never.
    public var explainsAfter: Int?
    /// Adds to the sentences about commands that have not settled the places of their calls, from all that the script awaits
    /// (`ScriptTimers.awaited`); nil for a run that prints the sentences as the native side has them.
    package var placesCalls: (@ScriptThread @Sendable (_ pending: [String], _ awaited: JSON) -> [String])?
    /// Called when both sides have come to rest, before they are ended; not called with `keeps`.
    public var atRest: @ScriptThread @Sendable (Driver) async -> Void = { _ in }
    /// Called with each line of the script side's standard output; nil for a script side that has this process's.
    package var onOutput: (@ScriptThread @Sendable (String) -> Void)?
    /// The descriptor to which both sides write their standard error.
    package var errors = STDERR_FILENO
    /// Called when the first script context has begun, with the path that the native side listens on.
    package var onContext: @ScriptThread @Sendable (String) -> Void = { _ in }
    /// Makes the processes of the run, which a test plays itself.
    var makeProcesses: @ScriptThread @Sendable () -> AppProcesses = { AppProcesses() }

    /// The options of a run with the arguments of `script-side`, of which the first is the app's file.
    public init(scriptArguments: [String]) { self.scriptArguments = scriptArguments }
  }

  let options: Options
  /// The controlling terminal; nil for a run that is to outlive its terminal.
  private let terminal: ControllingTerminal? = SignalWatch.ignoresHangUps ? nil : ControllingTerminal()
  private let inputs: AsyncStream<RunMachine.Input>
  let sink: AsyncStream<RunMachine.Input>.Continuation
  private(set) var machine: RunMachine
  let processes: AppProcesses
  var driver: Driver? { processes.driver }
  /// True when the native side is to end as soon as it can do so in order: once it has printed the path it listens on.
  private var mustEndNative = false
  var silence = SilenceWatch()
  var signOfLife = SignOfLife()
  /// True once a script context has begun.
  private var hadContext = false
  /// True once the script has listed its timers for that.
  private var hasListedTimers = false
  /// True once the run has printed what keeps it from rest.
  private var hasExplained = false

  /// The limit of each wait, in nanoseconds: for an answer of the native side, or for the orderly end of a side.
  private static func limit(_ wait: RunMachine.Wait) -> Int64 {
    switch wait {
    case .connection, .look, .report: 60_000_000_000
    case .lastReport: 500_000_000
    case .end: 5_000_000_000
    }
  }

  /// The time, in nanoseconds, that a native side has to list what keeps a run from its end, once the time of the run
  /// is up.
  private static let explanationLimit: Int64 = 300_000_000

  /// Makes a run, which `run` starts.
  public init(_ options: Options) {
    self.options = options
    processes = options.makeProcesses()
    (inputs, sink) = AsyncStream.makeStream()
    machine = RunMachine(keeps: options.keeps)
    processes.onTraffic = options.onTraffic
    processes.onEvent = { [weak self] in self?.take($0) }
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
    defer { SignalWatch.restoreDefaults(of: Self.signals) }
    if let timeout = options.timeout {
      after(timeout) { [self] in background { await $0.timeIsUp() } }
    }
    if let seconds = options.explainsAfter, !options.keeps {
      after(seconds) { [self] in background { await $0.explain(after: seconds) } }
    }
    processes.startNative(options.nativeArguments, errors: options.errors)
    watchForSilence()
    if !options.watched.isEmpty { watchFiles(FileChanges(of: options.watched)) }
    for await input in inputs {
      for step in machine.take(input) { perform(step) }
      if machine.isOver { break }
    }
    driver?.close()
    processes.removePath()
    return machine.ending ?? .finished
  }

  /// Begins a step. Steps that take time report their end as an input.
  private func perform(_ step: RunMachine.Step) {
    switch step {
    case .connect: processes.connect(kinds: options.trafficKinds, isPaused: options.stopsAt != nil)
    case .startScript:
      processes.startScript(options.scriptArguments, errors: options.errors, lines: options.onOutput)
    case .awaitRest: background { await $0.awaitRest() }
    case .lookAtRest:
      background { run in
        if let driver = run.driver { await run.options.atRest(driver) }
        run.sink.yield(.looked)
      }
    case .reload: background { await $0.reload() }
    case .complain(let sentence): StandardError.complain(sentence)
    case .end(.nativeSide, SIGTERM) where processes.path == nil:
      mustEndNative = true
      processes.send(SIGCONT, to: .nativeSide)
    case .end(let program, let signal): processes.send(signal, to: program)
    case .setLimit(let wait): after(nanoseconds: Self.limit(wait)) { [sink] in sink.yield(.overdue(wait)) }
    }
  }

  /// Passes on what happens to the processes.
  private func take(_ event: AppProcesses.Event) {
    switch event {
    case .started(let program):
      // The run ended while the process was being started.
      if program == .scriptSide, machine.ending != nil { perform(.end(.scriptSide, signal: SIGTERM)) }
    case .listens(let path):
      if mustEndNative { perform(.end(.nativeSide, signal: SIGTERM)) }
      sink.yield(.nativeListens(path: path))
    case .connected: sink.yield(.connected)
    case .notConnected(let error): sink.yield(.notConnected("\(error)"))
    case .contextBegan:
      if !hadContext, let path = processes.path?.path { options.onContext(path) }
      hadContext = true
      sink.yield(.contextBegan)
    case .contextEnded: sink.yield(.contextEnded)
    case .notStarted(.scriptSide, let why): StandardError.complain(why)
    case .notStarted(_, let why): sink.yield(.notStarted(why))
    case .ended(.scriptSide, let code): sink.yield(.scriptEnded(code: code))
    case .ended(_, let code): sink.yield(.nativeEnded(code: code))
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

  // MARK: - The driver

  /// Waits without limit until both sides come to rest. Reports nothing when the native side is lost.
  private func awaitRest() async {
    guard let driver else { return }
    while true {
      do throws(RPCError) {
        if let time = options.stopsAt {
          _ = try await driver.advanceClock(milliseconds: time)
          sink.yield(.atRest(pending: []))
          return
        }
        try await driver.waitForIdle(timeout: 3_600_000)
        let pending = try await driver.stats().pendingCommands
        sink.yield(.atRest(pending: await placed(pending, driver)))
        return
      } catch {
        guard error.code == RPCErrorCode.timeout.rawValue else { return }
      }
    }
  }

  /// Adds the places of their calls to the sentences about commands. They stay as they are if the script does not answer.
  private func placed(_ pending: [String], _ driver: Driver) async -> [String] {
    guard let place = options.placesCalls, !pending.isEmpty, let awaited = try? await ScriptTimers.awaited(driver)
    else { return pending }
    return place(pending, awaited)
  }

  private func reload() async {
    do throws(RPCError) {
      try await driver?.reload()
    } catch {
      sink.yield(.notReloaded(error.message))
    }
  }

  /// Prints what keeps the run from rest. A run that has come to rest, or is ending, prints nothing.
  private func explain(after seconds: Int) async {
    guard machine.awaitsRest, machine.ending == nil, let driver else { return }
    let busy = await work(of: driver)
    // A script in a long turn does not list its timers.
    after(1) { [self] in if !hasListedTimers { explain(after: seconds, busy) } }
    // A script that is not the host's own has no such list.
    guard let awaited = try? await ScriptTimers.awaited(driver) else { return }
    hasListedTimers = true
    let work = BusyReason.besidesTurn(options.placesCalls?(busy, awaited) ?? busy)
    explain(after: seconds, work + ScriptTimers.lines(awaited))
  }

  private func explain(after seconds: Int, _ busy: [String]) {
    guard !hasExplained, machine.awaitsRest, machine.ending == nil, !busy.isEmpty else { return }
    hasExplained = true
    let list = busy.map { "\n  \($0)" }.joined()
    StandardError.printLine(
      "The app has not come to rest within \(seconds) s:\(list)\nCtrl-C ends the run; --timeout SECONDS limits it.")
  }

  /// The work that the native side has, each a part of a sentence.
  private func work(of driver: Driver) async -> [String] {
    var work: [String] = []
    do throws(RPCError) {
      work = try await driver.stats().pendingCommands
      try await driver.waitForIdle(timeout: 1)
    } catch {
      work += error.data["busy"]?.array?.compactMap(\.string) ?? ["the native side is lost: \(error.message)"]
    }
    return work
  }

  /// Reports what keeps the run from its end. Names the native side when its answer does not arrive in time.
  private func timeIsUp() async {
    let stopped = stoppedSides
    guard let driver, stopped.isEmpty else { return _ = sink.yield(.timeUp(pending: stopped)) }
    after(nanoseconds: Self.explanationLimit) { [sink] in
      sink.yield(.timeUp(pending: ["the native side has not answered yet"]))
    }
    sink.yield(.timeUp(pending: await work(of: driver)))
  }
}
