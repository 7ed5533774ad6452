import Glibc
package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Explores test files, one after the other, each by several workers that share the search.
@ScriptThread
package final class ExploreRun: BackgroundWorker {
  private let options: TestOptions
  private let explore: ExploreOptions
  private let scratch: PrivateFolder
  private var running: [RunningWorker] = []
  private var started = 0
  /// The signal that has ended the run; nil if none has.
  package private(set) var interruption: Int32?
  /// Called with the results of a file on a route when they are complete.
  package var onFile: (FileResult) -> Void = { _ in }

  /// - Parameters:
  ///   - options: the files, the routes, and the number of workers.
  ///   - scratch: an empty folder that is removed by the caller.
  package init(_ options: TestOptions, _ explore: ExploreOptions, scratch: PrivateFolder) {
    (self.options, self.explore, self.scratch) = (options, explore, scratch)
  }

  /// Explores all files. It is called once.
  package func run() async -> [FileResult] {
    var results: [FileResult] = []
    for job in options.plan where interruption == nil {
      let result = await run(job)
      results.append(result)
      onFile(result)
    }
    return results
  }

  /// Ends the run by a signal. The results of the files before count.
  package func interrupt(signal: Int32) {
    interruption = interruption ?? signal
    for worker in running { if let process = worker.process { kill(process, SIGTERM) } }
  }

  private func run(_ job: TestJob) async -> FileResult {
    let own = (0..<options.jobs).filter { $0 < explore.schedules || explore.seconds != nil }
    var workers: [RunningWorker] = []
    let parts = own.map { part in
      let worker = RunningWorker(job)
      workers.append(worker)
      // Those of one machine share its part of the search.
      var search = explore
      search.part = explore.part + explore.parts * part
      search.parts = explore.parts * own.count
      return background { await $0.run(worker, search) }
    }
    running = workers
    RunningWorker.lookAtEach { [self] in running }
    for part in parts { await part.value }
    running = []
    return workers.dropFirst().reduce(into: workers[0].result) { $0.merge(partOf: $1.result) }
  }

  private func run(_ worker: RunningWorker, _ search: ExploreOptions) async {
    started += 1
    guard let folder = scratch.makeFolder("\(started)") else {
      return worker.ended(Int(EX_CANTCREAT), "No folder can be made in '\(scratch.path)'.", isComplete: true)
    }
    let arguments = options.arguments(worker.result.job, scratch: folder.path) + ["--explore=\(search.text)"]
    let (code, error) = await worker.run(arguments) { worker.take($0) {} }
    folder.remove()
    if interruption == nil { worker.ended(code, worker.fault ?? error, isComplete: false) }
  }
}
