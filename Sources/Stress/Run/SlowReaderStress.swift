internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// Runs `stress slow-reader`: peers that stop reading, or read slowly, beside others that go on.
@ScriptThread
final class SlowReaderStress: StressCourse {
  nonisolated static let profile = StressProfile.slowReader

  private let settings: StressSettings
  private let architecture: Architecture
  private let native: NativeUnderStress
  private let record: StressRecord
  private var watch: Watch { record.watch }
  private var ways: [SlowPeer: Int] = [:]

  /// The rounds of commands within which a peer that does not read has to be closed. The limit and the system's own buffers
  /// are full after some of them.
  private static let mostRounds = 2000
  /// The largest number of bytes that a slow peer reads at once.
  private static let bytesAtOnce = 400

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
    // A peer that reads gets its answers while the commands of a cycle are in flight, however many they are.
    let limit = max(128 << 10, settings.inFlight * 2048)
    return try await NativeUnderStress.run(settings, record, ["--max-queued-bytes", "\(limit)"]) { native in
      try await SlowReaderStress(settings, architecture, native, record).run()
    }.0
  }

  private func run() async throws -> StressReport {
    let plan = StrikePlan<SlowPeer>(seed: settings.seed, inFlight: settings.inFlight)
    return try await StressCycles(settings: settings, architecture: architecture, record: record).run(
      check: { moment in
        try await self.settle()
        return try await self.native.checkpoint(moment, isLast: moment == .end)
      },
      play: { index in
        let cycle = plan.cycle(index)
        self.ways[cycle.way, default: 0] += 1
        try await self.play(cycle, index: index)
      }, ways: { SlowPeer.allCases.map { ($0.rawValue, self.ways[$0] ?? 0) } })
  }

  private func play(_ cycle: StrikePlan<SlowPeer>.Cycle, index: Int) async throws {
    switch cycle.way {
    case .stoppedDriver: try await stopDriver()
    case .slowDriver: try await slowDriver(cycle.steps, index: index)
    case .stoppedScript: try await stopScript()
    case .slowScript: try await slowScript(cycle.steps, index: index)
    }
  }

  /// With few commands it would take long until a connection is full.
  private var commandsOfRound: Int { max(64, settings.inFlight) }

  private func pace(_ index: Int) -> SlowTransport.Pace {
    SlowTransport.Pace(most: Self.bytesAtOnce, random: SeededGenerator(seed: settings.seed, index: index))
  }

  /// A driver stops reading while it asks for screens and gets the traffic. The round trips of a script go on.
  private func stopDriver() async throws {
    let script = try await StressScript.begin(at: native.path, architecture, record)
    let reader = try await StalledDriver.connect(to: native.path, watch)
    try await reader.subscribe()
    reader.stop()
    try await rounds(of: "A driver", until: { reader.isClosed }) {
      reader.ask(times: 64)
      for _ in 0..<commandsOfRound { script.issue(.noop) }
      if let last = script.lastIssued { try await script.wait(for: last) }
    }
    try await reader.end()
    try await end(script)
  }

  /// A script stops reading while its commands are answered. The round trips of a driver go on.
  private func stopScript() async throws {
    var transport: SlowTransport?
    let script = try await StressScript.begin(at: native.path, architecture, record) {
      let slow = SlowTransport($0)
      transport = slow
      return slow
    }
    transport?.stop()
    try await rounds(of: "A script", until: { [record] in record.account.hasEnded(script.epoch) || script.isClosed }) {
      for _ in 0..<commandsOfRound { script.issue(.noop) }
      try await native.roundTrip()
    }
    transport?.goOn()
    try await end(script)
  }

  /// Runs rounds of commands until the native side has closed the connection of a peer that does not read.
  private func rounds(
    of peer: String, until isClosed: @ScriptThread () -> Bool, round: @ScriptThread () async throws -> Void
  ) async throws {
    _ = native.newErrors()
    for _ in 0..<Self.mostRounds {
      try await round()
      guard isClosed() else { continue }
      // The reason is printed by the time at which another message is answered.
      try await native.roundTrip()
      let errors = native.newErrors()
      if errors.contains("--max-queued-bytes") { return }
      return record.ledger.note(
        .unread, "\(peer) that does not read was closed without its reason. The errors meanwhile: \(errors)")
    }
    record.ledger.note(
      .unread,
      "\(peer) that does not read was not closed, although \(Self.mostRounds) rounds of \(commandsOfRound) commands were "
        + "answered meanwhile.")
  }

  /// A driver reads a few bytes at a time. It gets the traffic of each command, or is closed by the limit.
  private func slowDriver(_ steps: [Step], index: Int) async throws {
    let script = try await StressScript.begin(at: native.path, architecture, record)
    let reader = try await StalledDriver.connect(to: native.path, pace: pace(index), watch)
    try await reader.subscribe()
    try await script.play(steps)
    let (epoch, count) = (script.epoch, settings.inFlight)
    try await watch.wait(for: "the traffic of \(count) commands to reach a slow driver") {
      reader.isClosed || reader.account.reached(in: epoch) == count
    }
    reader.close()
    try await end(script)
  }

  /// A script reads a few bytes at a time. It gets the answer of each command, or is closed by the limit.
  private func slowScript(_ steps: [Step], index: Int) async throws {
    let pace = pace(index)
    let script = try await StressScript.begin(at: native.path, architecture, record) { SlowTransport($0, pace: pace) }
    try await script.play(steps)
    try await script.wait(for: script.issue(.noop))
    try await native.roundTrip()
    try await end(script)
  }

  /// Begins a context that takes the place of what the last one has left on the screen.
  private func settle() async throws { try await end(.begin(at: native.path, architecture, record)) }

  /// Closes a script, and waits until native has ended its epoch and each command has settled.
  private func end(_ script: StressScript) async throws {
    script.navigation.close()
    try await record.waitUntilEnded(script.epoch)
    try await watch.wait(for: "the connection of a script to close") { script.isClosed }
    try await record.waitUntilAllSettled()
  }
}
