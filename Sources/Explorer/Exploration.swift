internal import Glibc
package import NavbridgeRuntime
internal import NavbridgeSimulation
package import NavbridgeTestRunner
package import NavbridgeWire
package import ScriptEngine

/// Runs the tests of a file under many schedules, and looks for runs that fail or end in another way than others.
package struct Exploration: Sendable {
  /// The processor time that one run may take, in seconds.
  private let limit: Int
  private let options: ExploreOptions
  private let run: ScheduledTest
  private let report: @Sendable (JSON) -> Void

  package init(
    _ settings: TestScriptSettings, _ options: ExploreOptions, scratch: PrivateFolder,
    report: @escaping @Sendable (JSON) -> Void
  ) {
    var settings = settings
    settings.reportsTranscripts = true
    limit = max(1, settings.timeout / 1000)
    self.options = options
    self.report = report
    run = ScheduledTest(settings, scratch: scratch)
  }

  /// Explores each test of the file, and reports it when it is done.
  package func perform() {
    let listing = observed([], "while its tests were listed") { run.run(Decider(.usual), lists: true) }
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
    let usual = observed(path, Self.under(.usual)) { run.run(Decider(.usual), test: path) }
    test.decisions = usual.outcome.decisions
    if usual.failure?.message.contains(ExploredTest.endsProcess) == true {
      test.leftOut = ExploredTest.endsProcess
      return test
    }
    var search = ScheduleSearch(seed: UInt64(options.seed), strategy: options.strategy, decisions: test.decisions)
    let end = options.seconds.map { MonotonicTime.now + Int64($0) * 1_000_000_000 }
    for number in 0... {
      if let end { if MonotonicTime.now >= end { break } } else if number >= options.schedules { break }
      guard number % options.parts == options.part else { continue }
      let decider = search.decider(number)
      // A sign of life, which also names the run if this process ends in it.
      report(["kind": "alive", "run": .int(Int64(number))])
      let found =
        number == 0 ? usual : observed(path, "in run \(number) of the search") { run.run(decider, test: path) }
      search.note(found.lines, of: found.outcome.schedule)
      test.add(found.lines, failure: found.failure?.message, number: number, schedule: found.outcome.schedule.text)
      if let failure = found.failure, test.failure == nil {
        test.failure = shrink(failure, found, number, path)
        if !options.goesOn { break }
      }
    }
    test.orders = search.orders
    return test
  }

  /// Runs a test once, under a given schedule.
  private func repeated(_ path: [String], _ text: String) -> ExploredTest {
    var test = ExploredTest(path: path)
    let found = observed(path, "under the schedule '\(text)'") {
      run.run(Decider(Schedule(text: text) ?? .usual, notes: true), test: path)
    }
    test.decisions = found.outcome.decisions
    test.add(found.transcript, failure: found.failure?.message, number: 0, schedule: text)
    test.failure = found.failure.map {
      .init(
        $0, schedule: text, transcript: found.transcript, number: 0,
        decisions: found.outcome.schedule.decisions.count, runs: 0, notes: found.outcome.notes, isRepeatable: true)
    }
    return test
  }

  private static func under(_ schedule: Schedule) -> String {
    schedule == .usual ? "under the usual schedule" : "under the schedule '\(schedule.text)'"
  }

  /// Makes the schedule of a failure as small as possible.
  private func shrink(_ failure: TestFailure, _ found: ScheduledRun, _ number: Int, _ path: [String])
    -> ExploredTest.Failure
  {
    let sentence = failure.firstLine
    var last = found
    let shrunk = ScheduleShrink.smallest(found.outcome.schedule) { schedule in
      report(["kind": "alive"])
      let again = observed(path, Self.under(schedule)) { run.run(Decider(schedule), test: path) }
      guard again.failure?.firstLine == sentence else { return nil }
      last = again
      return again.outcome.schedule
    }
    let repeated = observed(path, Self.under(shrunk.schedule)) {
      run.run(Decider(shrunk.schedule, notes: true), test: path)
    }
    if repeated.failure != nil { last = repeated }
    let second = observed(path, Self.under(shrunk.schedule)) { run.run(Decider(shrunk.schedule), test: path) }
    return ExploredTest.Failure(
      last.failure ?? failure, schedule: shrunk.schedule.text, transcript: last.transcript, number: number,
      decisions: found.outcome.schedule.decisions.count, runs: shrunk.runs,
      notes: repeated.outcome.notes,
      isRepeatable: repeated.failure == second.failure && repeated.transcript == second.transcript
        && repeated.failure != nil)
  }

  /// Runs a body, and ends the process if that takes too long: a script that never ends cannot be ended in any other way.
  ///
  /// - Parameters:
  ///   - path: the test's; empty for the file.
  ///   - moment: the part of a sentence that names the run.
  private func observed(_ path: [String], _ moment: String, _ body: () -> ScheduledTest.Outcome) -> ScheduledRun {
    RunGuard.begins(limit: limit) { [report, limit] in
      let subject = path.isEmpty ? "the file" : "the test '\(path.joined(separator: " > "))'"
      let sentence =
        "EndlessLoop: \(subject) has not ended within \(limit) s \(moment). It is in an endless loop, or needs more time by "
        + "'--timeout'."
      report(["kind": "file", "failure": ["message": .string(sentence)]])
      report(["kind": "done"])
      _exit(EXIT_SUCCESS)
    }
    defer { RunGuard.ends() }
    return ScheduledRun(body())
  }
}

