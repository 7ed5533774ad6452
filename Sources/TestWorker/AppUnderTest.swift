import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// One app that a test has started: its two processes, its driver and its transcript.
@ScriptThread
final class AppUnderTest: BackgroundWorker {
  let id: Int
  let file: String
  /// The path for the native side's socket; nil if the native side chooses one.
  private let socket: String?
  var options: AppOptions
  /// The test file, for an app that it gives as a function, which requires the files beside the test.
  private let test: String?
  /// True for an app that lives until the end of the test file, so that what it prints belongs to no test alone.
  let isOfFile: Bool
  let processes: AppProcesses
  var driver: Driver? { processes.driver }
  private(set) lazy var transcript = AppTranscript(output)
  /// The transcript, which the script side writes.
  let output = MemoryFile()
  /// The standard error of the native side.
  let complaints = MemoryFile()
  private(set) var isEnding = false
  /// True while the script has a context. The native side reports its end before it is at rest without it.
  private(set) var hasContext = false
  private(set) var hasNativeEnded = false
  /// True while a fault holds the script side still.
  var standsStill = false
  /// True if the native side has refused the options of the app.
  var isRefused = false
  /// The number of contexts that the script has begun.
  private(set) var begunContexts = 0
  /// The first end of a process that the test has not asked for.
  var loss: AppLoss?
  /// The functions that the test has run in the app, each with the number of entries of the transcript before it.
  private var functions: [(entries: Int, params: JSON)] = []
  /// Those who wait until the script has a context again, or until there is a loss.
  var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var started: CheckedContinuation<Result<Void, RPCError>, Never>?
  private var ended: CheckedContinuation<Void, Never>?
  /// The params of the last subscription to the traffic: the driver's own one, or the test's.
  private var subscription: JSON = ["kinds": [.string(TraceRecord.Kind.reload.rawValue)]]
  /// True while the native side draws the screen after acts and settled commands.
  private(set) var isFilmed: Bool
  /// Called when a process has ended, or could not be started, and the test has not ended the app.
  let onLoss: (AppLoss) -> Void

  init(
    id: Int, file: String, of test: String?, socket: String?, _ options: AppOptions, isOfFile: Bool, isFilmed: Bool,
    on machine: AppMachine = .system, onTraffic: @escaping (JSON) -> Void, onLoss: @escaping (AppLoss) -> Void
  ) {
    self.id = id
    self.isFilmed = isFilmed
    self.file = file
    self.test = test
    self.socket = socket
    self.options = options
    self.isOfFile = isOfFile
    self.onLoss = onLoss
    processes = AppProcesses(on: machine)
    processes.onTraffic = onTraffic
    processes.onEvent = { [weak self] in self?.take($0) }
  }

  /// Starts both processes. Returns when the script's context has begun, and, unless the options ask for less, when
  /// both sides are at rest.
  func start() async throws(RPCError) {
    let outcome = await withCheckedContinuation { started in
      self.started = started
      let place = socket.map { ["--pipe", $0] } ?? []
      processes.startNative(place + options.nativeArguments, errors: complaints.descriptor)
    }
    try outcome.get()
    if options.rests { try await rest() }
  }

  private func take(_ event: AppProcesses.Event) {
    switch event {
    // A process may have started after the app was ended.
    case .started(let program): if isEnding { processes.send(SIGKILL, to: program) }
    case .listens: if !isEnding { connect() }
    case .connected:
      guard !isEnding else { return }
      processes.startScript(
        [file] + options.scriptArguments + (test.map { ["--beside", $0] } ?? []) + ["--json", "--watch-turns"],
        output: output.descriptor, errors: output.descriptor)
    case .notConnected(let error):
      hasStarted(.failure(error as? RPCError ?? RPCError(.internalError, "\(error)")))
    case .contextBegan:
      hasContext = true
      begunContexts += 1
      resumeWaiting()
      hasStarted(.success(()))
    case .contextEnded:
      hasContext = false
      resumeWaiting()
    case .notStarted(_, let why): hasStarted(.failure(RPCError(.internalError, why)))
    case .ended(let program, let code):
      if program == .nativeSide { hasNativeEnded = true }
      if processes.running.isEmpty { ended?.resume() }
      background { await $0.hasLost(program, code) }
    }
  }

  private func connect() {
    processes.connect(kinds: isFilmed ? [.picture] : [], isPaused: options.isPaused)
  }

  func hasStarted(_ outcome: Result<Void, RPCError>) {
    started?.resume(returning: outcome)
    started = nil
  }

  // MARK: - Rest

