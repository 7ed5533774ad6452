internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Runs jobs in workers, some of them at the same time, each with a folder of its own for temporary files.
@ScriptThread
final class WorkerPool<Job: Sendable>: BackgroundWorker {
  /// The exit code of a worker, as a shell counts it, and its last words.
  typealias Ending = (code: Int, error: String)
  /// Runs a worker to its end. The folder is nil if none can be made.
  typealias Work = @ScriptThread (Job, RunningWorker, PrivateFolder?) async -> Ending

  private let file: (Job) -> TestJob
  private let workers: Int
  private let scratch: PrivateFolder
  private let folderName: String
  private var waiting: [Job]
  private var started = 0
  private(set) var running: [RunningWorker] = []
  private var done: CheckedContinuation<Void, Never>?

  /// - Parameters:
  ///   - file: returns the file and route of a job.
  ///   - workers: the number of workers that run at the same time.
  ///   - folderName: the beginning of the folders' names in `scratch`.
  init(
    _ jobs: [Job], _ file: @escaping (Job) -> TestJob, workers: Int, in scratch: PrivateFolder, folderName: String = ""
  ) {
    (self.file, self.scratch, self.folderName) = (file, scratch, folderName)
    self.workers = max(1, workers)
    waiting = jobs.reversed()
  }

  /// The jobs that have not begun, in order.
  var unbegun: [Job] { waiting.reversed() }

  /// Runs the jobs in order. It is called once.
  ///
  /// - Parameter onEnd: called when a worker runs no more, before the next one begins.
  func run(_ work: @escaping Work, onEnd: @escaping @ScriptThread (Job, RunningWorker, Ending) -> Void) async {
    // A worker that cannot be started may end before this function has come to its wait.
    await withCheckedContinuation { end in
      done = end
      for _ in 0..<workers { startNext(work, onEnd) }
      guard !running.isEmpty else { return finish() }
      RunningWorker.lookAtEach { [self] in running }
    }
  }

  private var isClosed = false

  /// Begins no more jobs.
  func close() { isClosed = true }

  /// Ends the workers that run, as a user does.
  func terminate(where isMeant: (RunningWorker) -> Bool = { _ in true }) {
    for worker in running where isMeant(worker) { worker.terminate() }
  }

  private func startNext(
    _ work: @escaping Work, _ onEnd: @escaping @ScriptThread (Job, RunningWorker, Ending) -> Void
  ) {
    guard !isClosed, let job = waiting.popLast() else { return }
    let worker = RunningWorker(file(job))
    running.append(worker)
    started += 1
    let folder = scratch.makeFolder("\(folderName)\(started)")
    background { pool in
      let ending = await work(job, worker, folder)
      // A worker that was killed could not remove its files.
      folder?.remove()
      pool.running.removeAll { $0 === worker }
      onEnd(job, worker, ending)
      pool.startNext(work, onEnd)
      if pool.running.isEmpty { pool.finish() }
    }
  }

  private func finish() {
    done?.resume()
    done = nil
  }
}
