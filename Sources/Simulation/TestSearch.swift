package import NavbridgeVocabulary
internal import NavbridgeRuntime
package import NavbridgeWire

/// One run of a test, as a search for schedules needs it.
package protocol SearchedRun {
  /// Nil for a run that has passed.
  var failure: TestFailure? { get }
  /// The lines of the transcript, with their times.
  var transcript: [String] { get }
  /// The lines, without their times, by which runs end in the same way or in another one.
  var lines: [String] { get }
  /// Hashes of the steps whose orders the search wants to see.
  var steps: [UInt64] { get }
  /// The schedule that repeats the run.
  var schedule: Schedule { get }
  /// The decisions of that schedule with their places, if the decider notes them.
  var placed: [PlacedDecision] { get }
  /// The number of decisions of the run.
  var decisions: Int { get }
  /// The numbers of the decisions on variants of UIKit, on interruptions and on the passing of time.
  var occasions: [Int] { get }
  /// The number of steps at which a fault could have struck.
  var moments: Int { get }
  /// The number of decisions before the first step after the start of the app; 0 if the run has no such start.
  var start: Int { get }
  /// Sentences about the decisions that were not the usual ones, if the decider notes them.
  var notes: [String] { get }
  /// What has happened on the native side, if the decider notes its decisions.
  var deviceSteps: [DeviceStep] { get }
}

