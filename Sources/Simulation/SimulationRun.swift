internal import NativeSide
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension World {
  /// The reason for which a run was given up.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Nothing was left to do, but the body had not returned.
    case stuck(steps: Int)
    case tooLong(stepLimit: Int)
    /// Objects of the native side live although it has ended, as the sentence names them.
    case leak(String)

    package var description: String {
      switch self {
      case .stuck(let steps): "After \(steps) steps nothing was left to do, but the body still waited."
      case .tooLong(let limit): "The body had not returned after \(limit) steps. A higher 'stepLimit' lets it go on."
      case .leak(let sentence): sentence
      }
    }
  }
}

/// One run of a world: it starts both sides, runs the scheduler until all work is done, and ends both sides.
struct SimulationRun {
  /// Connects a new client; faults strike that of a script.
  typealias Connect = @ScriptThread @Sendable (_ isScript: Bool) -> RPCClient

  private let scheduler: SimulationScheduler
  private let runtime: Runtime
  private let stepLimit: Int
  /// The counts of the native side's objects, once it has started.
  let liveObjects = Guarded<LiveObjects?>(nil)

  init(_ scheduler: SimulationScheduler, _ runtime: Runtime, _ stepLimit: Int) {
    self.scheduler = scheduler
    self.runtime = runtime
    self.stepLimit = stepLimit
  }

  func perform(
    _ design: DesignName, _ configuration: NativeSideConfiguration, _ kinds: [TraceRecord.Kind],
    _ trace: Guarded<[TraceLine]>, _ body: @escaping @ScriptThread @Sendable (@escaping Connect) async throws -> Void,
    close: @escaping @ScriptThread @Sendable () -> Void
  ) throws -> World.Outcome {
    let native = start(design, configuration, kinds, trace)
    liveObjects.withLock { $0 = native.liveObjects }
    let ending = Guarded<Result<Void, any Error>?>(nil)
    let connect = connector(to: native)
    let task = Task(executorPreference: ScriptThread.executor) {
      do {
        try await body(connect)
        ending.withLock { $0 = .success(()) }
      } catch {
        ending.withLock { $0 = .failure(error) }
      }
    }
    // The steps of the start count, too.
    let isStuck = !scheduler.run(atMost: stepLimit - scheduler.steps) { ending.withLock { $0 != nil } }
    let failure: World.Failure =
      scheduler.steps < stepLimit ? .stuck(steps: scheduler.steps) : .tooLong(stepLimit: stepLimit)
    scheduler.endOrder(atMost: stepLimit)
    if isStuck { task.cancel() }
    runtime.script.jobs.asyncScript(close)
    native.stop()
    // The end of both sides takes steps as well. Its limit is separate, so that it is reached after any run.
    _ = scheduler.run(atMost: stepLimit)
    if isStuck { throw failure }
    try ending.withLock { $0! }.get()
    return World.Outcome(
      lines: trace.withLock { $0 }, steps: scheduler.steps, fingerprint: scheduler.fingerprint,
      duration: scheduler.now)
  }

  private func start(
    _ design: DesignName, _ configuration: NativeSideConfiguration, _ kinds: [TraceRecord.Kind],
    _ trace: Guarded<[TraceLine]>
  ) -> NativeSide {
    var configuration = configuration
    // No result may depend on the day of the run, so the clock does not begin with the current time.
    configuration.epochTime = configuration.epochTime ?? 1_000_000_000_000
    let made = Guarded<NativeSide?>(nil)
    runtime.main.jobs.asyncMain { [configuration, runtime] in
      let native = NativeSide(configuration, design: design, runtime: runtime)
      native.trace(Set(kinds)) { record in trace.withLock { $0.append(.native(record)) } }
      made.withLock { $0 = native }
    }
    _ = scheduler.run(atMost: stepLimit) { made.withLock { $0 != nil } }
    return made.withLock { $0! }
  }

  /// Returns a function that connects a new client to the native side.
  private func connector(to native: NativeSide) -> Connect {
    { [scheduler] isScript in
      isScript ? scheduler.connectScript(to: native).client : native.client(chunking: scheduler.chunking)
    }
  }
}
