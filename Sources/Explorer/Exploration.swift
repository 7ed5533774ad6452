package import NavbridgeRuntime
package import NavbridgeSimulation
package import NavbridgeVocabulary
package import NavbridgeWire
package import ScriptEngine

/// Runs the tests of a file under many schedules, and looks for runs that fail or end in another way than others.
package struct Exploration: Sendable {
  private let watch: RunWatch
  private let options: ExploreOptions
  private let run: ScheduledTest
  private let report: @Sendable (JSON) -> Void

  package init(
    _ settings: TestScriptSettings, _ options: ExploreOptions, scratch: PrivateFolder,
    report: @escaping @Sendable (JSON) -> Void
  ) {
    var settings = settings
    settings.reportsTranscripts = true
    watch = RunWatch(limit: settings.timeout)
    self.options = options
    self.report = report
    run = ScheduledTest(settings, isApp: options.isApp, scratch: scratch)
  }

  /// Explores each test of the file, and reports it when it is done. Must be called on the thread that has made this value.
  package func perform() {
    watch.start(report)
    let listing = observed(Subject(), "while its tests were listed") { run.run(Decider(.usual), lists: true) }
    if let failure = listing.failure {
      report(["kind": "file", "failure": failure.json])
    } else {
      if let plan = listing.plan { report(plan) }
      var time = SharedTime(seconds: options.seconds, parts: options.ownTests(of: listing.tests.count))
      for (number, path) in listing.tests.enumerated() {
        let test = options.leavesOut(test: number) ? ExploredTest(path: path) : explore(path, seconds: time.next())
        let films = test.failure.flatMap { filmed(path, listing.plan, $0.schedule) }
        report(["kind": "explored", "test": test.json, "films": films?.json ?? .null])
      }
    }
    report(["kind": "done"])
  }

  /// Runs a test under the schedules of the search, or under the one that the options name.
  ///
  /// - Parameter seconds: the time of a search that has one.
  private func explore(_ path: [String], seconds: Double?) -> ExploredTest {
    var options = options
    options.seconds = seconds
    let given = options.schedule.map { Schedule(text: $0) ?? .usual }
    let first = given.map(\.usual) ?? Search.usual(options)
    let usual = observed(underUsual(path), Search.under(.usual)) { run.run(Decider(first), test: path) }
    if given == nil, usual.failure?.message.contains(ExploredTest.endsProcess) == true {
      var test = ExploredTest(path: path)
      test.decisions = usual.decisions
      test.leftOut = ExploredTest.endsProcess
      return test
    }
    let subject = expecting(usual, path)
    let search = Search(options, of: path, report: report) { decider, moment in
      observed(subject, moment) { run.run(decider, test: path) }
    }
    return given.map(search.repeated) ?? search.explored(after: usual)
  }

  /// Runs a test that has failed twice more for its page, under the usual schedule and under that of the failure. Nil if it fails
  /// under the usual one, and for a schedule that is given, which repeats a run whose page is there.
  private func filmed(_ path: [String], _ plan: JSON?, _ schedule: String) -> FilmedRuns? {
    let test = (plan?["tests"]?.array ?? []).first { ($0["path"]?.array ?? []).compactMap(\.string) == path }
    guard options.schedule == nil, let number = test?["id"]?.int, let failing = Schedule(text: schedule),
      failing != Search.usual(options)
    else {
      return nil
    }
    func once(_ schedule: Schedule, _ subject: Subject) -> ScheduledRun {
      observed(subject, Search.under(schedule)) { run.run(Decider(schedule), test: path, filmed: number) }
    }
    let usual = once(Search.usual(options), underUsual(path))
    return FilmedRuns(usual: usual.filmed, failing: once(failing, expecting(usual, path)).filmed)
  }

  private typealias Search = TestSearch<ScheduledRun>

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
    return watch.during(subject, moment) { ScheduledRun(body(), isApp: options.isApp, expecting: test.expected) }
  }
}

extension ScheduledRun {
  fileprivate var filmed: FilmedRuns.Run {
    .init(failure: failure?.message, transcript: transcript, film: film ?? .null)
  }
}

extension ScheduledRun: SearchedRun {
  package var steps: [UInt64] { lines.map { StableHash($0).value } }
  package var schedule: Schedule { outcome.schedule }
  package var placed: [PlacedDecision] { outcome.placed }
  package var decisions: Int { outcome.decisions }
  package var occasions: [Int] { outcome.occasions }
  package var moments: Int { outcome.moments }
  package var notes: [String] { outcome.notes }
}
