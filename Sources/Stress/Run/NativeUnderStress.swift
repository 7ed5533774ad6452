internal import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A native side's process of a run, and the driver that inspects it.
@ScriptThread
final class NativeUnderStress {
  let path: String
  private let child: ChildProcess.Running
  private let client: RPCClient
  private let driver: Driver
  private let settings: StressSettings
  private let record: StressRecord
  private let errors: MemoryFile
  /// The bytes of `errors` that were looked at.
  private var looked = 0
  private var watch: Watch { record.watch }

  /// The render timeout outlasts the run: no verdict depends on time, so a command that waits for its content keeps
  /// waiting.
  private static let arguments = ["--benchmark-module", "--render-timeout", "86400000"]

  private init(
    _ path: String, _ child: ChildProcess.Running, _ client: RPCClient, _ driver: Driver, _ settings: StressSettings,
    _ record: StressRecord, _ errors: MemoryFile
  ) {
    self.path = path
    self.child = child
    self.client = client
    self.driver = driver
    self.settings = settings
    self.record = record
    self.errors = errors
  }

  /// Starts a native side, keeps its account while the body runs, and ends it. Returns its exit code with the last of its
  /// errors.
  static func run<Result: Sendable>(
    _ settings: StressSettings, _ record: StressRecord, _ arguments: [String] = [],
    body: @escaping @ScriptThread @Sendable (NativeUnderStress) async throws -> Result
  ) async throws -> (Result, ProcessEnding) {
    let listened = Guarded<String?>(nil)
    // A killed native side leaves its socket behind. That of a path which was given is the caller's.
    defer {
      if let path = listened.withLock({ $0 }), !arguments.contains("--pipe") {
        PipePath(madeElsewhere: path).remove()
      }
    }
    let errors = MemoryFile()
    let (result, ending) = try await NativeSideProcess.run(Self.arguments + arguments, errors: errors) { path, child in
      listened.withLock { $0 = path }
      return try await withTaskExecutorPreference(ScriptThread.executor) {
        try await run(path, child, settings, record, errors, body)
      }
    }
    return (result, ProcessEnding(code: ending.code, errors: errors.text))
  }

  private static func run<Result: Sendable>(
    _ path: String, _ child: ChildProcess.Running, _ settings: StressSettings, _ record: StressRecord,
    _ errors: MemoryFile, _ body: @ScriptThread @Sendable (NativeUnderStress) async throws -> Result
  ) async throws -> Result {
    // A hanging native side would keep the run from ending, so it is killed; otherwise it ends in order.
    let token = record.watch.onFailure { error in child.send(error.isHang ? SIGKILL : SIGTERM) }
    record.native = child.processID
    defer {
      record.native = nil
      record.watch.forget(token)
    }
    let client = try RPCClient.connect(to: path)
    let driver = try await record.watch.bounded("the answer to a driver's initialize") {
      try await Driver.start(client)
    }
    defer { driver.close() }
    let native = NativeUnderStress(path, child, client, driver, settings, record, errors)
    try await native.keepAccount()
    return try await body(native)
  }

  /// True when the driver's connection has closed, so that nothing more comes from this native side.
  var isGone: Bool { client.isClosed }

  /// The errors that the native side has printed since the last call.
  func newErrors() -> String {
    let bytes = errors.bytes(from: looked)
    looked += bytes.count
    return String(decoding: bytes, as: UTF8.self)
  }

  func send(_ signal: CInt) { child.send(signal) }

  /// Waits until the connection has closed, after a signal.
  func gone() async throws {
    client.onClose = { [watch] _ in watch.changed() }
    try await watch.wait(for: "the native side to close a driver's connection") { [self] in isGone }
  }

  /// Asks a question and awaits its answer, which is short. That to `stats/get` becomes long in the course of a run.
  func roundTrip() async throws {
    try await watch.bounded("the answer to \(ClockMethods.now.name)") {
      _ = try await client.request(ClockMethods.now.name)
    }
  }

  /// Requests a reload at once; `done` is called when the next epoch has begun.
  func reload(_ done: @escaping (Result<JSONValue, RPCError>) -> Void) {
    client.request(DeviceMethods.reload.name, completion: done)
  }

  /// Records the native side's account from here on: commands, their answers, and the ends of epochs.
  private func keepAccount() async throws {
    client.onNotification = { [record] method, params in
      guard TrafficMethods.entry.isNamed(method), let params else { return }
      record.account.take(params.json)
      record.watch.changed()
    }
    try await watch.bounded("the answer to traffic/subscribe") {
      try await driver.subscribeToTraffic(kinds: [.call, .result, .callback, .error, .reload])
    }
  }

  /// Waits until nothing is queued, moving or awaited, and returns the figures.
  ///
  /// - Parameter isLast: true if the native side does nothing afterwards, so that its account is closed.
  func checkpoint(_ moment: StressCheckpoint.Moment, isLast: Bool) async throws -> StressCheckpoint {
    let counts = try await countsAtRest()
    if isLast { record.account.close(.atRest(counts)) }
    guard let process = ProcessFigures(processID: child.processID) else { throw StressError.nativeLost }
    let own = settings.ownsProcess ? try await OwnProcess.figures(record) : nil
    return StressCheckpoint(moment: moment, native: counts, nativeProcess: process, scriptProcess: own)
  }

  /// Waits until nothing is queued, moving or awaited.
  func countsAtRest() async throws -> NativeCounts {
    NativeCounts(
      try await watch.bounded("the device to be idle") {
        try await driver.waitForIdle(timeout: settings.waitLimit * 1000)
        return try await driver.stats().json
      })
  }
}

/// The exit code of a process as a shell counts it, and the errors that it has printed.
struct ProcessEnding: Sendable {
  let code: Int
  let errors: String

  init(code: Int, errors: String) {
    self.code = code
    self.errors = errors
  }

  init(_ ending: ChildProcess.Ending) { self.init(code: ending.code, errors: ending.standardError) }
}

/// The figures of this process.
@ScriptThread
private enum OwnProcess {
  /// The number of times that descriptors are looked at before they count as left open.
  private static let looks = 1000

  /// Another thread closes the descriptors of a process that has ended, so more of them than at the last checkpoint are
  /// looked at again.
  static func figures(_ record: StressRecord) async throws -> ProcessFigures? {
    // The first sleep by a clock opens a descriptor that stays. On a slow machine, that of a limit came after the middle.
    try await Task.sleep(for: .milliseconds(1), clock: .continuous)
    try await Task.sleep(for: .milliseconds(1), clock: .suspending)
    var figures = ProcessFigures.own
    for _ in 0..<looks where figures?.descriptors ?? 0 > record.ownDescriptors {
      try await Task.sleep(for: .milliseconds(20))
      figures = .own
    }
    record.ownDescriptors = figures?.descriptors ?? .max
    return figures
  }
}
