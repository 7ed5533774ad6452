public import NativeSide
public import NavbridgeKernel
internal import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Runs an app and its test in Swift under many schedules, and looks for one under which they fail (docs/schedules.md).
///
///     let report = Simulation().explore { world in
///       let app = try await world.script()
///       try await app.setRoot(.component(name: "Home"))
///     }
///     print(report)
///
/// Each schedule runs in a world of its own, which consists of a device, its scripts and drivers, on virtual time. All of it runs
/// on the calling OS thread, and several may explore at the same time, each on a thread of its own.
public struct Simulation: Sendable {
  /// The work of scripts and testers, which runs as a task of the world's script thread. Each run calls it once, so it must not depend
  /// on anything that an earlier call has changed. An error that it throws is a failure.
  public typealias Body = @ScriptThread @Sendable (World) async throws -> Void

  /// The number of schedules of a search. The first one is the usual one.
  public var schedules = 1_000
  /// The number that makes the schedules.
  public var seed: UInt64 = 1
  /// True if it is a decision, too, whether time passes while the script has something left to do.
  public var timePasses = false
  /// The faults that may strike the script that was connected last, from its connection on: one in each schedule, or two. Behind one
  /// of them but `slowReader` an error of the body is no failure; the run must come to its end, and no invariant may break.
  public var faults: [AppFault] = []
  /// True if it is a decision, too, whether UIKit takes one of its variants.
  public var uikitVariants = false
  /// True if every order is tried in which the threads of the world can go on, and not a sample of schedules. `schedules` is the
  /// greatest number of orders then. docs/schedules.md has what counts as an order. Faults, the passing of time and variants of UIKit
  /// are not tried.
  public var isExhaustive = false
  /// The route of scripts that do not choose one.
  public var architecture = Architecture.turbo
  /// The design that the native side runs.
  public var design = DesignName.reactNativeNavigation
  /// The native side's configuration. The start time of the clock has a fixed default, so that no run depends on the day.
  public var configuration = NativeSideConfiguration()
  /// The number of steps after which a run is given up, which counts as a failure.
  public var stepLimit = 1_000_000
  /// The greatest number of runs by which the schedule of a failure is made small.
  public var shrinkingRuns = ScheduleShrink.usualLimit

  /// The simulation of one device, with settings that may be changed.
  public init() {}

  /// Runs `body` under many schedules until a run fails, and makes the schedule of the failure small.
  public func explore(_ body: @escaping Body) -> SimulationReport {
    var options = ExploreOptions()
    (options.schedules, options.seed) = (max(1, schedules), Int(truncatingIfNeeded: seed))
    return SimulationReport(explored(options, [], body))
  }

  /// Runs `body` under one schedule, such as that of a failure that was found before.
  ///
  /// - Parameter schedule: its text, `SimulationReport.Failure.schedule`; the usual schedule by default.
  /// - Returns: Nil for a text that is no schedule.
  public func replay(_ schedule: String = "", _ body: @escaping Body) -> SimulationReport? {
    guard Schedule(text: schedule) != nil else { return nil }
    var options = ExploreOptions()
    options.schedule = schedule
    return SimulationReport(explored(options, [], body))
  }

  /// Runs `body` as the options of a search have it, beside the properties of this value.
  ///
  /// - Parameters:
  ///   - path: the name of the test.
  ///   - report: takes signs of life.
  func explored(
    _ options: ExploreOptions, _ path: [String], report: @escaping (JSON) -> Void = { _ in },
    observed: (_ body: () -> SimulatedRun) -> SimulatedRun = { $0() }, _ body: @escaping Body
  ) -> ExploredTest {
    var options = options
    options.timePasses = options.timePasses || timePasses
    options.takesVariants = options.takesVariants || uikitVariants
    if options.faults.isEmpty { options.faults = faults }
    options.isExhaustive = options.isExhaustive || isExhaustive
    return withoutActuallyEscaping(observed) { observed in
      let search = TestSearch(
        options, of: path, shrinkingRuns: shrinkingRuns, report: report, isEnding: { NotedSignal.end.hasCome }
      ) { decider, _ in
        observed { run(decider, body) }
      }
      if let given = options.schedule { return search.repeated(under: Schedule(text: given) ?? .usual) }
      let usual = TestSearch<SimulatedRun>.usual(options)
      return search.explored(after: observed { run(Decider(usual), body) })
    }
  }

  func run(_ decider: Decider, _ body: @escaping Body) -> SimulatedRun {
    let scheduler = SimulationScheduler(decider)
    let (trace, broken) = (Guarded<[TraceLine]>([]), Guarded<[String]>([]))
    var configuration = configuration
    configuration.onBrokenInvariant = { sentence in broken.withLock { $0.append(sentence) } }
    var failure: String?
    do {
      _ = try World.run(
        scheduler, design, configuration, TraceRecord.Kind.allCases, stepLimit, trace, architecture, body)
    } catch World.Failure.leak(let sentence) {
      broken.withLock { $0.append(sentence) }
    } catch let error as World.Failure {
      failure = error.description
    } catch {
      // A body does not expect a fault that takes the app's state away.
      if scheduler.struck.allSatisfy(\.isHarmless) { failure = "\(error)" }
    }
    if let sentence = broken.withLock({ $0.first }) {
      failure = ScheduleShrink.message(ofBrokenInvariant: sentence)
    }
    return SimulatedRun(scheduler, trace.withLock { $0 }, failure)
  }
}

/// One run of a world, as the search needs it.
struct SimulatedRun: SearchedRun {
  let failure: TestFailure?
  private let trace: [TraceLine]
  let schedule: Schedule
  let placed: [PlacedDecision]
  let decisions: Int
  let occasions: [Int]
  let moments: Int
  let start: Int
  let notes: [String]

  init(_ scheduler: SimulationScheduler, _ trace: [TraceLine], _ failure: String?) {
    (self.trace, self.failure) = (trace, failure.map(TestFailure.init))
    (schedule, placed, decisions) = (scheduler.schedule, scheduler.placed, scheduler.decisions)
    (occasions, moments, notes) = (scheduler.occasions, scheduler.moments, scheduler.notes ?? [])
    start = scheduler.start
  }

  var deviceSteps: [DeviceStep] {
    trace.compactMap { line in
      guard case .native(let record) = line else { return nil }
      return DeviceStep(record)
    }
  }
  var transcript: [String] { trace.map(\.text) }
  var steps: [UInt64] { trace.map(\.step) }
  /// The lines of scripts and testers. Runs end differently if these do: the native side's traffic has other lines in most runs, and
  /// is many times as long.
  var lines: [String] {
    trace.compactMap { line in
      guard case .text(let text) = line else { return nil }
      return text
    }
  }
}
