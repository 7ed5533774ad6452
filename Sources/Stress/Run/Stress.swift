internal import Launcher
public import Shared

/// Ends scripts and reloads them with commands in flight, against a native side in a process of its own.
public enum Stress {
  /// Runs one profile on one route. Throws `StressError` where it comes to no verdict.
  /// - Parameter watch: ends the run when it fails; of this run alone.
  public static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ watch: Watch
  ) async throws -> StressReport {
    let listened = Guarded<String?>(nil)
    // A native side that was killed leaves its socket.
    defer { if let path = listened.withLock({ $0 }) { PipePath(madeElsewhere: path).remove() } }
    do {
      return try await NativeSideProcess.run(NativeUnderStress.arguments) { path, child in
        listened.withLock { $0 = path }
        return try await withTaskExecutorPreference(ScriptThread.executor) {
          switch settings.profile {
          case .reload: try await ReloadStress.run(settings, architecture, path, child, watch)
          case .teardown: try await TeardownStress.run(settings, architecture, path, child, watch)
          }
        }
      }.0
    } catch {
      throw await watch.failure ?? error
    }
  }
}
