import Glibc
internal import NavbridgeLauncher
package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Runs test files in workers, each a process of its own, and collects their results.
@ScriptThread
package final class TestRun {
  private let options: TestOptions
  private let pool: WorkerPool<TestJob>
  private var finished: [TestJob: FileResult] = [:]
  /// The files whose results are not in the summary yet, in order.
  private var unreported: ArraySlice<String>
  private var isBailing = false
  private var summary: TestSummary
  /// Called with the results of a file on a route when there are more of them, and when they are complete. The files come
  /// in the order of the plan.
  package var onFile: (FileResult, _ isComplete: Bool) -> Void = { _, _ in }
  /// Called when a file on a route begins, and when a test of it has begun or ended. `result` has its results so far.
  package var onChange: (TestJob) -> Void = { _ in }
  /// Called with the results of a file on a route as soon as it has ended.
  package var onEnd: (FileResult) -> Void = { _ in }
  /// Called when a test has ended, with the numbers of tests and of failures so far and the file.
  package var onProgress: (_ tests: Int, _ failed: Int, String) -> Void = { _, _, _ in }
  private var tests = 0
  private var failed = 0
  /// Called when the films of a file are made.
  package var onFilm: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  private var filming: WorkerPool<FilmJob>?

  /// The folder for the temporary files of all workers.
  private let scratch: PrivateFolder

  /// - Parameter scratch: an empty folder that is removed by the caller.
  package init(_ options: TestOptions, scratch: PrivateFolder) {
    self.options = options
    self.scratch = scratch
    summary = TestSummary(grep: options.grep, lines: options.lines, tags: options.tags.included)
    summary.isOfLastFailed = options.failed != nil
    pool = WorkerPool(options.plan, \.self, workers: options.jobs, in: scratch)
    unreported = options.plan.map(\.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }[...]
  }

  /// Runs all files. It is called once.
  package func run() async -> TestSummary {
    let start = MonotonicTime.now
    await pool.run(run, onEnd: ended)
    report()
    await film()
    if summary.interruption != nil { summary.unbegun = pool.unbegun }
    summary.milliseconds = Double(MonotonicTime.now - start) / 1_000_000
    return summary
  }

  /// Runs the tests whose films are wanted once more.
  private func film() async {
    let jobs = options.lists ? [] : summary.films(options.films)
    guard summary.interruption == nil, summary.refusal == nil, !jobs.isEmpty else { return }
    var done = 0
    onFilm(done, jobs.count)
    let pool = WorkerPool(jobs, \.job, workers: options.jobs, in: scratch, folderName: "film-")
    filming = pool
    await pool.run { [options] job, worker, folder in
      guard let folder else { return (Int(EX_CANTCREAT), "") }
      worker.limitConsole()
      return await worker.run(options.arguments(job.job, scratch: folder.path) + job.arguments) {
        worker.take($0) {}
      }
    } onEnd: { [self] job, worker, _ in
      summary.add(filmsOf: worker.result, job)
      done += 1
      onFilm(done, jobs.count)
    }
    filming = nil
  }

  private func run(_ job: TestJob, _ worker: RunningWorker, in folder: PrivateFolder?) async -> (Int, String) {
    guard let folder else { return (Int(EX_CANTCREAT), "No folder can be made in '\(scratch.path)'.") }
    if !options.keepsConsole { worker.limitConsole() }
    onChange(job)
    let ending = await worker.run(options.arguments(job, scratch: folder.path)) { self.take($0, worker) }
    // A terminal's signal reaches all processes, and this one may take it last.
    if Self.interruptions.contains(ending.code), !isBailing {
      await withCheckedContinuation { end in
        _ = ScriptThread.executor.jobs.asyncAfterRealTime(
          nanoseconds: Self.patience, ScriptThread.item { end.resume() })
      }
    }
    return ending
  }

  private func take(_ bytes: [UInt8], _ worker: RunningWorker) {
    var before = worker.result.tests.count
    worker.take(bytes) {
      onChange(worker.result.job)
      guard worker.result.tests.count > before, let test = worker.result.tests.last else { return }
      before = worker.result.tests.count
      tests += 1
      if test.outcome == .failed { failed += 1 }
      onProgress(tests, failed, worker.result.job.file)
      if test.outcome == .failed, options.bails { bail() }
    }
    if first == worker.result.job { onFile(worker.result, false) }
  }

  /// The results so far of a file that runs; nil for another one.
  package func result(of job: TestJob) -> FileResult? { pool.running.first { $0.result.job == job }?.result }

  /// The first file and route of the plan that has not ended.
  private var first: TestJob? {
    guard let file = unreported.first else { return nil }
    return options.jobs(of: file).first { finished[$0] == nil }
  }

  /// Ends the run by a signal. The results so far count.
  package func interrupt(signal: Int32) {
    guard summary.interruption == nil else { return }
    summary.interruption = signal
    summary.interrupted = pool.running.compactMap(\.result.runningTest).sorted()
    bail()
    // The files that have not run to their ends get no films.
    filming?.close()
    filming?.terminate()
    pool.terminate()
  }

  /// The exit codes of a worker that a signal from outside has ended.
  private static let interruptions = [128 + Int(SIGINT), 128 + Int(SIGTERM)]
  /// The longest real time, in nanoseconds, between the ends of the processes that one signal reaches.
  private static let patience: Int64 = 200_000_000

  private func ended(_ job: TestJob, _ worker: RunningWorker, _ ending: (code: Int, error: String)) {
    let (code, error) = ending
    if code == EX_USAGE {
      // The worker was given what cannot be used, and so are all others. The sentence begins with the program's name.
      summary.refusal = error.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? error
      bail()
    } else if worker.fault != nil || summary.interruption == nil && (!isBailing || worker.result.hasFailed) {
      // A worker that was ended by a signal, or because another one has failed, is no failure itself.
      worker.ended(code, error, isComplete: !options.lists && !(options.bails && worker.result.hasFailed))
    }
    if options.isCI, !options.allowsOnly { worker.refuseOnly() }
    if options.lists { worker.list() }
    finished[job] = worker.result
    onEnd(worker.result)
    if worker.result.hasFailed, options.bails { bail() }
    report()
  }

  private func bail() {
    guard !isBailing else { return }
    isBailing = true
    pool.close()
    pool.terminate { !$0.result.hasFailed }
  }

  /// Hands over the results of the files that are complete, in order.
  private func report() {
    while let file = unreported.first {
      let jobs = options.jobs(of: file)
      var results = jobs.compactMap { finished[$0] }
      guard results.count == jobs.count || (isBailing && pool.running.isEmpty) else {
        // Those of a route that has ended do not wait for the other one.
        for job in jobs {
          guard let result = finished[job] ?? pool.running.first(where: { $0.result.job == job })?.result else {
            return
          }
          onFile(result, false)
          if finished[job] == nil { return }
        }
        return
      }
      unreported.removeFirst()
      for job in jobs { finished[job] = nil }
      FileResult.writeSnapshots(&results, routes: jobs.count)
      summary.add(results)
      for result in results { onFile(result, true) }
    }
  }
}

/// The scripts around test files, and their changes.
package struct TestChanges {
  private let files: [String]
  private var change: SettledChange<[String: Int64]>
  /// Milliseconds between two looks.
  package static let interval: CInt = 200

  package init(around files: [String]) {
    self.files = files
    change = SettledChange(from: TestDiscovery.changes(around: files))
  }

  /// Returns true once after each change, when everything has stayed the same from one look to the next.
  package mutating func look() -> Bool { change.look(TestDiscovery.changes(around: files)) }

  /// Returns when something has changed since the last time. It blocks the calling thread.
  package mutating func wait() { while !look() { poll(nil, 0, Self.interval) } }
}
