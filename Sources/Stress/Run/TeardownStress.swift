internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import ScriptSide

/// Runs `stress teardown`: scripts that vanish with commands in flight, each followed by another.
@ScriptThread
final class TeardownStress: StressCourse {
  nonisolated static let profile = StressProfile.teardown

  private let settings: StressSettings
  private let architecture: Architecture
  private let native: NativeUnderStress
  private let record: StressRecord
  private var watch: Watch { record.watch }
  /// The script that replaced another, for the next cycle.
  private var successor: StressScript?
  /// Scripts that were ended, and may not have received every settlement yet.
  private var ending: [StressScript] = []
  private var ways: [ScriptEnding: Int] = [:]

  private init(
    _ settings: StressSettings, _ architecture: Architecture, _ native: NativeUnderStress, _ record: StressRecord
  ) {
    self.settings = settings
    self.architecture = architecture
    self.native = native
    self.record = record
  }

  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport {
    try await NativeUnderStress.run(settings, record) { native in
      let run = TeardownStress(settings, architecture, native, record)
      defer { run.successor?.navigation.close() }
      return try await run.run()
    }.0
  }

  private func run() async throws -> StressReport {
    let plan = TeardownPlan(seed: settings.seed, inFlight: settings.inFlight)
    let cycles = StressCycles(settings: settings, architecture: architecture, record: record)
    return try await cycles.run(
      check: { moment in
        try await settle()
        return try await native.checkpoint(moment, isLast: moment == .end)
      }, play: { try await play(plan.cycle($0), index: $0) },
      ways: { ScriptEnding.allCases.map { ($0.rawValue, ways[$0] ?? 0) } })
  }

  private func play(_ cycle: TeardownPlan.Cycle, index: Int) async throws {
    ways[cycle.ending, default: 0] += 1
    if cycle.ending == .kill { return try await kill(cycle, index: index) }
    let script = try await nextScript()
    try await script.play(cycle.steps)
    try await record.waitUntilReached(cycle.strikesAfter, in: script.epoch)
    switch cycle.ending {
    case .close, .kill: script.navigation.close()
    case .halfClose: script.finishWriting()
    case .closeMidFrame: script.closeMidFrame()
    case .replace: successor = try await .begin(at: native.path, architecture, record)
    }
    ending.append(script)
    // The commands that a half-closed script awaits may never settle; then its successor ends it.
    if cycle.awaitsEnd && cycle.ending != .halfClose { try await record.waitUntilEnded(script.epoch) }
  }

  /// Starts a script in a separate process that issues commands, and kills it.
  private func kill(_ cycle: TeardownPlan.Cycle, index: Int) async throws {
    if let script = successor {
      successor = nil
      ending.append(script)
    }
    let arguments = ScriptProcess(
      path: native.path, architecture: architecture, seed: settings.seed, cycle: index, inFlight: settings.inFlight
    ).arguments
    let (_, left) = try await ChildProcess.run(.navbridge, arguments) { child in
      try await withTaskExecutorPreference(ScriptThread.executor) {
        try await self.strike(child, after: cycle.strikesAfter)
      }
    }
    if left.code != 137 {
      record.ledger.note(.ending, "The script's process ended with code \(left.code): \(left.standardError)")
    }
  }

  private func strike(_ child: ChildProcess.Running, after count: Int) async throws {
    guard let epoch = ScriptProcess.epoch(in: child.firstLine) else {
      throw StressError.scriptLost("The first line of its process is '\(child.firstLine)'.")
    }
    try await record.waitUntilReached(count, in: epoch)
    child.send(9)
    try await record.waitUntilEnded(epoch)
  }

  /// Waits until all scripts are gone and every command has settled.
  private func settle() async throws {
    let last = try await nextScript()
    last.navigation.close()
    ending.append(last)
    try await record.waitUntilEnded(last.epoch)
    try await watch.wait(for: "all connections of ended scripts to close") { [self] in ending.allSatisfy(\.isClosed) }
    ending = []
  }

  private func nextScript() async throws -> StressScript {
    ending.removeAll(where: \.isClosed)
    defer { successor = nil }
    if let successor { return successor }
    return try await .begin(at: native.path, architecture, record)
  }
}
