import Glibc
package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Explores test files and then apps, one after the other, each by several workers that share the search.
@ScriptThread
package final class ExploreRun {
  private let options: TestOptions
  private let apps: [String]
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
  ///   - scratch: an empty folder that is removed by the caller.
  package init(_ options: TestOptions, apps: [String], _ explore: ExploreOptions, scratch: PrivateFolder) {
    (self.options, self.apps, self.explore, self.scratch) = (options, apps, explore, scratch)
  }

  /// Explores all files. It is called once.
  package func run() async -> [FileResult] {
    var results: [FileResult] = []
    let jobs = options.plan.map { (job: $0, isApp: false) } + apps.flatMap(options.jobs).map { (job: $0, isApp: true) }
    for (number, (job, isApp)) in jobs.enumerated() where interruption == nil {
      let result = await run(job, isApp: isApp, number)
      results.append(result)
      onFile(result)
    }
    return results
  }

  /// Ends the run by a signal. The results of the files before count.
  package func interrupt(signal: Int32) {
    interruption = interruption ?? signal
    pool?.close()
    pool?.terminate()
  }

  private func run(_ job: TestJob, isApp: Bool, _ number: Int) async -> FileResult {
    let count = max(1, explore.seconds == nil ? min(options.jobs, explore.schedules) : options.jobs)
    let searches = (0..<count).map { part in
      // The workers of one machine share its part of the search.
      var search = explore
      (search.part, search.parts) = (explore.part + explore.parts * part, explore.parts * count)
      search.isApp = isApp
      return search
    }
    let pool = WorkerPool(searches, { _ in job }, workers: count, in: scratch, folderName: "\(number)-")
    self.pool = pool
    var result = FileResult(job)
    await pool.run { [options, scratch] search, worker, folder in
      guard let folder else { return (Int(EX_CANTCREAT), "No folder can be made in '\(scratch.path)'.") }
      let arguments = options.arguments(job, scratch: folder.path) + ["--explore=\(search.text)"]
      return await worker.run(arguments) { worker.take($0) {} }
    } onEnd: { [self] _, worker, ending in
      if interruption == nil { worker.ended(ending.code, ending.error, isComplete: false) }
      result.merge(partOf: worker.result)
    }
    return result
  }
}
