import Glibc
internal import NavbridgeLauncher
public import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Runs test files in workers, each a process of its own, and collects their results.
@ScriptThread
public final class TestRun {
  private let options: TestOptions
  private var waiting: [TestJob]
  private var running: [TestJob: FileResult] = [:]
  private var processes: [TestJob: pid_t] = [:]
  private var finished: [TestJob: FileResult] = [:]
  /// The files whose results are not in the summary yet, in order.
  private var unreported: [String]
  private var isBailing = false
  private var summary = TestSummary()
  private var done: CheckedContinuation<Void, Never>?
  /// Called with the results of each file on each route, in the order of the plan.
  public var onFile: (FileResult) -> Void = { _ in }
  /// Called when a test has ended, with the numbers of tests and of failures so far and the file.
  public var onProgress: (_ tests: Int, _ failed: Int, String) -> Void = { _, _, _ in }
  private var tests = 0
  private var failed = 0

  public init(_ options: TestOptions) {
    self.options = options
    waiting = options.plan.reversed()
    unreported = options.plan.map(\.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Runs all files. It is called once.
  public func run() async -> TestSummary {
    let start = MonotonicTime.now
    for _ in 0..<max(1, options.jobs) { startNext() }
    if !running.isEmpty { await withCheckedContinuation { done = $0 } }
    report()
    summary.milliseconds = Double(MonotonicTime.now - start) / 1_000_000
    return summary
  }

  private func startNext() {
    guard !isBailing, let job = waiting.popLast() else { return }
    running[job] = FileResult(job)
    background { await $0.work(on: job) }
  }

  private func work(on job: TestJob) async {
    let errors = MemoryFile()
    var code = Int(EX_UNAVAILABLE)
    var error = ""
    do {
      code = try await ChildProcess.streaming(
        .testWorker, options.arguments(job), writingTo: errors.descriptor,
        started: { process in ScriptThread.executor.jobs.asyncScript { self.processes[job] = process } },
        line: { line in ScriptThread.executor.jobs.asyncScript { self.take(line, job) } })
    } catch {
      // The program is missing.
      ended(job, code, "\(error)")
      return
    }
    error = errors.text
    while error.last?.isNewline ?? false { error.removeLast() }
    // The last lines were handed over before, as items of the same queue.
    ScriptThread.executor.jobs.asyncScript { [error, code] in self.ended(job, code, error) }
  }

  private func background(_ body: @escaping @ScriptThread @Sendable (TestRun) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }

  private func take(_ line: String, _ job: TestJob) {
    guard let before = running[job]?.tests.count else { return }
    running[job]?.take(line)
    guard let file = running[job], file.tests.count > before, let test = file.tests.last else { return }
    tests += 1
    if test.outcome == .failed { failed += 1 }
    onProgress(tests, failed, job.file)
    if test.outcome == .failed, options.bails { bail() }
  }

  private func ended(_ job: TestJob, _ code: Int, _ error: String) {
    processes[job] = nil
    guard var file = running.removeValue(forKey: job) else { return }
    // A worker that was ended because another one has failed is no failure itself.
    if !isBailing { file.workerEnded(code, error) }
    finished[job] = file
    if file.hasFailed, options.bails { bail() }
    report()
    startNext()
    guard running.isEmpty else { return }
    done?.resume()
    done = nil
  }

  private func bail() {
    guard !isBailing else { return }
    isBailing = true
    for (job, process) in processes where !(running[job]?.hasFailed ?? true) { kill(process, SIGTERM) }
  }

  /// Hands over the results of the files that are complete, in order.
  private func report() {
    while let file = unreported.first {
      let jobs = options.architectures.map { TestJob(file: file, architecture: $0) }
      let results = jobs.compactMap { finished[$0] }
      guard results.count == jobs.count || (isBailing && running.isEmpty) else { return }
      unreported.removeFirst()
      for job in jobs { finished[job] = nil }
      summary.add(results)
      for result in results { onFile(result) }
    }
  }
}
