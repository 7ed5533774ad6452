internal import Glibc
package import NavbridgeRuntime
internal import NavbridgeSimulation
package import NavbridgeTestRunner
internal import NavbridgeVocabulary
package import NavbridgeWire
package import ScriptEngine

/// Runs the tests of a file under many schedules, and looks for runs that fail or end in another way than others.
package struct Exploration: Sendable {
  /// The limit of a run, in the processor time of the thread that has made this value.
  private let turn: ScriptTurn
  /// The run that is under way, for a sentence.
  private let running = Guarded((subject: "", moment: ""))
  private let options: ExploreOptions
  private let run: ScheduledTest
  private let report: @Sendable (JSON) -> Void

  package init(
    _ settings: TestScriptSettings, _ options: ExploreOptions, scratch: PrivateFolder,
    report: @escaping @Sendable (JSON) -> Void
  ) {
    var settings = settings
    settings.reportsTranscripts = true
    turn = ScriptTurn(limit: settings.timeout)
    self.options = options
    self.report = report
    run = ScheduledTest(settings, scratch: scratch)
  }

  /// Explores each test of the file, and reports it when it is done. Must be called on the thread that has made this value.
  package func perform() {
    watchRuns()
    let listing = observed(Subject(), "while its tests were listed") { run.run(Decider(.usual), lists: true) }
    if let failure = listing.failure {
      report(["kind": "file", "failure": failure.json])
    } else {
      if let plan = listing.plan { report(plan) }
      for path in listing.tests {
        let test = options.schedule.map { repeated(path, $0) } ?? explore(path)
        report(["kind": "explored", "test": test.json])
      }
    }
    report(["kind": "done"])
  }

  private func explore(_ path: [String]) -> ExploredTest {
    var test = ExploredTest(path: path)
    let first = Decider(Schedule(timePasses: options.timePasses, takesVariants: options.takesVariants))
    let usual = observed(underUsual(path), Self.under(.usual)) { run.run(first, test: path) }
    let subject = expecting(usual, path)
    test.decisions = usual.outcome.decisions
    if usual.failure?.message.contains(ExploredTest.endsProcess) == true {
      test.leftOut = ExploredTest.endsProcess
      return test
    }
    var search = ScheduleSearch(
      seed: UInt64(options.seed), strategy: options.strategy, decisions: test.decisions,
      faults: options.faults, moments: usual.outcome.moments, timePasses: options.timePasses,
      takesVariants: options.takesVariants, occasions: usual.outcome.occasions)
    let end = options.seconds.map { MonotonicTime.now + Int64($0) * 1_000_000_000 }
    for number in 0... {
      if let end { if MonotonicTime.now >= end { break } } else if number >= options.schedules { break }
      guard number % options.parts == options.part else { continue }
      let decider = search.decider(number)
      // A sign of life, which also names the run if this process ends in it.
      report(["kind": "alive", "run": .int(Int64(number))])
      let found =
        number == 0
        ? usual
        : observed(subject, "in run \(number) of the search") { run.run(decider, test: path) }
      search.note(found.lines, of: found.outcome.schedule)
      test.add(found.lines, failure: found.failure?.message, number: number, schedule: found.outcome.schedule.text)
      if let failure = found.failure, test.failure == nil {
        test.failure = shrink(failure, found, number, subject)
        if !options.goesOn { break }
      }
    }
    test.orders = search.orders
    return test
  }

  /// Runs a test once, under a given schedule.
  private func repeated(_ path: [String], _ text: String) -> ExploredTest {
    var test = ExploredTest(path: path)
    let schedule = Schedule(text: text) ?? .usual
    let usual = observed(underUsual(path), Self.under(.usual)) { run.run(Decider(schedule.usual), test: path) }
    let found = observed(expecting(usual, path), "under the schedule '\(text)'") {
      run.run(Decider(schedule, notes: true), test: path)
    }
    test.decisions = found.outcome.decisions
    test.add(found.transcript, failure: found.failure?.message, number: 0, schedule: text)
    test.failure = found.failure.map {
      .init(
        $0, schedule: text, transcript: found.transcript, number: 0,
        decisions: found.outcome.schedule.size, runs: 0, notes: found.outcome.notes, isRepeatable: true)
    }
    return test
  }

  private static func under(_ schedule: Schedule) -> String {
    schedule.size == 0 ? "under the usual schedule" : "under the schedule '\(schedule.text)'"
  }

  /// Makes the schedule of a failure as small as possible.
  private func shrink(_ failure: TestFailure, _ found: ScheduledRun, _ number: Int, _ subject: Subject)
    -> ExploredTest.Failure
  {
    let (kind, schedule) = (failure.kind, found.outcome.schedule)
    var (last, smallest, runs) = (found, schedule, 1)
    /// Runs a schedule. Returns what it has decided if it fails in the same way.
    func run(_ decider: Decider) -> ScheduleShrink.Attempt? {
      report(["kind": "alive"])
      let again = observed(subject, "while the schedule of a failure was made smaller") {
        self.run.run(decider, test: subject.path)
      }
      guard again.failure?.kind == kind else { return nil }
      (last, smallest) = (again, again.outcome.schedule)
      return .init(again.outcome.placed, again.outcome.schedule.strikes)
    }
    if let placed = run(Decider(schedule, places: true)) {
      runs +=
        ScheduleShrink.smallest(placed) { run($0.decider(of: schedule)) }.runs
    }
    let repeated = observed(subject, Self.under(smallest)) {
      self.run.run(Decider(smallest, notes: true), test: subject.path)
    }
    if repeated.failure != nil { last = repeated }
    let second = observed(subject, Self.under(smallest)) {
      self.run.run(Decider(smallest), test: subject.path)
    }
    return ExploredTest.Failure(
      last.failure ?? failure, schedule: smallest.text, transcript: last.transcript, number: number,
      decisions: schedule.size, runs: runs, notes: repeated.outcome.notes,
      isRepeatable: repeated.failure == second.failure && repeated.transcript == second.transcript
        && repeated.failure != nil)
  }

  /// A test of the file.
  private struct Subject {
    /// Empty for the file.
    var path: [String] = []
    /// The codes of waits that never end, which the test expects; nil for any.
    var expected: Set<String>?
  }

  /// The test under the usual schedule, whose waits without an end it expects. Of an app without a test nobody expects any.
  private func underUsual(_ path: [String]) -> Subject { Subject(path: path, expected: options.isApp ? [] : nil) }

  private func expecting(_ usual: ScheduledRun, _ path: [String]) -> Subject {
    Subject(path: path, expected: options.isApp ? [] : Set(usual.outcome.endlessWaits.map(\.code)))
  }

  /// Runs a body as a turn of its own, whose length is watched.
  ///
  /// - Parameter moment: the part of a sentence that names the run.
  private func observed(_ test: Subject, _ moment: String, _ body: () -> ScheduledTest.Outcome) -> ScheduledRun {
    let subject = test.path.isEmpty ? "the file" : "the test '\(test.path.joined(separator: " > "))'"
    running.withLock { $0 = (subject, moment) }
    turn.begins(.init(nanoseconds: 0, epoch: 1))
    defer { turn.ends() }
    return ScheduledRun(body(), isApp: options.isApp, expecting: test.expected)
  }

  /// Ends the process when a run takes too long: a script that never ends cannot be ended in any other way.
  private func watchRuns() {
    TurnGuard.start(turn, hasWatchdog: false) { [running, report] turn, _ in
      let (subject, moment) = running.withLock { $0 }
      let sentence =
        "EndlessLoop: \(subject) has not ended within \(turn.limit / 1000) s \(moment). It is in an endless loop, or needs more "
        + "time by '--timeout'."
      report(["kind": "file", "failure": ["message": .string(sentence)]])
      report(["kind": "done"])
      _exit(EXIT_SUCCESS)
    }
  }
}

extension TestFailure {
  fileprivate var kind: String { ScheduleShrink.kind(of: message) }
}
