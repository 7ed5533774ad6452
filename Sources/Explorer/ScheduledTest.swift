internal import NavbridgeKernel
internal import NavbridgeLauncher
package import NavbridgeRuntime
package import NavbridgeSimulation
package import NavbridgeTestRunner
package import NavbridgeVocabulary
internal import NavbridgeTestWorker
package import NavbridgeWire
package import ScriptEngine

/// Runs a test file in a simulated world, once for each schedule, on the calling thread.
package struct ScheduledTest: Sendable {
  /// The end of a run.
  package struct Outcome: Sendable {
    /// The records of the worker (`FileResult`).
    package var records: [JSON] = []
    /// The reason for which the run had to be given up; nil if it has come to its end.
    package var obstacle: String?
    /// Sentences about the invariants of the native side that did not hold, the first one first.
    package var brokenInvariants: [String] = []
    /// The reports of waits that never end, the first one first.
    package var endlessWaits: [EndlessWait] = []
    /// The faults that have struck.
    package var struck: [AppFault] = []
    /// The number of steps at which a fault could have struck.
    package var moments = 0
    /// The schedule that repeats the run.
    package var schedule = Schedule.usual
    /// The decisions of that schedule with their places, if the decider notes them.
    package var placed: [PlacedDecision] = []
    /// The number of decisions of the run.
    package var decisions = 0
    /// The number of decisions before the first step after the start of the test's app; 0 if it has none.
    package var start = 0
    /// The numbers of the decisions on variants of UIKit, on interruptions and on the passing of time.
    package var occasions: [Int] = []
    /// A hash of the decisions.
    package var fingerprint: UInt64 = 0
    package var steps = 0
    /// Sentences about the decisions that were not the usual ones, if the decider notes them.
    package var notes: [String] = []
    /// What has happened on the native sides, if the decider notes its decisions.
    package var deviceSteps: [DeviceStep] = []
  }

  /// The report of a wait that never ends.
  package struct EndlessWait: Sendable {
    /// `DEADLOCK`, `HANG` or `NEVER_SETTLES`.
    package let code: String
    package let sentence: String
  }

  private let settings: TestScriptSettings
  private let isApp: Bool
  private let stepLimit: Int
  private let heaps = Guarded(Heaps())
  let scratch: PrivateFolder

  /// The engine's heaps, which all runs share.
  private struct Heaps {
    /// The number of runs after which the heaps are collected.
    static let runs = 60

    let test = ScriptHeap()
    /// Test and app run microtasks apart, as in two processes.
    let apps = ScriptHeap()
    private var used = 0

    mutating func forNextRun() -> Heaps {
      used += 1
      if used % Self.runs == 0 { for heap in [test, apps] { heap.collect() } }
      return self
    }
  }

  /// - Parameters:
  ///   - isApp: true if an app runs without a test of its own, and its start is what is searched.
  ///   - scratch: an empty folder for the functions of apps.
  ///   - stepLimit: the number of the world's steps after which a run is given up.
  package init(
    _ settings: TestScriptSettings, isApp: Bool = false, scratch: PrivateFolder, stepLimit: Int = 1_000_000
  ) {
    self.settings = settings
    self.isApp = isApp
    self.scratch = scratch
    self.stepLimit = stepLimit
  }

  /// Runs one test of the file, or all of them.
  ///
  /// - Parameters:
  ///   - test: the names of the test's groups and its own; nil for all tests.
  ///   - lists: true if the tests are listed and not run.
  ///   - filmed: the number of the test in its file, if a film is made of it. The run is the same with a film.
  ///   - prepare: is called before the first step.
  package func run(
    _ decider: Decider, test: [String]? = nil, lists: Bool = false, filmed: Int? = nil,
    prepare: (SimulationScheduler) -> Void = { _ in }
  ) -> Outcome {
    var settings = settings
    settings.filmed = filmed.map { [$0] } ?? []
    if let test { settings.tests = [.texts(test)] }
    settings.lists = lists
    let heaps = heaps.withLock { $0.forNextRun() }
    settings.heap = heaps.test
    let scheduler = SimulationScheduler(decider)
    prepare(scheduler)
    return scheduler.withRuntime(atMost: stepLimit, script: "test") { perform(settings, scheduler, heaps, $0) }
  }

  /// Frees what earlier runs have left in the engine's heaps.
  func collect() { heaps.withLock { for heap in [$0.test, $0.apps] { heap.collect() } } }

  /// Runs the test of a file that names its schedule, and reports the records as those of an ordinary run.
  package func report(_ header: ScheduleHeader, to report: (JSON) -> Void) {
    let schedule = Schedule(text: header.schedule) ?? .usual
    let usual = run(Decider(schedule.usual), test: header.test)
    let found = ScheduledRun(
      run(Decider(schedule), test: header.test), expecting: Set(usual.endlessWaits.map(\.code)))
    for record in found.outcome.records where record["kind"] != "done" { report(record) }
    if let failure = found.failure, !found.isOfTest { report(["kind": "file", "failure": failure.json]) }
    report(["kind": "done"])
  }

  private func perform(
    _ settings: TestScriptSettings, _ scheduler: SimulationScheduler, _ heaps: Heaps, _ runtime: Runtime
  ) -> Outcome {
    let state = Guarded(State())
    let film =
      settings.filmed.isEmpty
      ? nil
      : SimulatedFilm(runtime) { path, entry in
        state.withLock { $0.worker }?.takePicture(entry, ofAppAt: path)
      }
    let onStep: @Sendable (DeviceStep) -> Void = { step in state.withLock { $0.deviceSteps.append(step) } }
    let watch = SimulatedApp.Watch(
      onBrokenInvariant: { sentence in state.withLock { $0.brokenInvariants.append(sentence) } },
      onEndlessWait: { code, sentence in
        state.withLock { $0.endlessWaits.append(EndlessWait(code: code, sentence: sentence)) }
      },
      onStart: { _, native in state.withLock { $0.liveObjects.append(native.liveObjects) } },
      onStep: scheduler.notes == nil ? nil : onStep, film: film)
    let machine = SimulatedApp.machine(scheduler, runtime, heap: heaps.apps, watch)
    runtime.script.jobs.asyncScript { [scratch] in
      let worker = TestWorker(
        settings, artifacts: scratch.path, transcripts: nil, scratch: scratch,
        in: .simulated(
          machine,
          report: { record in state.withLock { $0.take(record) } }, draw: { film?.draw() },
          changesApps: { [isApp] isUnderWay in
            guard !isApp else { return }
            if isUnderWay {
              scheduler.pauseOrder()
            } else {
              scheduler.resumeOrder()
              scheduler.noteStart()
            }
          },
          end: { state.withLock { $0.isDone = true } }))
      state.withLock { $0.worker = worker }
      worker.start()
    }
    var outcome = Outcome()
    if scheduler.searchesOrders {
      // The end of the app belongs to no test.
      _ = scheduler.run(atMost: stepLimit) { state.withLock { $0.isOver || $0.hasEnded } }
      scheduler.endOrder(atMost: stepLimit)
    }
    if !scheduler.run(atMost: stepLimit, until: { state.withLock { $0.isOver } }) {
      outcome.obstacle =
        scheduler.steps < stepLimit
        ? "Nothing was left to do, but the file had not come to its end."
        : "The file had not come to its end after \(stepLimit) steps. It may never end."
    }
    outcome.steps = scheduler.steps
    // What follows frees everything that belongs to the run. Its decisions belong to the schedule, because the order may matter.
    runtime.script.jobs.asyncScript {
      let worker = state.withLock { $0.worker }
      worker?.release { state.withLock { $0.worker = nil } }
    }
    _ = scheduler.run(atMost: stepLimit)
    (outcome.schedule, outcome.decisions, outcome.start) = (scheduler.schedule, scheduler.decisions, scheduler.start)
    outcome.placed = scheduler.placed
    outcome.occasions = scheduler.occasions
    outcome.fingerprint = scheduler.fingerprint
    outcome.notes = scheduler.notes ?? []
    (outcome.endlessWaits, outcome.deviceSteps) = state.withLock { ($0.endlessWaits, $0.deviceSteps) }
    (outcome.struck, outcome.moments) = (scheduler.struck, scheduler.moments)
    (outcome.records, outcome.brokenInvariants) = state.withLock {
      ($0.records, $0.brokenInvariants + $0.liveObjects.compactMap(\.leak))
    }
    return outcome
  }

  private struct State: Sendable {
    var records: [JSON] = []
    var brokenInvariants: [String] = []
    var endlessWaits: [EndlessWait] = []
    var deviceSteps: [DeviceStep] = []
    var isDone = false
    /// True if a test has passed or failed.
    var hasEnded = false
    var worker: TestWorker?

    /// The counts of the objects of each native side.
    var liveObjects: [LiveObjects] = []

    mutating func take(_ record: JSON) {
      records.append(record)
      if record["kind"] == "ended", ["passed", "failed"].contains(record["outcome"]?.string) { hasEnded = true }
    }

    /// True if the run needs no more steps.
    var isOver: Bool { isDone || !brokenInvariants.isEmpty }
  }
}
