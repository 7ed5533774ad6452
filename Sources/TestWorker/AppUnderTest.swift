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
  /// The path for the native side's socket; nil if the native side chooses one.
  private let socket: String?
  let options: AppOptions
  private(set) var driver: Driver?
  private(set) lazy var transcript = AppTranscript(output)
  /// The transcript, which the script side writes.
  private let output = MemoryFile()
  /// The standard error of the native side.
  let complaints = MemoryFile()
  private(set) var processes: [ChildProgram: pid_t] = [:]
  private var path: PipePath?
  private(set) var isEnding = false
  /// True while the script has a context. The native side reports its end before it is at rest without it.
  private(set) var hasContext = false
  private(set) var hasNativeEnded = false
  /// The first end of a process that the test has not asked for, as a sentence.
  var loss: String?
  /// Those who wait until the script has a context again, or until there is a loss.
  var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var started: CheckedContinuation<Result<Void, RPCError>, Never>?
  private var ended: CheckedContinuation<Void, Never>?
  private let onTraffic: (JSON) -> Void
  /// Called when a process has ended, or could not be started, and the test has not ended the app.
  let onLoss: (String) -> Void

  init(
    id: Int, file: String, socket: String?, _ options: AppOptions, onTraffic: @escaping (JSON) -> Void,
    onLoss: @escaping (String) -> Void
  ) {
    self.id = id
    self.file = file
    self.socket = socket
    self.options = options
    self.onTraffic = onTraffic
    self.onLoss = onLoss
  }

  /// Starts both processes. Returns when the script's context has begun, and, unless the options ask for less, when
  /// both sides are at rest.
  func start() async throws(RPCError) {
    let outcome = await withCheckedContinuation { started in
      self.started = started
      let lines = ChildProcess.OutputReader.lines { [weak self] line in
        guard let path = NativeSideProcess.path(in: line) else { return }
        ScriptThread.executor.jobs.asyncScript { self?.take(.listens(path: path)) }
      }
      let place = socket.map { ["--pipe", $0] } ?? []
      launch(.nativeSide, place + options.nativeArguments, output: complaints, reader: lines)
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
      resumeWaiting()
      hasStarted(.success(()))
    case .failed(let error): hasStarted(.failure(error))
    case .ended(let program, let code):
      processes[program] = nil
      if program == .nativeSide { hasNativeEnded = true }
      if processes.isEmpty { ended?.resume() }
      background { await $0.hasLost(program, code) }
    }
  }

  func hasStarted(_ outcome: Result<Void, RPCError>) {
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
    try await asking { driver throws(RPCError) in
      if let clock = try? await driver.clockNow(), clock.isPaused {
        _ = try await driver.advanceClock(milliseconds: 0)
      } else {
        try await driver.waitForIdle(timeout: 86_400_000)
      }
    }
    try await awaitScript()
  }

  /// Sends a driver's request. It fails if the script is lost, because the answer is that of a device without an app.
  func request(_ method: String, _ params: JSON) async throws(RPCError) -> JSON {
    let answer = try await asking { driver throws(RPCError) in try await driver.request(method, params) }
    try await awaitScript()
    return answer
  }

  func connectedDriver() throws(RPCError) -> Driver {
    guard let driver, !isEnding else { throw RPCError(.bridgeInvalidated, "The app has ended.") }
    return driver
  }

  // MARK: - Processes

  private func launch(
    _ program: ChildProgram, _ arguments: [String], output: MemoryFile, reader: ChildProcess.OutputReader = .errors
  ) {
    processes[program] = 0
    let descriptor = output.descriptor
    background { app in
      do {
        let code = try await ChildProcess.streaming(
          program, arguments, writingTo: descriptor, started: { app.started(program, $0) }, output: reader)
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
    driver?.close()
    if !processes.isEmpty {
      await withCheckedContinuation { ended in
        self.ended = ended
        for process in processes.values where process > 0 { kill(process, SIGKILL) }
      }
    }
    // A killed side could not remove its path.
    path?.remove()
  }

  /// The lines that the native side has written to standard error.
  var complaintText: String {
    var text = Substring(complaints.text)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  func background(_ body: @escaping @ScriptThread @Sendable (AppUnderTest) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}
