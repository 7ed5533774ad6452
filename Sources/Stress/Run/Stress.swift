internal import NavbridgeLauncher
internal import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// Ends and reloads scripts with commands in flight, against a native side in a separate process.
public enum Stress {
  /// Runs one profile on one route. Throws `StressError` when there is no verdict.
  /// - Parameter watch: ends the run when the watch fails; used by this run only.
  public static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ watch: Watch
  ) async throws -> StressReport {
    let listened = Guarded<String?>(nil)
    // A killed native side leaves its socket behind.
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
