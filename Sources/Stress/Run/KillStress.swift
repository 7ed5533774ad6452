internal import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import ScriptSide

/// Runs `stress kill`: processes that are killed with commands in flight, each followed by others.
@ScriptThread
struct KillStress: StressCourse {
  nonisolated static let profile = StressProfile.kill

  private let settings: StressSettings
  private let architecture: Architecture
  private let record: StressRecord
  private let folder: StressFolder

  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport {
    let folder = try StressFolder()
    defer { folder.remove() }
    let plan = StrikePlan<KillWay>(seed: settings.seed, inFlight: settings.inFlight)
    let course = KillStress(settings: settings, architecture: architecture, record: record, folder: folder)
    var ways: [KillWay: Int] = [:]
    return try await StressCycles(settings: settings, architecture: architecture, record: record).run(
      check: { try await course.native.check($0) },
      play: { index in
        let cycle = plan.cycle(index)
        ways[cycle.way, default: 0] += 1
        try await course.play(cycle, index: index)
      }, ways: { KillWay.allCases.map { ($0.rawValue, ways[$0] ?? 0) } })
  }

  private var native: OwnNativeSide {
    OwnNativeSide(settings: settings, architecture: architecture, record: record, folder: folder)
  }

  private func play(_ cycle: StrikePlan<KillWay>.Cycle, index: Int) async throws {
    switch cycle.way {
    case .script, .scriptInFrame: try await killScript(cycle, index: index)
    case .native, .nativeInFrame: try await killNative(cycle)
    case .run: try await killRun(cycle, .navbridge, expecting: 128 + Int(SIGKILL))
    case .nativeOfRun: try await killRun(cycle, .nativeSide, expecting: Int(EX_SOFTWARE))
    case .scriptOfRun: try await killRun(cycle, .scriptSide, expecting: Int(EX_SOFTWARE))
    }
  }

  private func killRun(
    _ cycle: StrikePlan<KillWay>.Cycle, _ target: ChildProgram, expecting code: Int
  ) async throws {
    // A native side that was killed in the cycle before has left its socket, which only one on the same path replaces.
    folder.removePipe()
    try await AppUnderStress(
      folder: folder, architecture: architecture, inFlight: settings.inFlight, record: record
    ).end(after: cycle.strikesAfter % 3, by: SIGKILL, to: target, expecting: code, way: cycle.way.rawValue)
  }

  /// Kills a script's process. Its native side goes on, and has to invalidate the commands.
  private func killScript(_ cycle: StrikePlan<KillWay>.Cycle, index: Int) async throws {
    try await native.run(cycle.way.rawValue, endingWith: 128 + Int(SIGTERM)) { native in
      let arguments = ScriptProcess(
        path: native.path, architecture: architecture, seed: settings.seed, cycle: index, inFlight: settings.inFlight,
        diesInFrame: cycle.way == .scriptInFrame
      ).arguments
      let (_, left) = try await ChildProcess.run(.navbridge, arguments) { [record] child in
        try await withTaskExecutorPreference(ScriptThread.executor) {
          guard let epoch = ScriptProcess.epoch(in: child.firstLine) else {
            throw StressError.scriptLost("The first line of its process is '\(child.firstLine)'.")
          }
          if cycle.way == .script {
            try await record.waitUntilReached(cycle.strikesAfter, in: epoch)
            child.send(SIGKILL)
          }
          try await record.waitUntilEnded(epoch)
        }
      }
      record.note(ProcessEnding(left), instead: 128 + Int(SIGKILL), of: "The script's process")
      record.account.close(.atRest(try await native.countsAtRest()))
    }
    record.noteLeft(in: folder, by: cycle.way.rawValue)
  }

  /// Kills the native side. Each command has to fail in the script, and so has each request of a driver that did not read.
  private func killNative(_ cycle: StrikePlan<KillWay>.Cycle) async throws {
    try await native.run(cycle.way.rawValue, endingWith: 128 + Int(SIGKILL)) { native in
      let script = try await StressScript.begin(at: native.path, architecture, record)
      let isInFrame = cycle.way == .nativeInFrame
      let reader = isInFrame ? try await StalledDriver.connect(to: native.path, record.watch) : nil
      // The answers of screens fill the connection, so that the native side stops in the middle of one.
      reader?.stop()
      reader?.ask(times: 512)
      try await script.play(cycle.steps)
      try await record.waitUntilReached(cycle.strikesAfter, in: script.epoch)
      if isInFrame { script.beginFrame() }
      native.send(SIGKILL)
      try await record.watch.wait(for: "the script's connection to close") { script.isClosed }
      try await native.gone()
      try await record.waitUntilAllSettled()
      try await reader?.end()
      record.account.close(.killed)
      try await record.waitUntilGone(folder)
    }
  }
}
