package import NativeSide
public import NavbridgeDriver
package import NavbridgeKernel
public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire
public import ScriptSide

/// Both sides in one process, on virtual time and on the calling OS thread. A seed decides which queue runs next and how
/// many bytes are delivered at once, so the same seed always gives the same run.
///
/// Several worlds may run at the same time, each on a thread of its own.
@ScriptThread
public final class World {
  /// The record of a run.
  package struct Outcome: Sendable, Equatable {
    /// The native side's steps and the scripts' occurrences, in the order in which they happened.
    let lines: [TraceLine]
    package var trace: [String] { lines.map(\.text) }
    /// The number of steps of the scheduler.
    package let steps: Int
    /// A hash of all choices of the scheduler.
    package let fingerprint: UInt64
    /// The simulated time that has passed, in nanoseconds.
    package let duration: Int64
  }

  /// A tester's connection to the device.
  public private(set) var driver: Driver!
  /// The route on which scripts connect, unless they choose one.
  public let architecture: Architecture
  private let connect: SimulationRun.Connect
  private let scheduler: SimulationScheduler
  private let trace: Guarded<[TraceLine]>
  private var scripts: [Navigation] = []

  private init(
    _ scheduler: SimulationScheduler, _ trace: Guarded<[TraceLine]>, _ architecture: Architecture,
    connect: @escaping SimulationRun.Connect
  ) {
    self.scheduler = scheduler
    self.trace = trace
    self.architecture = architecture
    self.connect = connect
  }

  /// Runs `body` in a new world on the calling thread, ends the world and returns its record.
  ///
  /// - Parameters:
  ///   - seed: decides the schedule and the sizes of chunks.
  ///   - design: the design that the native side runs.
  ///   - configuration: the native side's. The start time of the clock has a fixed default.
  ///   - kinds: the kinds of the native side's records that the trace has.
  ///   - stepLimit: the number of steps after which the run is given up.
  ///   - body: the work of scripts and testers. It runs as a task of the world's script thread.
  /// - Throws: the error of `body`, or a `Failure`.
  package nonisolated static func run(
    seed: UInt64, design: DesignName = .reactNativeNavigation,
    configuration: NativeSideConfiguration = NativeSideConfiguration(),
    kinds: [TraceRecord.Kind] = TraceRecord.Kind.allCases,
    stepLimit: Int = 1_000_000,
    _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) throws -> Outcome {
    try run(
      SimulationScheduler(Decider(seed: seed)), design, configuration, kinds, stepLimit, Guarded([]), .turbo, body)
  }

  /// Runs `body` in a new world that a scheduler runs. The trace is there also if the run fails.
  nonisolated static func run(
    _ scheduler: SimulationScheduler, _ design: DesignName, _ configuration: NativeSideConfiguration,
    _ kinds: [TraceRecord.Kind], _ stepLimit: Int, _ trace: Guarded<[TraceLine]>, _ architecture: Architecture,
    _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) throws -> Outcome {
    let (outcome, liveObjects) = try scheduler.withRuntime(atMost: stepLimit) { runtime in
      let run = SimulationRun(scheduler, runtime, stepLimit)
      let made = Guarded<World?>(nil)
      let outcome = try run.perform(design, configuration, kinds, trace) { connect in
        let world = World(scheduler, trace, architecture, connect: connect)
        made.withLock { $0 = world }
        world.driver = try await Driver.start(connect(false))
        try await body(world)
      } close: {
        made.withLock { $0.take() }?.close()
      }
      return (outcome, run.liveObjects)
    }
    // Nothing of the world is left to free.
    if let leak = liveObjects.withLock({ $0?.leak }) { throw Failure.leak(leak) }
    return outcome
  }

  /// Connects a script and begins its context. The trace has its occurrences. A search for every order takes no other one than the usual
  /// meanwhile, as while an app of a test in JavaScript starts.
  ///
  /// - Parameters:
  ///   - architecture: the route; nil for the world's.
  ///   - change: changes the script's settings.
  public func script(
    _ architecture: Architecture? = nil, _ change: (inout Navigation.Settings) -> Void = { _ in }
  ) async throws(RPCError) -> Navigation {
    var settings = Navigation.Settings(architecture ?? self.architecture)
    change(&settings)
    let (number, trace) = (scripts.count + 1, trace)
    scheduler.pauseOrder()
    defer { scheduler.resumeOrder() }
    let script = try await Navigation.start(connect(true), settings) { occurrence in
      trace.withLock { $0.append(.text("script \(number) \(occurrence)")) }
    }
    scripts.append(script)
    return script
  }

  /// Adds a line to the trace.
  public func note(_ line: String) { trace.withLock { $0.append(.text(line)) } }

  private func close() {
    for script in scripts { script.close() }
    driver?.close()
  }
}
