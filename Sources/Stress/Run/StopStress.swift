internal import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import ScriptSide

/// Runs `stress stop`: native sides that signals end with commands in flight.
@ScriptThread
struct StopStress: StressCourse {
  nonisolated static let profile = StressProfile.stop

  private let settings: StressSettings
  private let architecture: Architecture
  private let record: StressRecord
  private let folder: StressFolder

  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport {
    let folder = try StressFolder()
    defer { folder.remove() }
    let plan = StrikePlan<StopWay>(seed: settings.seed, inFlight: settings.inFlight)
    let course = StopStress(settings: settings, architecture: architecture, record: record, folder: folder)
    var ways: [StopWay: Int] = [:]
    return try await StressCycles(settings: settings, architecture: architecture, record: record).run(
      check: { try await course.native.check($0) },
      play: { index in
        let cycle = plan.cycle(index)
        ways[cycle.way, default: 0] += 1
        try await course.play(cycle)
      }, ways: { StopWay.allCases.map { ($0.rawValue, ways[$0] ?? 0) } })
  }

  private var native: OwnNativeSide {
    OwnNativeSide(settings: settings, architecture: architecture, record: record, folder: folder)
  }

  private func play(_ cycle: StrikePlan<StopWay>.Cycle) async throws {
    let signal = cycle.way.signal
    guard !cycle.way.isOfRun else {
      return try await AppUnderStress(
        folder: folder, architecture: architecture, inFlight: settings.inFlight, record: record
      ).end(
        after: cycle.strikesAfter % 3, by: signal, to: .navbridge, expecting: 128 + Int(signal), way: cycle.way.rawValue
      )
    }
    try await native.run(cycle.way.rawValue, endingWith: 128 + Int(signal)) { native in
      let script = try await StressScript.begin(at: native.path, architecture, record)
      let before = (script: record.ledger.answered(on: architecture), native: record.account.answered)
      try await script.play(cycle.steps)
      try await record.waitUntilReached(cycle.strikesAfter, in: script.epoch)
      native.send(signal)
      if cycle.way == .twice { native.send(signal) }
      try await record.watch.wait(for: "the script's connection to close") { script.isClosed }
      try await native.gone()
      try await record.waitUntilAllSettled()
      // The body's end would send another signal to a process that is still ending.
      try await record.waitUntilGone(folder)
      if cycle.way == .twice { return record.account.close(.killed) }
      close(after: before)
    }
    record.noteLeft(in: folder, by: cycle.way.rawValue)
  }

  /// Compares the accounts of a native side that has ended in order. It can be asked for no counts any more, but it has sent
  /// everything.
  private func close(after before: (script: Int, native: Int)) {
    let answered = record.account.answered - before.native
    let received = record.ledger.answered(on: architecture) - before.script
    if answered != received {
      record.ledger.note(
        .miscounted,
        "Before it stopped, the native side answered \(answered) commands; the script received \(received) answers.")
    }
    record.account.close(.stopped)
  }
}

extension StopWay {
  fileprivate var signal: CInt {
    switch self {
    case .terminate, .twice, .runTerminate: SIGTERM
    case .interrupt, .runInterrupt: SIGINT
    case .hangUp: SIGHUP
    }
  }

  /// True if 'navbridge run' gets the signal, and not a native side.
  fileprivate var isOfRun: Bool { self == .runTerminate || self == .runInterrupt }
}
