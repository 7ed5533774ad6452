internal import NavbridgeRuntime
internal import NavbridgeVocabulary

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
      if cycle + 1 == settings.cycles / 2 { try await check(.middle) }
    }
    try await check(.end)
    return StressReport(
      settings, architecture, ledger: record.ledger, account: record.account, ways: ways(), checkpoints: checkpoints,
      seconds: Double(MonotonicTime.now - began) / 1e9)
  }
}
