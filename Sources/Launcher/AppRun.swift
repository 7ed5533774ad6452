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
    /// Called when both sides have come to rest, before they are ended; not with `keeps`.
    public var atRest: @ScriptThread @Sendable (Driver) async -> Void = { _ in }

    public init(scriptArguments: [String]) { self.scriptArguments = scriptArguments }
  }

  private let options: Options
  private let lifeline = Lifeline()
  private let inputs: AsyncStream<RunMachine.Input>
  private let tell: AsyncStream<RunMachine.Input>.Continuation
  private var machine: RunMachine
  private var processes: [ChildProgram: pid_t] = [:]
  private var driver: Driver?
  private var path: PipePath?

  /// Seconds that a side has to end in order, before it is killed.
  private static let limit: Int64 = 10

  public init(_ options: Options) {
    self.options = options
    (inputs, tell) = AsyncStream.makeStream()
    machine = RunMachine(keeps: options.keeps)
  }

  /// Runs the app, and answers how that ended. Takes SIGINT, SIGTERM and SIGHUP for the life of the process.
  public func run() async -> RunEnding {
    SignalWatch.start([SIGINT, SIGTERM, SIGHUP], on: ScriptThread.loop) { [tell] in tell.yield(.signal($0)) }
    startNative()
    for await input in inputs {
      for step in machine.take(input) { await perform(step) }
      if machine.isOver { break }
    }
    driver?.close()
    // A side that was killed could not tidy up.
    path?.remove()
    return machine.ending ?? .finished
  }

  private func perform(_ step: RunMachine.Step) async {
    switch step {
    case .connect(let path):
      self.path = PipePath(madeElsewhere: path)
      await connect(path)
    case .startScript(let path): startScript(path)
    case .awaitRest: background { await $0.awaitRest() }
    case .lookAtRest: if let driver { await options.atRest(driver) }
    case .reload: background { try? await $0.driver?.reload() }
    case .end(let program, let signal):
      if let process = processes[program] { kill(process, signal) }
    case .setLimit:
      _ = ScriptThread.executor.jobs.asyncAfterRealTime(nanoseconds: Self.limit * 1_000_000_000) { [tell] in
        tell.yield(.overdue)
      }
    }
  }

  // MARK: - Processes

  private func startNative() {
    let (options, lifeline, tell) = (options, lifeline, tell)
    background { run in
      do {
        let code = try await ChildProcess.attached(.nativeSide, options.nativeArguments, lifeline, readsLine: true) {
          process, line in
          ScriptThread.executor.jobs.asyncScript {
            run.processes[.nativeSide] = process
            tell.yield(.nativeListens(path: NativeSideProcess.path(in: line ?? "") ?? ""))
          }
        }
        run.processes[.nativeSide] = nil
        tell.yield(.nativeEnded(code: code))
      } catch {
        tell.yield(.notStarted("\(error)"))
      }
    }
  }

  private func startScript(_ path: String) {
    let (options, lifeline, tell) = (options, lifeline, tell)
    background { run in
      do {
        let code = try await ChildProcess.attached(
          .scriptSide, options.scriptArguments + ["--pipe", path], lifeline, readsLine: false
        ) { process, _ in ScriptThread.executor.jobs.asyncScript { run.processes[.scriptSide] = process } }
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
    } catch {
      tell.yield(.notStarted("Cannot drive the native side at '\(path)': \(error)"))
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

  private func background(_ body: @escaping @ScriptThread @Sendable (AppRun) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}
