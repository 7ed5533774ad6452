import Glibc
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// Explores test files, then apps and then programs, one after the other, each by several workers that share the search.
@ScriptThread
package final class ExploreRun {
  private let options: TestOptions
  private let apps: [String]
  private let programs: [String]
  private let explore: ExploreOptions
  private let scratch: PrivateFolder
  private var pool: WorkerPool<ExploreOptions>?
  /// The signal that has ended the run; nil if none has.
  package private(set) var interruption: Int32?
  /// Called with the results of a file on a route when they are complete.
  package var onFile: (FileResult) -> Void = { _ in }

  /// - Parameters:
  ///   - options: the test files, the routes, and the number of workers.
  ///   - apps: the files of apps, which are explored without a test.
  ///   - programs: the executables of simulations (`Simulation.main`).
  ///   - scratch: an empty folder that is removed by the caller.
  package init(
    _ options: TestOptions, apps: [String], programs: [String], _ explore: ExploreOptions, scratch: PrivateFolder
  ) {
    (self.options, self.apps, self.programs) = (options, apps, programs)
    (self.explore, self.scratch) = (explore, scratch)
  }

  /// The kind of a file.
  private enum Kind { case test, app, program }

  /// Explores all files. It is called once.
  package func run() async -> [FileResult] {
    var results: [FileResult] = []
    let jobs =
      options.plan.map { (job: $0, kind: Kind.test) } + apps.flatMap(options.jobs).map { (job: $0, kind: .app) }
      + programs.flatMap(options.jobs).map { (job: $0, kind: .program) }
    var time = SharedTime(seconds: explore.seconds, parts: jobs.count)
    for (number, (job, kind)) in jobs.enumerated() where interruption == nil {
      let result = await run(job, kind, number, seconds: time.next())
      results.append(result)
      onFile(result)
    }
    return results
  }

  /// Ends the run by a signal. The workers end with what they have seen, which counts.
  package func interrupt(signal: Int32) {
    interruption = interruption ?? signal
    pool?.close()
    pool?.terminate()
  }

  /// The sentence for a program that has named no tests, with its last words.
  private static func noSimulation(_ file: String, _ words: String) -> String {
    "'\(file)' has reported no tests. A program that is explored calls 'Simulation().main' of the product NavbridgeSimulation.\n"
      + words
  }

  private func run(_ job: TestJob, _ kind: Kind, _ number: Int, seconds: Double?) async -> FileResult {
    let count = max(1, explore.seconds == nil ? min(options.jobs, explore.schedules) : options.jobs)
    let searches = (0..<count).map { part in
      // The workers of one machine share its part of the search.
      var search = explore
      (search.part, search.parts) = (explore.part + explore.parts * part, explore.parts * count)
      search.isApp = kind == .app
      search.seconds = seconds
      return search
    }
    let pool = WorkerPool(searches, { _ in job }, workers: count, in: scratch, folderName: "\(number)-")
    self.pool = pool
    var result = FileResult(job)
    await pool.run { [options, scratch] search, worker, folder in
      guard let folder else { return (Int(EX_CANTCREAT), "No folder can be made in '\(scratch.path)'.") }
      let search = SimulationArgument.explore.with(search.text)
      return kind == .program
        ? await worker.run(options.simulationArguments(job) + [search], of: PathText.absolute(job.file)) {
          worker.take($0) {}
        }
        : await worker.run(options.arguments(job, scratch: folder.path) + [search]) { worker.take($0) {} }
    } onEnd: { [self] _, worker, ending in
      let isOther = kind == .program && worker.result.planned.isEmpty
      let error = isOther ? Self.noSimulation(job.file, ending.error) : ending.error
      if interruption == nil { worker.ended(ending.code, error, isComplete: false) }
      result.merge(partOf: worker.result)
    }
    return result
  }
}
