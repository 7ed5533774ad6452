import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The tests of which `navbridge test` makes a film.
package enum FilmChoice: String, Sendable, CaseIterable {
  /// Those that have failed.
  case failed
  case all, none
}

/// Runs tests once more for their films. A run repeats itself, so that pictures cost nothing before they are asked for, and no
/// result depends on them.
@ScriptThread
final class FilmRun: BackgroundWorker {
  /// A file on a route, and the numbers of the tests to film.
  struct Job {
    let job: TestJob
    let tests: [Int]
  }

  private let options: TestOptions
  private let scratch: PrivateFolder
  private var waiting: [Job]
  private var running: [RunningWorker] = []
  private var started = 0
  private var done: CheckedContinuation<Void, Never>?
  /// Called when a file has run again, with its results.
  private let onFile: (Job, FileResult) -> Void

  init(_ jobs: [Job], _ options: TestOptions, scratch: PrivateFolder, onFile: @escaping (Job, FileResult) -> Void) {
    (self.options, self.scratch, self.onFile) = (options, scratch, onFile)
    waiting = jobs.reversed()
  }

  /// Runs all files. It is called once.
  func run() async {
    for _ in 0..<max(1, options.jobs) { startNext() }
    guard !running.isEmpty else { return }
    RunningWorker.lookAtEach { [self] in running }
    await withCheckedContinuation { done = $0 }
  }

  /// Ends the run. The files that have not run to their ends get no films.
  func interrupt() {
    waiting = []
    for worker in running { if let process = worker.process { kill(process, SIGTERM) } }
  }

  private func startNext() {
    guard let next = waiting.popLast() else { return }
    let worker = RunningWorker(next.job)
    running.append(worker)
    started += 1
    let folder = scratch.makeFolder("film-\(started)")
    background { await $0.run(worker, next, in: folder) }
  }

  private func run(_ worker: RunningWorker, _ job: Job, in folder: PrivateFolder?) async {
    if let folder {
      _ = await worker.run(options.arguments(job.job, scratch: folder.path) + job.tests.map { "--film=\($0)" }) {
        worker.take($0) {}
      }
      folder.remove()
    }
    running.removeAll { $0 === worker }
    onFile(job, worker.result)
    startNext()
    guard running.isEmpty else { return }
    done?.resume()
    done = nil
  }
}
