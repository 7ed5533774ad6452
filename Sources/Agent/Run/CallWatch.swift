internal import NavbridgeRuntime

/// Watches that work on apps goes on while a call is carried out. A process that stands still, or a turn without an end, would
/// keep the call, and all later ones, from an answer.
@ScriptThread
final class CallWatch {
  private weak var session: AgentSession?
  private var progress: [String: Int] = [:]
  private var hasEnded = false

  /// The real time, in seconds, after which an app that has done nothing is ended. A step has a limit of its own, which is less.
  private static let patience = 15

  init(_ session: AgentSession) {
    self.session = session
    wait()
  }

  func end() { hasEnded = true }

  private func wait() {
    progress = Dictionary(uniqueKeysWithValues: (session?.runs ?? []).map { ($0.id, $0.progress) })
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Int64(Self.patience) * 1_000_000_000, ScriptThread.item { [weak self] in self?.look() })
  }

  private func look() {
    guard !hasEnded, let session else { return }
    for run in session.runs where run.isAtWork && progress[run.id] == run.progress {
      run.giveUp("The app was ended: one of its sides has not answered for \(Self.patience) s of real time.")
    }
    wait()
  }
}
