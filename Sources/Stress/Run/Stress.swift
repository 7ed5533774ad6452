package import NavbridgeRuntime
package import NavbridgeVocabulary

/// Disturbs scripts and native sides in separate processes, with commands in flight.
package enum Stress {
  /// The courses of all profiles. The command line, the table in the docs and the tests follow from them.
  package static let courses: [any StressCourse.Type] = [
    ReloadStress.self, TeardownStress.self, StormStress.self, SlowReaderStress.self, KillStress.self, StopStress.self,
  ]

  package static var profiles: [StressProfile] { courses.map { $0.profile } }

  /// Runs one profile on one route. Throws `StressError` when there is no verdict.
  /// - Parameters:
  ///   - watch: ends the run when the watch fails; used by this run only.
  ///   - onProgress: called when a cycle has ended.
  package static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ watch: Watch,
    onProgress: @escaping @ScriptThread @Sendable (StressProgress) -> Void = { _ in }
  ) async throws -> StressReport {
    guard let course = courses.first(where: { $0.profile == settings.profile }) else {
      preconditionFailure("The profile '\(settings.profile.name)' has no course.")
    }
    do {
      return try await course.run(settings, architecture, StressRecord(watch, onProgress: onProgress))
    } catch {
      throw await watch.failure ?? error
    }
  }
}

/// The course of the runs of a profile.
package protocol StressCourse: SendableMetatype {
  static var profile: StressProfile { get }

  @ScriptThread
  static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ record: StressRecord
  ) async throws -> StressReport
}

/// The reason why a stress run has no verdict.
package enum StressError: Error, Sendable, Equatable, CustomStringConvertible {
  case timedOut(String, seconds: Int)
  case interrupted(signal: Int32)
  case scriptLost(String)
  case nativeLost
  case noFolder(String)

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
    case .noFolder(let why):
      "No folder for the sockets of the run could be made: \(why). Set TMPDIR to a folder that may be written to and has a "
        + "short path."
    }
  }
}

/// The accounts of a run's commands: that of the script side, which all its scripts share, and that of the native side.
@ScriptThread
package final class StressRecord {
  var ledger = CommandLedger()
  var account = NativeAccount()
  let watch: Watch
  /// The process of the native side that runs now.
  var native: Int32?
  /// The number of descriptors of this process at the last checkpoint.
  var ownDescriptors = Int.max
  /// Called when a cycle has ended.
  let onProgress: @ScriptThread (StressProgress) -> Void

  init(_ watch: Watch, onProgress: @escaping @ScriptThread (StressProgress) -> Void = { _ in }) {
    self.watch = watch
    self.onProgress = onProgress
  }

  var faultCount: Int { ledger.faults.count + account.faults.count }

  func waitUntilReached(_ count: Int, in epoch: Int) async throws {
    try await watch.wait(for: "\(count) commands of epoch \(epoch) to reach native") { [self] in
      account.reached(in: epoch) >= count || account.hasEnded(epoch)
    }
  }

  func waitUntilEnded(_ epoch: Int) async throws {
    try await watch.wait(for: "native to end epoch \(epoch)") { [self] in account.hasEnded(epoch) }
  }

  /// Waits until every command has settled, for a moment at which no script runs that could wait for ever.
  func waitUntilAllSettled() async throws {
    try await watch.wait(for: "all commands to settle") { [self] in ledger.isAllSettled }
  }
}