  /// Waits without limit until both sides are at rest. While the clock is paused, time does not move.
  func rest() async throws(RPCError) {
    goOn()
    try await asking { driver throws(RPCError) in
      if let clock = try? await driver.clockNow(), clock.isPaused {
        _ = try await driver.advanceClock(milliseconds: 0)
      } else {
        try await driver.waitForIdle(timeout: 86_400_000)
      }
    }
    try await awaitScript()
  }

  /// The requests that are answered when the script has nothing left to do.
  private static let movesClock: Set = [
    ClockMethods.advance.name, ClockMethods.step.name, ClockMethods.settle.name, DeviceMethods.waitForIdle.name,
  ]

  /// Sends a driver's request. It fails if the script is lost, because the answer is that of a device without an app.
  func request(_ method: String, _ params: JSON) async throws(RPCError) -> JSON {
    let context = begunContexts
    // Time waits for the script, which has nothing else to wait for.
    if Self.movesClock.contains(method) { goOn() }
    if method == ScriptMethods.run.name { functions.append((transcript.count, params)) }
    do throws(RPCError) {
      let subscribes = method == TrafficMethods.subscribe.name
      let sent = subscribes ? withPictures(params) : params
      let answer = try await asking { driver throws(RPCError) in try await driver.request(method, sent) }
      // It takes the place of the one before, which had the pictures, too.
      if subscribes { subscription = params }
      try await awaitScript()
      return answer
    } catch {
      // A function that the app runs ends with its context. If the app has failed, its error is the reason.
      if error.moduleCode == .bridgeInvalidated { try await awaitEnd(ofContext: context) }
      // So does the content of the screen, in which a later act then finds nothing.
      try await awaitScript()
      throw error
    }
  }

  /// The run so far, for `navbridge inspect`, without its transcript.
  ///
  /// - Parameters:
  ///   - file: the place of the app's file, if that is another one by then.
  ///   - replies: the place of the file of its replies, in the same way.
  func recording(file: String, replies: String?) -> AppRecording {
    var acts: [AppRecording.Act] = []
    // The time of the last entry, which may have none, and of the last one that has.
    var (position, time, end) = (0, 0.0, 0.0)
    var sent = functions[...]
    func addFunctions() {
      while let next = sent.first, next.entries <= position {
        acts.append(AppRecording.Act(at: time, method: ScriptMethods.run.name, params: next.params))
        sent.removeFirst()
      }
    }
    transcript.forEach { entry in
      addFunctions()
      time = entry["at"]?.double ?? 0
      if entry["at"] != nil { end = time }
      if entry["kind"] == "act" {
        acts.append(
          AppRecording.Act(at: time, method: entry["method"]?.string ?? "", params: entry["params"] ?? [:]))
      }
      position += 1
    }
    addFunctions()
    return AppRecording(
      file: file, architecture: options.architecture, nativeArguments: options.nativeArguments,
      scriptArguments: options.scriptArguments.dropFirst(2).map { $0 == options.replies ? replies ?? $0 : $0 }
        + (test.map { ["--beside", $0] } ?? []),
      acts: acts, end: end, entries: [])
  }

  /// Begins or ends the pictures of an app that runs already.
  func film(_ isFilmed: Bool) async {
    guard isFilmed != self.isFilmed, let driver = try? connectedDriver() else { return }
    self.isFilmed = isFilmed
    _ = try? await driver.request(TrafficMethods.subscribe.name, withPictures(subscription))
  }

  private func withPictures(_ params: JSON) -> JSON {
    guard isFilmed, params["kinds"] == nil || params["kinds"]?.array != nil else { return params }
    let kinds = params["kinds"]?.array ?? TraceRecord.Kind.traffic.map { .string($0.rawValue) }
    var members = params.object ?? [:]
    members["kinds"] = .array(kinds + [.string(TraceRecord.Kind.picture.rawValue)])
    return .object(members)
  }

  func connectedDriver() throws(RPCError) -> Driver {
    guard let driver, !isEnding else { throw RPCError(.bridgeInvalidated, "The app has ended.") }
    return driver
  }

  // MARK: - The end

  /// The error of a request to an app that has ended.
  static let hasEnded = RPCError(.bridgeInvalidated, "The app has ended.", data: ["code": "APP_ENDED"])

  /// Ends both processes, and returns when they have ended.
  func end() async {
    isEnding = true
    // A start that nobody awaits would otherwise have no answer, and count as work for ever.
    hasStarted(.failure(Self.hasEnded))
    driver?.close()
    if !processes.running.isEmpty {
      await withCheckedContinuation { ended in
        self.ended = ended
        for program in processes.running { processes.send(SIGKILL, to: program) }
      }
    }
    processes.removePath()
  }

  /// The lines that the native side has written to standard error.
  var complaintText: String {
    var text = Substring(complaints.text)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
