import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptEngine

/// The ends of an app's processes that the test has not asked for.
extension AppUnderTest {
  /// The longest time, in nanoseconds, between the end of a connection and the end of its process.
  private static let patience: Int64 = 2_000_000_000
  private static let connectionLost = ModuleCode.connectionLost.json

  /// Sends requests to the native side. If that has ended, throws an error that names the reason.
  func asking<Answer>(_ body: (Driver) async throws(RPCError) -> Answer) async throws(RPCError) -> Answer {
    let driver = try connectedDriver()
    do {
      return try await body(driver)
    } catch {
      guard Self.isLost(error) else { throw error }
      await wait { loss != nil }
      guard let loss else { throw error }
      throw RPCError(
        .bridgeInvalidated, "The connection to the native side was lost. \(loss.sentence)",
        data: ["code": Self.connectionLost, "frames": .texts(loss.frames)])
    }
  }

  /// Waits while the script reloads. If the script has ended, waits for the end of its process, and throws unless the
  /// test permits that end.
  func awaitScript() async throws(RPCError) {
    while !hasContext, !isEnding, !Task.isCancelled {
      if let loss {
        if options.mayEnd { return }
        throw loss.error
      }
      await change { hasContext || isEnding || loss != nil }
    }
  }

  /// Waits for the reason for which a context has ended: a reload begins another one, or the process ends. Throws if it has
  /// ended, unless the test permits that.
  ///
  /// - Parameter context: the number of the context.
  func awaitEnd(ofContext context: Int) async throws(RPCError) {
    while begunContexts == context, loss == nil, !isEnding, !Task.isCancelled {
      await change { begunContexts != context || loss != nil || isEnding }
    }
    if let loss, !options.mayEnd { throw loss.error }
  }

  /// Waits until the script side has ended and the native side has noticed.
  func awaitLoss() async {
    while hasContext || loss == nil, !isEnding, !Task.isCancelled {
      await change { (!hasContext && loss != nil) || isEnding }
    }
  }

  /// Waits until all consequences of a test have happened. An app that the test permits to end may have ended.
  func restOfTest() async throws(RPCError) {
    do {
      if options.rests { try await rest() }
    } catch {
      guard options.mayEnd, loss != nil else { throw error }
    }
    try checkErrors()
  }

  /// Throws if the script has left an error unhandled and goes on because of `keep`, unless the test permits that it
  /// fails.
  func checkErrors() throws(RPCError) {
    guard let error = transcript.nextUnhandled(), !options.mayEnd else { return }
    let report = FailureReport(error)
    throw RPCError(
      .rejected, "\(report.message)\nThe app has left this error unhandled.",
      data: ["code": "UNHANDLED", "frames": .texts(report.frames)])
  }

  /// Notes the end of a process.
  func hasLost(_ program: ChildProgram, _ code: Int) async {
    defer { resumeWaiting() }
    // A script side follows a native side that dies, and may be noticed first. Its last words are awaited.
    if program == .scriptSide {
      if !hasNativeEnded, await hasLostNative { return }
      if hasNativeEnded { return }
    } else {
      await wait { !processes.running.contains(.scriptSide) }
    }
    guard loss == nil, !isEnding else { return }
    isRefused = program == .nativeSide && code == Int(EX_USAGE)
    let loss = loss(program, code)
    self.loss = loss
    guard started == nil else { return hasStarted(.failure(loss.error)) }
    if !options.mayEnd { onLoss(loss) }
  }

  func resumeWaiting() {
    let waiting = self.waiting
    self.waiting = []
    for one in waiting { one.resume() }
  }

  private static func isLost(_ error: RPCError) -> Bool {
    error.code == RPCErrorCode.bridgeInvalidated.rawValue && error.data["code"] == connectionLost
  }

  private var hasLostNative: Bool {
    get async {
      do {
        _ = try await driver?.clockNow()
        return false
      } catch {
        return Self.isLost(error)
      }
    }
  }

  /// Waits for something that follows soon, but for a while only: a process may hang, and a native side that lives on may
  /// have closed a connection.
  private func wait(until isOver: () -> Bool) async {
    let jobs = ScriptThread.executor.jobs
    let deadline = jobs.target.now + Self.patience
    let limit = jobs.asyncAfterRealTime(
      nanoseconds: Self.patience, ScriptThread.item { [weak self] in self?.resumeWaiting() })
    defer { jobs.target.cancel(limit) }
    while !isOver(), !isEnding, jobs.target.now < deadline {
      await change { isOver() || isEnding || jobs.target.now >= deadline }
    }
  }

  /// Waits until `resumeWaiting` is called.
  ///
  /// - Parameter isOver: asked once more, because other work may run before the wait begins.
  private func change(unless isOver: () -> Bool) async {
    await withCheckedContinuation { wait in
      if isOver() { wait.resume() } else { waiting.append(wait) }
    }
  }

  /// The reason for the end of a process. The error by which a script has ended comes first.
  private func loss(_ program: ChildProgram, _ code: Int) -> AppLoss {
    if program == .scriptSide, code < 128, !transcript.lastError.isEmpty {
      let report = FailureReport(transcript.lastError)
      return AppLoss(
        sentence: "\(report.message)\nThe app has ended by this error, with exit code \(code).", frames: report.frames)
    }
    if isRefused { return AppLoss(sentence: AppOptions.refusal(complaintText)) }
    let signal =
      code > 128
      ? unsafe " by signal \(code - 128) (\(String(cString: strsignal(CInt(code - 128)))))" : ", with code \(code)"
    let words = program == .scriptSide ? transcript.lastError : complaintText
    return AppLoss(
      sentence: "The process '\(program.rawValue)' of the app has ended\(signal)."
        + (words.isEmpty ? "" : "\n\(words)"))
  }
}

/// The end of an app that the test has not asked for.
struct AppLoss {
  let sentence: String
  /// The lines of the calls in which the app has failed.
  var frames: [String] = []

  var error: RPCError { RPCError(.rejected, sentence, data: ["code": "APP_ENDED", "frames": .texts(frames)]) }
}
