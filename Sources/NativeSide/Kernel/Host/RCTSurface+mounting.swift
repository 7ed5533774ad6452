internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

extension RCTSurface {
  private var host: NativeHost { NativeHost.of(owner) }

  /// Runs `work` with React's next mount. A mounted screen is laid out by the transition that calls this method, and
  /// then mounts again. The script does not report that second mount, so the next turn is used instead. Otherwise the
  /// mount of any surface is sufficient, as on iOS. If no mount comes within the render limit, `work` runs without it,
  /// and a diagnostic is recorded.
  package func afterNextMount(_ work: @escaping @MainQueue @Sendable () -> Void) {
    guard let session, !isMounted else { return host.application.async(work) }
    // Otherwise the work would count as a consequence of the surface that mounts next.
    let work = host.keepingCause(work)
    guard !host.configuration.faithfulHangs else {
      _ = session.surfaces.afterNextMount(work)
      return
    }
    let limit = Guarded<TimeLimit?>(nil)
    let giveUp = session.surfaces.afterNextMount {
      limit.withLock { $0 = nil }
      work()
    }
    let (host, name, milliseconds) = (host, moduleName, host.configuration.renderTimeout)
    let timeLimit = host.renderLimit {
      host.diagnostics.record(
        "noMount",
        "A transition to '\(cut: name)' began without React's mount, which has not come in \(milliseconds) ms.")
      giveUp()
    }
    limit.withLock { $0 = timeLimit }
  }
}
