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
  /// The processor time that a run may take, in milliseconds.
  private let limit: Int
  private let isInCopies: Bool
  private let report: @Sendable (JSON) -> Void

  /// The number of runs of a test from which on copies cost less than the process from which they are made.
  private static let worth = 40

  /// - Parameter isInCopies: true if the runs of a search of many are made in copies of a process, as far as possible from the start of
  ///   the test's app on. The engine must not have run in this process then. Other runs are made on the calling thread, with the same
  ///   results.
  package init(
    _ settings: TestScriptSettings, _ options: ExploreOptions, scratch: PrivateFolder, isInCopies: Bool = false,
    report: @escaping @Sendable (JSON) -> Void
  ) {
    var settings = settings
    settings.reportsTranscripts = true
    (watch, limit) = (RunWatch(limit: settings.timeout), settings.timeout)
    let isLong = options.seconds != nil || options.schedules / max(1, options.parts) >= Self.worth
    (self.options, self.isInCopies) = (options, isInCopies && isLong && options.schedule == nil)
    self.report = report
    run = ScheduledTest(settings, isApp: options.isApp, scratch: scratch)
  }

  /// Explores each test of the file, and reports it when it is done. Must be called on the thread that has made this value.
  package func perform() {
    if !isInCopies { watch.start(report) }
    let listing = runs(of: nil, Decider(.usual), Subject(), "while its tests were listed").usual
    if let failure = listing.failure {
      report(["kind": "file", "failure": failure.json])
    } else {
      if let plan = listing.plan { report(plan) }
      var time = SharedTime(seconds: options.seconds, parts: options.ownTests(of: listing.tests.count))
      for (number, path) in listing.tests.enumerated() where !NotedSignal.end.hasCome {
        if options.leavesOut(test: number) {
          report(["kind": "explored", "test": ExploredTest(path: path).json, "films": .null])
          continue
        }
        let (test, films) = explore(path, listing.plan, seconds: time.next())
        report(["kind": "explored", "test": test.json, "films": films?.json ?? .null])
      }
    }
    report(["kind": "done"])
  }

  /// The runs of one test, or of the list of a file's tests.
  private struct Runs {
    let usual: ScheduledRun
    let run: (_ decider: Decider, _ filmed: Int?, _ subject: Subject, _ moment: String) -> ScheduledRun
  }

  /// Runs a test for the first time.
  ///
  /// - Parameters:
  ///   - path: the names of the test's groups and its own; nil to list all tests.
  ///   - first: the decider of that run.
  private func runs(of path: [String]?, _ first: Decider, _ subject: Subject, _ moment: String) -> Runs {
    guard isInCopies else {
      let usual = observed(subject, moment) { run.run(first, test: path, lists: path == nil) }
      return Runs(usual: usual) { decider, filmed, subject, moment in
        observed(subject, moment) { run.run(decider, test: path, filmed: filmed) }
      }
    }
    let start =
      options.isExhaustive
      ? Decider(OrderRecorder(OrderSearch().run())) : Decider(Search.usual(options), places: true)
    func made(_ subject: Subject, _ moment: String, _ body: () throws -> ScheduledTest.Outcome) -> ScheduledRun {
      do {
        return ScheduledRun(try body(), isApp: options.isApp, expecting: subject.expected)
      } catch CheckpointedTest.Loss.endless {
        RunWatch.end(RunWatch.sentence(subject.words, moment, limit: limit), report)
      } catch CheckpointedTest.Loss.ended(let words) {
        RunWatch.end("The process of \(subject.words) \(words) \(moment).", report)
      } catch {
        RunWatch.end("\(error)", report)
      }
    }
    var copies: CheckpointedTest?
    let usual = made(subject, moment) {
      let began = try CheckpointedTest(
        run, path: path, first: first, start: start, limit: Int64(limit) * 1_000_000)
      copies = began
      return began.usual
    }
    return Runs(usual: usual) { decider, filmed, subject, moment in
      made(subject, moment) { try copies!.run(decider, filmed: filmed) }
    }
  }

  /// Runs a test under the schedules of the search, or under the one that the options name. One that fails is filmed.
  ///
  /// - Parameter seconds: the time of a search that has one.
  private func explore(_ path: [String], _ plan: JSON?, seconds: Double?) -> (ExploredTest, FilmedRuns?) {
    var options = options
    options.seconds = seconds
    let given = options.schedule.map { Schedule(text: $0) ?? .usual }
    let first = given.map(\.usual) ?? Search.usual(options)
    let runs = runs(of: path, Decider(first), underUsual(path), Search.under(.usual))
    if given == nil, runs.usual.failure?.message.contains(ExploredTest.endsProcess) == true {
      var test = ExploredTest(path: path)
      test.decisions = runs.usual.decisions
      test.leftOut = ExploredTest.endsProcess
      return (test, nil)
    }
    let subject = expecting(runs.usual, path)
    let search = Search(options, of: path, report: report, isEnding: { NotedSignal.end.hasCome }) { decider, moment in
      runs.run(decider, nil, subject, moment)
    }
    let test = given.map(search.repeated) ?? search.explored(after: runs.usual)
    return (test, test.failure.flatMap { filmed(path, runs, plan, $0.schedule) })
  }

  /// Runs a test that has failed twice more for its page, under the usual schedule and under that of the failure. Nil if it fails
  /// under the usual one, and for a schedule that is given, which repeats a run whose page is there.
  private func filmed(_ path: [String], _ runs: Runs, _ plan: JSON?, _ schedule: String) -> FilmedRuns? {
    let test = (plan?["tests"]?.array ?? []).first { ($0["path"]?.array ?? []).compactMap(\.string) == path }
    guard options.schedule == nil, let number = test?["id"]?.int, let failing = Schedule(text: schedule),
      failing != Search.usual(options)
    else {
      return nil
    }
    func once(_ schedule: Schedule, _ subject: Subject) -> ScheduledRun {
      runs.run(Decider(schedule), number, subject, Search.under(schedule))
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

    /// The beginning of a sentence.
    var words: String { path.isEmpty ? "the file" : "the test '\(path.joined(separator: " > "))'" }
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
    watch.during(test.words, moment) { ScheduledRun(body(), isApp: options.isApp, expecting: test.expected) }
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
  package var start: Int { outcome.start }
  package var notes: [String] { outcome.notes }
  package var deviceSteps: [DeviceStep] { outcome.deviceSteps }
}