/// The search for schedules under which one test fails.
package struct TestSearch<Run: SearchedRun> {
  private let options: ExploreOptions
  private let path: [String]
  private let shrinkingRuns: Int
  private let isEnding: () -> Bool
  private let run: (_ decider: Decider, _ moment: String) -> Run
  private let report: (JSON) -> Void

  /// - Parameters:
  ///   - path: the names of the test's groups and its own.
  ///   - shrinkingRuns: the greatest number of runs by which the schedule of a failure is made small.
  ///   - report: takes signs of life.
  ///   - isEnding: returns true if the search is to end with what it has seen.
  ///   - run: runs the test once. `moment` is the part of a sentence that names the run.
  package init(
    _ options: ExploreOptions, of path: [String], shrinkingRuns: Int = ScheduleShrink.usualLimit,
    report: @escaping (JSON) -> Void = { _ in }, isEnding: @escaping () -> Bool = { false },
    run: @escaping (_ decider: Decider, _ moment: String) -> Run
  ) {
    (self.options, self.path, self.shrinkingRuns) = (options, path, shrinkingRuns)
    (self.report, self.isEnding, self.run) = (report, isEnding, run)
  }

  /// The schedule of a test's first run, which is the usual one.
  package static func usual(_ options: ExploreOptions) -> Schedule {
    Schedule(timePasses: options.timePasses, takesVariants: options.takesVariants)
  }

  /// Runs the test under the schedules of the search.
  ///
  /// - Parameter usual: the run under the usual schedule.
  package func explored(after usual: Run) -> ExploredTest {
    if options.isExhaustive { return exhausted(usual.decisions) }
    var test = ExploredTest(path: path)
    test.decisions = usual.decisions
    var search = ScheduleSearch(
      seed: UInt64(bitPattern: Int64(options.seed)), strategy: options.strategy, decisions: test.decisions,
      start: usual.start, faults: options.faults,
      moments: usual.moments, timePasses: options.timePasses, takesVariants: options.takesVariants,
      occasions: usual.occasions)
    let isOver = end()
    for number in 0... {
      // Without time left, a test has its first run nevertheless.
      if number > 0, isOver() || (options.seconds == nil && number >= options.schedules) { break }
      guard number % options.parts == options.part else { continue }
      let decider = search.decider(number)
      // A sign of life, which also names the run if this process ends in it.
      report(["kind": "alive", "run": .int(Int64(number))])
      let found = number == 0 ? usual : run(decider, "in run \(number) of the search")
      search.note(found.steps, of: found.schedule)
      if !takes(found, number, of: &test) { break }
    }
    test.orders = search.orders
    return test
  }

  /// Begins the time that the search has. Returns a function that is true once that is over, or the search is to end.
  private func end() -> () -> Bool {
    let end = options.seconds.map { MonotonicTime.now + Int64($0 * 1e9) }
    return { isEnding() || end.map { MonotonicTime.now >= $0 } ?? false }
  }

  /// Adds a run to the results. Returns false if the search ends with it.
  private func takes(_ found: Run, _ number: Int, of test: inout ExploredTest) -> Bool {
    test.add(found.lines, failure: found.failure?.message, number: number, schedule: found.schedule.text)
    guard let failure = found.failure, test.failure == nil else { return true }
    test.failure = shrink(failure, found, number)
    return options.goesOn
  }

  /// Runs the test in every order, once in each.
  ///
  /// - Parameter decisions: the number of decisions under the usual schedule.
  private func exhausted(_ decisions: Int) -> ExploredTest {
    var (test, search) = (ExploredTest(path: path), OrderSearch())
    test.decisions = decisions
    let isOver = end()
    while !search.isDone, search.orders < options.schedules {
      // Without time left, a test has its first run nevertheless.
      if search.orders > 0, isOver() { break }
      let number = search.orders
      report(["kind": "alive", "run": .int(Int64(number))])
      let recorder = OrderRecorder(search.run())
      let found = run(Decider(recorder), "in order \(number) of the search")
      search.take(recorder.run)
      guard !recorder.run.isAbandoned else { continue }
      if !takes(found, number, of: &test) { break }
    }
    test.everyOrder = ExploredTest.SeenOrders(
      count: search.orders, abandoned: search.abandoned, isComplete: search.isDone, estimate: search.estimate)
    return test
  }

  /// Runs the test once, under a given schedule.
  package func repeated(under schedule: Schedule) -> ExploredTest {
    var test = ExploredTest(path: path)
    let found = run(Decider(schedule, notes: true), "under the schedule '\(schedule.text)'")
    test.decisions = found.decisions
    test.add(found.transcript, failure: found.failure?.message, number: 0, schedule: schedule.text)
    test.failure = found.failure.map {
      .init(
        $0, schedule: schedule.text, transcript: found.transcript, number: 0, decisions: found.schedule.size, runs: 0,
        notes: found.notes, isRepeatable: true)
    }
    return test
  }

  /// The part of a sentence that names a run by its schedule.
  package static func under(_ schedule: Schedule) -> String {
    schedule.size == 0 ? "under the usual schedule" : "under the schedule '\(schedule.text)'"
  }

  /// Makes the schedule of a failure as small as possible.
  private func shrink(_ failure: TestFailure, _ found: Run, _ number: Int) -> ExploredTest.Failure {
    let (kind, schedule) = (ScheduleShrink.kind(of: failure.message), found.schedule)
    var (last, smallest, runs) = (found, schedule, 1)
    /// Runs a schedule. Returns what it has decided if it fails in the same way.
    func attempt(_ decider: Decider) -> ScheduleShrink.Attempt? {
      guard !isEnding() else { return nil }
      report(["kind": "alive"])
      let again = run(decider, "while the schedule of a failure was made smaller")
      guard again.failure.map({ ScheduleShrink.kind(of: $0.message) }) == kind else { return nil }
      (last, smallest) = (again, again.schedule)
      return .init(again.placed, again.schedule.strikes)
    }
    if let placed = attempt(Decider(schedule, places: true)) {
      runs += ScheduleShrink.smallest(placed, limit: shrinkingRuns) { attempt($0.decider(of: schedule)) }.runs
    }
    let repeated = run(Decider(smallest, notes: true), Self.under(smallest))
    if repeated.failure != nil { last = repeated }
    let second = run(Decider(smallest), Self.under(smallest))
    let usual = smallest.size == 0 ? nil : run(Decider(smallest.usual, notes: true), Self.under(.usual))
    var shrunk = ExploredTest.Failure(
      last.failure ?? failure, schedule: smallest.text, transcript: last.transcript, number: number,
      decisions: schedule.size, runs: runs, notes: repeated.notes,
      isRepeatable: repeated.failure == second.failure && repeated.transcript == second.transcript
        && repeated.failure != nil)
    shrunk.difference = usual.flatMap { DeviceStep.difference($0.deviceSteps, repeated.deviceSteps) }
    return shrunk
  }
}
