internal import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// Ends and reloads scripts with commands in flight, against a native side in a separate process.
package enum Stress {
  /// Runs one profile on one route. Throws `StressError` when there is no verdict.
  /// - Parameters:
  ///   - watch: ends the run when the watch fails; used by this run only.
  ///   - onProgress: called when a cycle has ended.
  package static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ watch: Watch,
    onProgress: @escaping @ScriptThread @Sendable (StressProgress) -> Void = { _ in }
  ) async throws -> StressReport {
    let listened = Guarded<String?>(nil)
    // A killed native side leaves its socket behind.
    defer { if let path = listened.withLock({ $0 }) { PipePath(madeElsewhere: path).remove() } }
    do {
      return try await NativeSideProcess.run(NativeUnderStress.arguments) { path, child in
        listened.withLock { $0 = path }
        return try await withTaskExecutorPreference(ScriptThread.executor) {
          try await run(settings, architecture, path, child, StressRecord(watch, onProgress: onProgress))
        }
      }.0
    } catch {
      throw await watch.failure ?? error
    }
  }

  @ScriptThread
  private static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ path: String, _ child: ChildProcess.Running,
    _ record: StressRecord
  ) async throws -> StressReport {
    let native = try await NativeUnderStress.connect(to: path, child, settings, record.watch)
    defer { native.close() }
    return switch settings.profile {
    case .reload: try await ReloadStress.run(settings, architecture, native, record)
    case .teardown: try await TeardownStress.run(settings, architecture, native, record)
    }
  }
}

/// The reason why a stress run has no verdict.
package enum StressError: Error, Sendable, Equatable, CustomStringConvertible {
  case timedOut(String, seconds: Int)
  case interrupted(signal: Int32)
  case scriptLost(String)
  case nativeLost

  /// True when a process does not answer. It would not answer a request to end in order either.
  var isHang: Bool {
    if case .timedOut = self { true } else { false }
  }

  package var description: String {
    switch self {
    case .timedOut(let what, let seconds): "The run was ended: after \(seconds) s it still waited for \(what)."
    case .interrupted(let signal): "The run was ended by signal \(signal)."
    case .scriptLost(let why):
      "The script's connection ended while the script was needed. \(why) Has the native side crashed?"
    case .nativeLost: "The native side's process is gone; its output may give the reason."
    }
  }
}

/// The accounts of a run's commands: that of the script side, which all its scripts share, and that of the native side.
@ScriptThread
final class StressRecord {
  var ledger = CommandLedger()
  var account = NativeAccount()
  let watch: Watch
  /// Called when a cycle has ended.
  let onProgress: @ScriptThread (StressProgress) -> Void

  init(_ watch: Watch, onProgress: @escaping @ScriptThread (StressProgress) -> Void = { _ in }) {
    self.watch = watch
    self.onProgress = onProgress
  }
}

/// The course of a stress run: its cycles one after another, with figures at the start, after half of them and at the
/// end.
@ScriptThread
struct StressCycles {
  let settings: StressSettings
  let architecture: Architecture
  let native: NativeUnderStress
  let record: StressRecord

  /// - Parameters:
  ///   - settle: Waits until no command is in flight, before figures are taken.
  ///   - play: Runs one cycle, by its index.
  ///   - ways: The number of cycles of each kind, read at the end.
  func run(
    settle: (Checkpoint.Moment) async throws -> Void, play: (Int) async throws -> Void, ways: () -> [(String, Int)]
  ) async throws -> StressReport {
    var checkpoints: [Checkpoint] = []
    func check(_ moment: Checkpoint.Moment) async throws {
      try await settle(moment)
      checkpoints.append(try await native.checkpoint(moment))
    }

    try await native.keepAccount(in: record)
    try await check(.start)
    let began = MonotonicTime.now
    for cycle in 0..<settings.cycles {
      try await play(cycle)
      record.onProgress(
        StressProgress(
          architecture, done: cycle + 1, of: settings.cycles, settled: record.ledger.outcomes.total,
          faults: record.ledger.faults.count + record.account.faults.count))
      if cycle + 1 == settings.cycles / 2 { try await check(.middle) }
    }
    try await check(.end)
    return StressReport(
      settings, architecture, ledger: record.ledger, account: record.account, ways: ways(), checkpoints: checkpoints,
      seconds: Double(MonotonicTime.now - began) / 1e9)
  }
}
