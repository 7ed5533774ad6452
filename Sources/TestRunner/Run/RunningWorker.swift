import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A worker that runs, and the results that it has reported so far.
@ScriptThread
final class RunningWorker {
  private(set) var result: FileResult
  /// The worker's process, once it has started.
  private(set) var process: pid_t?
  /// True once `terminate` was called.
  private var isTerminated = false
  /// The reason for which the runner has ended the worker.
  private(set) var fault: String?
  private var decoder = FrameDecoder(messageLimit: FrameDecoder.longestBody)
  private var hasReported = true
  private var silence = SilenceWatch()

  init(_ job: TestJob) { result = FileResult(job) }

  /// Keeps no more of the console than a report of failures shows.
  func limitConsole() { result.keepsConsole = false }

  /// Takes bytes of the worker's output: records in frames of the base protocol (protocol §1), so that no character
  /// within a record ends it. Calls `body` after each record.
  func take(_ bytes: [UInt8], _ body: () -> Void) {
    hasReported = true
    unsafe bytes.withUnsafeBytes { unsafe decoder.append($0) }
    while let event = decoder.next() {
      switch event {
      case .body(let bytes):
        let text = unsafe String(decoding: bytes, as: UTF8.self)
        do {
          result.take(try JSONDocument(text).root.json)
        } catch {
          result.fail("A record of the worker cannot be read: \(error)\n\(text.prefix(200))")
        }
        body()
      case .bad(let error): end("The output of the worker cannot be read: \(error)")
      }
    }
  }

  /// Runs the worker's process to its end. Returns its exit code, as a shell counts it, and its last words.
  ///
  /// - Parameters:
  ///   - program: the path of a program that is its own worker; nil for the worker of this package.
  ///   - output: called with the bytes of its output, the last of them before this returns.
  func run(
    _ arguments: [String], of program: String? = nil, output: @escaping @ScriptThread ([UInt8]) -> Void
  ) async -> (code: Int, error: String) {
    let errors = MemoryFile()
    let code: Int
    let started: @Sendable (pid_t) -> Void = { process in
      ScriptThread.executor.jobs.asyncScript { self.started(process) }
    }
    let reader = ChildProcess.OutputReader.bytes { bytes in ScriptThread.executor.jobs.asyncScript { output(bytes) } }
    do {
      code =
        if let program {
          try await ChildProcess.streaming(
            at: program, arguments, writingTo: errors.descriptor, started: started, output: reader)
        } else {
          try await ChildProcess.streaming(
            .testWorker, arguments, writingTo: errors.descriptor, started: started, output: reader)
        }
    } catch {
      // The program is missing.
      return (Int(EX_UNAVAILABLE), "\(error)")
    }
    // The last bytes were handed over before, as items of the same queue.
    await withCheckedContinuation { end in ScriptThread.executor.jobs.asyncScript { end.resume() } }
    var error = errors.text
    while error.last?.isNewline ?? false { error.removeLast() }
    return (code, error)
  }

  /// The real time between two looks at workers, in nanoseconds.
  private static let interval: Int64 = 1_000_000_000

  /// Looks at workers each second for as long as any runs.
  static func lookAtEach(_ running: @escaping @ScriptThread () -> [RunningWorker]) {
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: interval,
      ScriptThread.item {
        let workers = running()
        for worker in workers { worker.look() }
        if !workers.isEmpty { lookAtEach(running) }
      })
  }

  /// Ends a worker that is stopped or silent; must be called each second. A worker reports each second that it is
  /// alive, except in a long turn of the file, which ends by itself.
  func look() {
    guard let process, fault == nil, let look = ProcessLook(process) else { return }
    let side = SilenceWatch.Side(
      program: .testWorker, process: process, look: look, isAnswerPending: !hasReported)
    hasReported = false
    if let found = silence.look(at: [side]) { end(found.sentence) }
  }

  /// Ends the worker, as a user does; one whose process has not started yet ends as soon as it has.
  func terminate() {
    isTerminated = true
    if let process { kill(process, SIGTERM) }
  }

  private func started(_ process: pid_t) {
    self.process = process
    if fault != nil { kill(process, SIGKILL) } else if isTerminated { kill(process, SIGTERM) }
  }

  private func end(_ fault: String) {
    guard self.fault == nil else { return }
    self.fault = fault
    if let process { kill(process, SIGKILL) }
  }

  /// Takes the end of the worker.
  func ended(_ code: Int, _ error: String, isComplete: Bool) {
    result.workerEnded(
      code, [fault, error].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"),
      isComplete: isComplete)
  }

  /// Makes the results the planned tests, none of which has run.
  func list() { result.list() }

  /// Adds the failure that a file with `only` is where that is not allowed.
  func refuseOnly() {
    let count = result.leftOutByOnly
    guard count > 0 else { return }
    result.fail(
      "'only' leaves out \(count) \(count == 1 ? "test" : "tests") of this file, and CI is true. Remove 'only', or "
        + "allow it by --allow-only.")
  }
}
