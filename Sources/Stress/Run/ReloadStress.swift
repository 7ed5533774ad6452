internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import ScriptSide

/// Runs `stress reload`: one script whose context is reloaded repeatedly with commands in flight.
@ScriptThread
final class ReloadStress: StressCourse {
  nonisolated static let profile = StressProfile.reload

  private let settings: StressSettings
  private let architecture: Architecture
  private let native: NativeUnderStress
  private let record: StressRecord
  private let script: StressScript
  private var watch: Watch { record.watch }
  private var reloads = ReloadRequests()
  private var ways: [ReloadTrigger: Int] = [:]

  private init(
    _ settings: StressSettings, _ architecture: Architecture, _ native: NativeUnderStress, _ record: StressRecord,
    _ script: StressScript
  ) {
    self.settings = settings
    self.architecture = architecture
    self.native = native
    self.record = record
    self.script = script
  }

  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport {
    try await NativeUnderStress.run(settings, record) { native in
      let script = try await StressScript.begin(at: native.path, architecture, record)
      defer { script.navigation.close() }
      return try await ReloadStress(settings, architecture, native, record, script).run()
    }.0
  }

  private func run() async throws -> StressReport {
    let plan = ReloadPlan(seed: settings.seed, inFlight: settings.inFlight)
    let cycles = StressCycles(settings: settings, architecture: architecture, record: record)
    return try await cycles.run(
      check: { moment in
        try await settle(before: moment)
        return try await native.checkpoint(moment, isLast: moment == .end)
      }, play: { try await play(plan.cycle($0)) },
      ways: { ReloadTrigger.allCases.map { ($0.rawValue, ways[$0] ?? 0) } })
  }

  /// Runs one cycle. Returns when the next epoch has begun and a driver's request for it is answered.
  private func play(_ steps: [Step]) async throws {
    let next = script.epoch + 1
    for case .reload(let way) in steps { ways[way, default: 0] += 1 }
    try await script.play(steps) { native.reload(reloads, record) }
    try await wait(for: next)
  }

  /// Reloads, so that every command settles and no new one is issued. At the start there is none.
  private func settle(before moment: StressCheckpoint.Moment) async throws {
    guard moment != .start else { return }
    let next = script.epoch + 1
    native.reload(reloads, record)
    try await wait(for: next)
  }

  private func wait(for epoch: Int) async throws {
    try await watch.wait(for: "epoch \(epoch) to begin, and device/reload to be answered") { [self] in
      script.isClosed || (script.epoch >= epoch && reloads.unanswered == 0)
    }
    if script.isClosed { throw StressError.scriptLost("It was to run until epoch \(epoch).") }
  }
}
