internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The cycles of a stress run one after another, with figures at the start, after half of them and at the end.
@ScriptThread
struct StressCycles {
  let settings: StressSettings
  let architecture: Architecture
  let record: StressRecord

  /// - Parameters:
  ///   - check: Waits until no command is in flight, and takes the figures.
  ///   - play: Runs one cycle, by its index.
  ///   - ways: The number of cycles of each kind, read at the end.
  func run(
    check: (StressCheckpoint.Moment) async throws -> StressCheckpoint, play: (Int) async throws -> Void,
    ways: () -> [(String, Int)]
  ) async throws -> StressReport {
    var checkpoints = [try await check(.start)]
    var samples = MemorySamples()
    var ends = StressCourseEnds(settings.extent)
    let began = MonotonicTime.now
    var (cycle, isEnd) = (0, false)
    take(&samples, after: 0)
    while !isEnd {
      try await play(cycle)
      cycle += 1
      let seconds = Double(MonotonicTime.now - began) / 1e9
      take(&samples, after: cycle)
      record.onProgress(
        StressProgress(
          architecture, done: cycle, of: settings.extent, seconds: seconds, settled: record.ledger.outcomes.total,
          faults: record.faultCount))
      let end = ends.ended(cycle, after: seconds)
      if end.isMiddle { checkpoints.append(try await check(.middle)) }
      isEnd = end.isEnd
    }
    checkpoints.append(try await check(.end))
    return StressReport(
      settings, architecture, cycles: cycle, ledger: record.ledger, account: record.account, ways: ways(),
      checkpoints: checkpoints, samples: samples, seconds: Double(MonotonicTime.now - began) / 1e9)
  }

  private func take(_ samples: inout MemorySamples, after cycle: Int) {
    guard samples.isDue(cycle) else { return }
    samples.add(
      MemorySamples.Sample(
        cycle: cycle, native: record.native.flatMap(ProcessFigures.resident),
        script: settings.ownsProcess ? ProcessFigures.own?.resident : nil))
  }
}
