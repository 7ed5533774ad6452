internal import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// Ends and reloads scripts with commands in flight, against a native side in a separate process.
package enum Stress {
  /// Runs one profile on one route. Throws `StressError` when there is no verdict.
  /// - Parameter watch: ends the run when the watch fails; used by this run only.
  package static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ watch: Watch
  ) async throws -> StressReport {
    let listened = Guarded<String?>(nil)
    // A killed native side leaves its socket behind.
    defer { if let path = listened.withLock({ $0 }) { PipePath(madeElsewhere: path).remove() } }
    do {
      return try await NativeSideProcess.run(NativeUnderStress.arguments) { path, child in
        listened.withLock { $0 = path }
        return try await withTaskExecutorPreference(ScriptThread.executor) {
          try await run(settings, architecture, path, child, watch)
        }
      }.0
    } catch {
      throw await watch.failure ?? error
    }
  }

  @ScriptThread
  private static func run(
    _ settings: StressSettings, _ architecture: Architecture, _ path: String, _ child: ChildProcess.Running,
    _ watch: Watch
  ) async throws -> StressReport {
    let native = try await NativeUnderStress.connect(to: path, child, settings, watch)
    defer { native.close() }
    let record = StressRecord(watch)
    return switch settings.profile {
    case .reload: try await ReloadStress.run(settings, architecture, native, record)
    case .teardown: try await TeardownStress.run(settings, architecture, native, record)
    }
  }
}
