internal import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The native side's process of a run, and the driver that inspects it.
@ScriptThread
final class NativeUnderStress {
  let path: String
  private let child: ChildProcess.Running
  private let client: RPCClient
  private let driver: Driver
  private let settings: StressSettings
  private let watch: Watch
  /// The number of descriptors of this process at the last checkpoint.
  private var ownDescriptors = Int.max
  /// The number of times that descriptors are looked at before they count as left open.
  private static let looks = 100

  /// The render timeout outlasts the run: no verdict depends on time, so a command that waits for its content keeps
  /// waiting.
  static let arguments = ["--benchmark-module", "--render-timeout", "86400000"]

  private init(
    _ path: String, _ child: ChildProcess.Running, _ client: RPCClient, _ driver: Driver, _ settings: StressSettings,
    _ watch: Watch
  ) {
    self.path = path
    self.child = child
    self.client = client
    self.driver = driver
    self.settings = settings
    self.watch = watch
  }

  static func connect(
    to path: String, _ child: ChildProcess.Running, _ settings: StressSettings, _ watch: Watch
  ) async throws -> NativeUnderStress {
    // A hanging native side would keep the run from ending, so it is killed; otherwise it ends in order.
    watch.onFailure { error in child.send(error.isHang ? SIGKILL : SIGTERM) }
    let client = try RPCClient.connect(to: path)
    let driver = try await watch.bounded("the answer to a driver's initialize") { try await Driver.start(client) }
    return NativeUnderStress(path, child, client, driver, settings, watch)
  }

  /// Requests a reload at once; `done` is called when the next epoch has begun.
  func reload(_ done: @escaping (Result<JSONValue, RPCError>) -> Void) {
    client.request(DeviceMethods.reload.name, completion: done)
  }

  /// Records the native side's account from here on: commands, their answers, and the ends of epochs.
  func keepAccount(in record: StressRecord) async throws {
    client.onNotification = { method, params in
      guard TrafficMethods.entry.isNamed(method), let params else { return }
      record.account.take(params.json)
      record.watch.changed()
    }
    try await watch.bounded("the answer to traffic/subscribe") {
      try await driver.subscribeToTraffic(kinds: [.call, .result, .callback, .error, .reload])
    }
  }

  /// Waits until nothing is queued, moving or awaited, and returns the figures.
  func checkpoint(_ moment: Checkpoint.Moment) async throws -> Checkpoint {
    let stats = try await watch.bounded("the device to be idle") {
      try await driver.waitForIdle(timeout: settings.waitLimit * 1000)
      return try await driver.stats()
    }
    guard let process = ProcessFigures(processID: child.processID) else { throw StressError.nativeLost }
    let own = settings.ownsProcess ? try await ownFigures() : nil
    return Checkpoint(moment: moment, native: NativeCounts(stats), nativeProcess: process, scriptProcess: own)
  }

  /// Returns the figures of this process. Another thread closes the descriptors of a process that has ended, so more of
  /// them than at the last checkpoint are looked at again.
  private func ownFigures() async throws -> ProcessFigures? {
    // The first sleep by a clock opens a descriptor that stays. On a slow machine, that of a limit came after the middle.
    try await Task.sleep(for: .milliseconds(1), clock: .continuous)
    try await Task.sleep(for: .milliseconds(1), clock: .suspending)
    var figures = ProcessFigures.own
    for _ in 0..<Self.looks where figures?.descriptors ?? 0 > ownDescriptors {
      try await Task.sleep(for: .milliseconds(20))
      figures = .own
    }
    ownDescriptors = figures?.descriptors ?? .max
    return figures
  }

  func close() { driver.close() }
}
