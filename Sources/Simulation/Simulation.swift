public import NativeSide
public import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Runs an app and its test in Swift under many schedules, and looks for one under which they fail (docs/schedules.md).
///
///     let report = Simulation().explore { world in
///       let app = try await world.script(.turbo)
///       try await app.setRoot(.component(name: "Home"))
///     }
///     print(report)
///
/// Each schedule runs in a world of its own, which consists of a device, its scripts and drivers, on virtual time. All of it runs
/// on the calling OS thread, and several may explore at the same time, each on a thread of its own.
public struct Simulation: Sendable {
  /// The number of schedules of a search. The first one is the usual one.
  public var schedules = 1_000
  /// The number that makes the schedules.
  public var seed: UInt64 = 1
  /// True if it is a decision, too, whether time passes while the script has something left to do.
  public var timePasses = false
  /// The design that the native side runs.
  public var design = DesignName.reactNativeNavigation
  /// The native side's configuration. The start time of the clock has a fixed default, so that no run depends on the day.
  public var configuration = NativeSideConfiguration()
  /// The number of steps after which a run is given up, which counts as a failure.
  public var stepLimit = 1_000_000
  /// The greatest number of runs by which the schedule of a failure is made small.
  public var shrinkingRuns = 2_000

  public init() {}

  /// Runs `body` under many schedules until a run fails, and makes the schedule of the failure small.
  ///
  /// - Parameter body: the work of scripts and testers, which runs as a task of the world's script thread. Each run calls it once, so it
  ///   must not depend on anything that an earlier call has changed. An error that it throws is a failure.
  public func explore(_ body: @escaping @ScriptThread @Sendable (World) async throws -> Void) -> SimulationReport {
    let first = run(Decider(Schedule(timePasses: timePasses)), body)
    var search = ScheduleSearch(
      seed: seed, strategy: .mixed, decisions: first.decisions, timePasses: timePasses, occasions: first.occasions)
    var report = SimulationReport()
    for number in 0..<max(1, schedules) {
      let run = number == 0 ? first : run(search.decider(number), body)
      search.note(run.trace, of: run.schedule)
      report.add(run)
      guard let message = run.failure else { continue }
      report.failure = shrink(run, message, body)
      break
    }
    return report
  }

  /// Runs `body` under one schedule, such as that of a failure that was found before.
  ///
  /// - Parameter schedule: its text, `SimulationReport.Failure.schedule`; the usual schedule by default.
  /// - Returns: Nil for a text that is no schedule.
  public func replay(
    _ schedule: String = "", _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) -> SimulationReport? {
    guard let schedule = Schedule(text: schedule) else { return nil }
    var report = SimulationReport()
    let run = run(Decider(schedule, notes: true), body)
    report.add(run)
    report.failure = run.failure.map { .init($0, run) }
    return report
  }

  /// Makes the schedule of a failure as small as possible.
  private func shrink(
    _ found: SimulatedRun, _ message: String, _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) -> SimulationReport.Failure {
    var smallest = found.schedule
    func attempt(_ decider: Decider) -> ScheduleShrink.Attempt? {
      let again = run(decider, body)
      guard again.kind == found.kind else { return nil }
      smallest = again.schedule
      return .init(again.placed, again.schedule.strikes)
    }
    if let placed = attempt(Decider(smallest, places: true)) {
      _ = ScheduleShrink.smallest(placed, limit: shrinkingRuns) { attempt($0.decider(of: found.schedule)) }
    }
    let last = run(Decider(smallest, notes: true), body)
    return .init(last.failure ?? message, last)
  }

  private func run(
    _ decider: Decider, _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) -> SimulatedRun {
    let scheduler = SimulationScheduler(decider)
    let (trace, broken) = (Guarded<[String]>([]), Guarded<[String]>([]))
    var configuration = configuration
    configuration.onBrokenInvariant = { sentence in broken.withLock { $0.append(sentence) } }
    var failure: String?
    do {
      _ = try World.run(scheduler, design, configuration, TraceRecord.Kind.allCases, stepLimit, trace, body)
    } catch {
      failure = "\(error)"
    }
    if let sentence = broken.withLock({ $0.first }) {
      failure = ScheduleShrink.message(ofBrokenInvariant: sentence)
    }
    return SimulatedRun(scheduler, trace.withLock { $0 }, failure)
  }
}

/// One run of a world, as the search needs it.
struct SimulatedRun {
  let trace: [String]
  let failure: String?
  let schedule: Schedule
  let placed: [PlacedDecision]
  let decisions: Int
  let occasions: [Int]
  let notes: [String]

  init(_ scheduler: SimulationScheduler, _ trace: [String], _ failure: String?) {
    (self.trace, self.failure) = (trace, failure)
    (schedule, placed, decisions) = (scheduler.schedule, scheduler.placed, scheduler.decisions)
    (occasions, notes) = (scheduler.occasions, scheduler.notes ?? [])
  }

  /// The kind of the failure; nil for a run that has not failed.
  var kind: String? { failure.map(ScheduleShrink.kind) }
}
