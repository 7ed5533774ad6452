import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// One app that a test has started: its two processes, its driver and its transcript.
@ScriptThread
final class AppUnderTest {
  /// Something that happens to the processes.
  private enum Event: Sendable {
    case listens(path: String)
    case connected(Driver)
    case contextBegan
    case failed(RPCError)
    case ended(ChildProgram, code: Int)
  }

  let id: Int
  let file: String
  let options: AppOptions
  private(set) var driver: Driver?
  private(set) lazy var transcript = AppTranscript(output)
  /// The transcript, which the script side writes.
  private let output = MemoryFile()
  /// The standard error of the native side.
  private let complaints = MemoryFile()
  private var processes: [ChildProgram: pid_t] = [:]
  private var path: PipePath?
  private var isEnding = false
  /// True while the script has a context. The native side reports its end before it is at rest without it.
  private var hasContext = false
  private var lossOfScript: String?
  private var awaitsLoss: [CheckedContinuation<Void, Never>] = []
  private var started: CheckedContinuation<Result<Void, RPCError>, Never>?
  private var ended: CheckedContinuation<Void, Never>?
  private let onTraffic: (JSON) -> Void
  /// Called when a process has ended, or could not be started, and the test has not ended the app.
  private let onLoss: (String) -> Void

  init(
    id: Int, file: String, _ options: AppOptions, onTraffic: @escaping (JSON) -> Void,
    onLoss: @escaping (String) -> Void
  ) {
    self.id = id
    self.file = file
    self.options = options
    self.onTraffic = onTraffic
    self.onLoss = onLoss
  }

  /// Starts both processes. Returns when the script's context has begun, and, unless the options ask for less, when
  /// both sides are at rest.
  func start() async throws(RPCError) {
    let outcome = await withCheckedContinuation { started in
      self.started = started
      launch(.nativeSide, options.nativeArguments, output: complaints) { [weak self] line in
        guard let path = NativeSideProcess.path(in: line) else { return }
        ScriptThread.executor.jobs.asyncScript { self?.take(.listens(path: path)) }
      }
    }
    try outcome.get()
    if options.rests { try await rest() }
  }

  private func take(_ event: Event) {
    switch event {
    case .listens(let path):
      self.path = PipePath(madeElsewhere: path)
      if !isEnding { background { await $0.connect(path) } }
    case .connected(let driver):
      self.driver = driver
      guard !isEnding, let path = path?.path else { return }
      launch(.scriptSide, [file] + options.scriptArguments + ["--json", "--pipe", path], output: output)
    case .contextBegan:
      hasContext = true
      hasStarted(.success(()))
    case .failed(let error): hasStarted(.failure(error))
    case .ended(let program, let code):
      processes[program] = nil
      if processes.isEmpty { ended?.resume() }
      let sentence = loss(of: program, code)
      lossOfScript = sentence
      for waiting in awaitsLoss { waiting.resume() }
      awaitsLoss = []
      guard !isEnding else { return }
      if started != nil { return hasStarted(.failure(RPCError(.rejected, sentence, data: ["code": "APP_ENDED"]))) }
      if !options.mayEnd { onLoss(sentence) }
    }
  }

  private func hasStarted(_ outcome: Result<Void, RPCError>) {
    started?.resume(returning: outcome)
    started = nil
  }

  private func connect(_ path: String) async {
    do {
      let driver = try await Driver.connect(to: path)
      driver.onTraffic = { [weak self] entry in
        guard let self else { return }
        if entry["kind"] == "reload", entry["method"] == "begin" { take(.contextBegan) }
        if entry["kind"] == "reload", entry["method"] == "end" { hasContext = false }
        onTraffic(entry)
      }
      try await driver.subscribeToTraffic(kinds: [.reload])
      if options.isPaused { _ = try await driver.pauseClock() }
      take(.connected(driver))
    } catch {
      take(.failed(error as? RPCError ?? RPCError(.internalError, "\(error)")))
    }
  }

  // MARK: - Rest

  /// Waits without limit until both sides are at rest. While the clock is paused, time does not move.
  func rest() async throws(RPCError) {
    let driver = try connectedDriver()
    if let clock = try? await driver.clockNow(), clock.isPaused {
      _ = try await driver.advanceClock(milliseconds: 0)
    } else {
      try await driver.waitForIdle(timeout: 86_400_000)
    }
    try await checkScript()
  }

  /// Sends a driver's request. It fails if the script is lost, because the answer is that of a device without an app.
  func request(_ method: String, _ params: JSON) async throws(RPCError) -> JSON {
    let answer = try await connectedDriver().request(method, params)
    try await checkScript()
    return answer
  }

  var hasLostScript: Bool { !hasContext }

  /// Throws if the script has ended, once its process has ended, too.
  private func checkScript() async throws(RPCError) {
    guard !hasContext, !options.mayEnd, !isEnding else { return }
    if lossOfScript == nil { await withCheckedContinuation { awaitsLoss.append($0) } }
    throw RPCError(.rejected, lossOfScript ?? "", data: ["code": "APP_ENDED"])
  }

  func connectedDriver() throws(RPCError) -> Driver {
    guard let driver, !isEnding else { throw RPCError(.bridgeInvalidated, "The app has ended.") }
    return driver
  }

  // MARK: - Processes

  private func launch(
    _ program: ChildProgram, _ arguments: [String], output: MemoryFile, line: (@Sendable (String) -> Void)? = nil
  ) {
    processes[program] = 0
    let descriptor = output.descriptor
    background { app in
      do {
        let code = try await ChildProcess.streaming(
          program, arguments, writingTo: descriptor, started: { app.started(program, $0) }, line: line)
        app.take(.ended(program, code: code))
      } catch {
        app.take(.failed(RPCError(.internalError, "\(error)")))
        app.take(.ended(program, code: Int(EX_UNAVAILABLE)))
      }
    }
  }

  private nonisolated func started(_ program: ChildProgram, _ process: pid_t) {
    ScriptThread.executor.jobs.asyncScript { [self] in
      // A process that has ended already is no longer listed.
      guard processes[program] == 0 else { return }
      processes[program] = process
      if isEnding { kill(process, SIGKILL) }
    }
  }

  /// Ends both processes, and returns when they have ended.
  func end() async {
    isEnding = true
    AppFile.remove(file)
    driver?.close()
    guard !processes.isEmpty else { return }
    await withCheckedContinuation { ended in
      self.ended = ended
      for process in processes.values where process > 0 { kill(process, SIGKILL) }
    }
    // A killed side could not remove its path.
    path?.remove()
  }

  private func loss(of program: ChildProgram, _ code: Int) -> String {
    let signal =
      code > 128 ? " by signal \(code - 128) (\(String(cString: strsignal(CInt(code - 128)))))" : ", with code \(code)"
    let words = program == .scriptSide ? transcript.lastError : complaints.text.trimmed
    return "The process '\(program.rawValue)' of the app has ended\(signal)." + (words.isEmpty ? "" : "\n\(words)")
  }

  /// The lines that the native side has written to standard error.
  var complaintText: String { complaints.text.trimmed }

  private func background(_ body: @escaping @ScriptThread @Sendable (AppUnderTest) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
