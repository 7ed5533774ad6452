internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// Runs `stress storm`: one script, whose commands, a driver's acts and reloads come all at once.
@ScriptThread
final class StormStress: StressCourse {
  nonisolated static let profile = StressProfile.storm

  private let settings: StressSettings
  private let native: NativeUnderStress
  private let record: StressRecord
  private let script: StressScript
  private let hand: DeviceHand
  private var watch: Watch { record.watch }
  private var reloads = ReloadRequests()
  private var ways: [String: Int] = [:]

  private init(
    _ settings: StressSettings, _ native: NativeUnderStress, _ record: StressRecord, _ script: StressScript,
    _ hand: DeviceHand
  ) {
    self.settings = settings
    self.native = native
    self.record = record
    self.script = script
    self.hand = hand
  }

  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport {
    try await NativeUnderStress.run(settings, record) { native in
      let script = try await StressScript.begin(at: native.path, architecture, record, hasButtons: true)
      defer { script.navigation.close() }
      let hand = try await DeviceHand.connect(to: native.path, record)
      defer { hand.close() }
      return try await StormStress(settings, native, record, script, hand).run(architecture)
    }.0
  }

  private func run(_ architecture: Architecture) async throws -> StressReport {
    let plan = StormPlan(seed: settings.seed, inFlight: settings.inFlight)
    return try await StressCycles(settings: settings, architecture: architecture, record: record).run(
      check: { moment in
        try await self.settle(before: moment)
        return try await self.native.checkpoint(moment, isLast: moment == .end)
      }, play: { try await self.play(plan.cycle($0)) },
      ways: {
        let names = ReloadTrigger.allCases.map(\.rawValue) + DeviceAct.methods
        return names.map { ($0, self.ways[$0] ?? 0) } + [("acts that missed", self.hand.missed)]
      })
  }

  /// Runs one cycle. Returns when the next epoch has begun, and each request of a driver is answered.
  private func play(_ steps: [Step]) async throws {
    let next = script.epoch + 1
    try await script.play(
      steps, ask: { native.reload(reloads, record) },
      act: { act in
        hand.perform(act)
        if act.isAwaited { try await watch.wait(for: "\(act.method) to be answered") { [hand] in hand.isDone } }
      })
    for step in steps {
      switch step {
      case .reload(let way): ways[way.rawValue, default: 0] += 1
      case .act(let act): ways[act.method, default: 0] += 1
      case .command, .pause: break
      }
    }
    try await wait(for: next)
  }

  /// Brings the device back to the state of the start, in a context in which nothing else happens, and ends that context.
  private func settle(before moment: StressCheckpoint.Moment) async throws {
    guard moment != .start else { return }
    try await reload()
    // Links wait for a screen. Overlays, and the list of modals until there is another root, outlive a reload on turbo.
    for kind in [CommandKind.setRoot, .dismissOverlays] { try await script.wait(for: script.issue(kind)) }
    hand.reset()
    try await reload()
  }

  private func reload() async throws {
    let next = script.epoch + 1
    native.reload(reloads, record)
    try await wait(for: next)
  }

  private func wait(for epoch: Int) async throws {
    try await watch.wait(for: "epoch \(epoch) to begin, and each request of a driver to be answered") { [self] in
      script.isClosed || (script.epoch >= epoch && reloads.unanswered == 0 && hand.isDone)
    }
    if script.isClosed { throw StressError.scriptLost("It was to run until epoch \(epoch).") }
  }
}