/// One run of a test, as its records describe it.
package struct ScheduledRun: Sendable {
  package let outcome: ScheduledTest.Outcome
  package private(set) var failure: TestFailure?
  /// The lines of the transcripts of all apps, with their times.
  package private(set) var transcript: [String] = []
  package private(set) var tests: [[String]] = []
  package private(set) var plan: JSON?

  package init(_ outcome: ScheduledTest.Outcome) {
    self.outcome = outcome
    for record in outcome.records {
      switch record["kind"]?.string {
      case "plan":
        plan = record
        let tests = (record["tests"]?.array ?? []).filter { $0["skip"]?.string == nil && $0["todo"]?.string == nil }
        self.tests = tests.map { ($0["path"]?.array ?? []).compactMap(\.string) }
      case "ended":
        if record["outcome"] == "failed" { failure = failure ?? TestFailure(record["failure"] ?? .null) }
        for app in record["transcript"]?.array ?? [] { transcript += (app.array ?? []).compactMap(\.string) }
      case "hook", "file": failure = failure ?? TestFailure(record["failure"] ?? .null)
      default: break
      }
    }
    if failure == nil, let obstacle = outcome.obstacle { failure = TestFailure(message: obstacle) }
  }

  /// The lines without their times.
  package var lines: [String] { transcript.map(Self.withoutTime) }

  private static func withoutTime(_ line: String) -> String {
    line.firstRange(of: " ms  ").map { String(line[$0.upperBound...]) } ?? line
  }
}

extension TestFailure {
  /// The first line of the message, by which two failures count as the same.
  fileprivate var firstLine: Substring { message.prefix { !$0.isNewline } }
}

/// The limit of the run that is under way, which a separate thread watches.
private enum RunGuard {
  private struct Running {
    /// The processor time of the run's thread at which it is overdue, in nanoseconds, and that thread's clock.
    var deadline: (time: Int64, clock: clockid_t)?
    var overdue: @Sendable () -> Void = {}
    var isWatched = false
  }

  private static let running = Guarded(Running())

  /// - Parameter overdue: called on another thread, once, when the run has taken `limit` seconds of the calling thread's
  ///   processor time, which a busy machine does not shorten.
  static func begins(limit: Int, overdue: @escaping @Sendable () -> Void) {
    var clock = clockid_t()
    unsafe pthread_getcpuclockid(pthread_self(), &clock)
    let deadline = (processorTime(clock) ?? 0) + Int64(limit) * 1_000_000_000
    let isWatched = running.withLock { [clock] running in
      running.deadline = (deadline, clock)
      running.overdue = overdue
      defer { running.isWatched = true }
      return running.isWatched
    }
    if !isWatched { watch() }
  }

  private static func processorTime(_ clock: clockid_t) -> Int64? {
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  static func ends() { running.withLock { $0.deadline = nil } }

  private static func watch() {
    LiveThread.start(name: "run guard") {
      while true {
        poll(nil, 0, 250)
        let overdue = running.withLock { running in
          running.deadline.map { $0.time < processorTime($0.clock) ?? 0 } == true ? running.overdue : nil
        }
        if let overdue { return overdue() }
      }
    }
  }
}
